/** Writes operations.ts (the table both wings look operations up in) and routes.json (what the server registers). */
import { type ApiDocument, operationsOf, type Parameter, resolve, type Schema } from './document.ts'

interface RouteSchemas {
  operationId: string
  method: string
  url: string
  params?: Schema
  querystring?: Schema
  body?: Record<string, Schema>
  bodyRequired?: boolean
  bodyLimit?: number
}

function parametersSchema(parameters: Parameter[]): Schema | undefined {
  if (parameters.length === 0) return undefined
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, bare(schema)])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

function answerKind(operation: { responses: Record<string, { content?: Record<string, unknown> }> }): string {
  return Object.keys(operation.responses['200']?.content ?? {})[0] ?? 'application/json'
}

/** The operations table: permission, object, origin and address of every operation, by operationId. */
export function operationsModule(document: ApiDocument): string {
  const rows = [...operationsOf(document)].map(({ path, method, operation }) => {
    const row = {
      method: method.toUpperCase(),
      path,
      feature: operation.tags[0],
      origin: operation['x-origin'],
      permission: operation['x-permission'],
      object: operation['x-object'] ?? null,
      pending: operation['x-pending'] ?? false,
      answer: answerKind(operation),
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return `// Written by codegen from the OpenAPI document: do not edit.
export const operationsTable = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof operationsTable

type PendingId = { [Id in OperationId]: (typeof operationsTable)[Id]['pending'] extends true ? Id : never }[OperationId]

/** Operations the server must have a handler for. */
export type BuiltOperationId = Exclude<OperationId, PendingId>
`
}

/** A schema as a validator reads it: without what is said to people. */
export function bare(schema: Schema): Schema {
  const { description: _description, 'x-ui': _ui, properties, items, additionalProperties, ...rest } = schema
  const parts = (['allOf', 'oneOf', 'anyOf'] as const).filter((name) => rest[name] !== undefined)
  return {
    ...rest,
    ...Object.fromEntries(parts.map((name) => [name, rest[name]?.map(bare)])),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, bare(property)])),
    }),
    ...(items && { items: bare(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? bare(additionalProperties) : additionalProperties,
    }),
  }
}

/** Everything the server needs to register its routes, without the examples, answers and descriptions. */
export function routesJson(document: ApiDocument): string {
  const routes = [...operationsOf(document)].map(({ path, method, operation }): RouteSchemas => {
    const shared = document.paths[path]?.parameters ?? []
    const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter))
    const params = parametersSchema(parameters.filter((parameter) => parameter.in === 'path'))
    const querystring = parametersSchema(parameters.filter((parameter) => parameter.in === 'query'))
    const body = Object.fromEntries(
      Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => [type, bare(media.schema ?? {})]),
    )
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(operation.requestBody && { body, bodyRequired: operation.requestBody.required ?? false }),
      ...(operation['x-body-limit'] !== undefined && { bodyLimit: operation['x-body-limit'] }),
    }
  })
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, bare(schema)]),
  )
  return `${JSON.stringify({ routes, schemas }).replaceAll('"#/components', '"roundview#/components')}\n`
}
