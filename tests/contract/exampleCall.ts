/** Calls any operation with the input its document gives as an example: for what is asked of all operations alike. */
import document from '../../openapi/generated/openapi.json' with { type: 'json' }
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { Answer, Caller } from '../../server/demo/caller.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
}

export interface Parameter {
  example?: string
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}

interface InputDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        responses: Record<string, { content?: object }>
        requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> }
      }
    >
  >
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}

// The JSON edge: as much of the document as an input needs.
const { paths, components } = document as unknown as InputDocument
/** Those that all operations of an address have stand beside them. */
const sharedParameters = document.paths as unknown as Record<string, { parameters?: Parameter[] }>

/** The schema itself, where it stands as a reference. */
export function schemaOf(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
}

function valueFor(schema: Schema): unknown {
  const target = schemaOf(schema)
  if (target.enum !== undefined) return target.enum[0]
  if (target.type === 'array') return [valueFor(target.items ?? {})]
  return target.type === 'integer' ? 1 : '1'
}

/** Parameters and body of an operation, as the document has them. */
export function inputsOf(operationId: OperationId) {
  const { path, method } = operationsTable[operationId]
  const operation = paths[path]?.[method.toLowerCase()]
  const own = [...(sharedParameters[path]?.parameters ?? []), ...(operation?.parameters ?? [])]
  const parameters = own.map((one) =>
    one.$ref === undefined ? one : (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one),
  )
  return { parameters, requestBody: operation?.requestBody }
}

/** The content types of an operation's answer. */
export function answersOf(operationId: OperationId): string[] {
  const { path, method } = operationsTable[operationId]
  return Object.keys(paths[path]?.[method.toLowerCase()]?.responses['200']?.content ?? {})
}

/** Path, required query and body of an operation; `ids` replaces path values by name. */
export function exampleInput(operationId: OperationId, ids: Record<string, number | string> = {}) {
  const { path } = operationsTable[operationId]
  const { parameters, requestBody } = inputsOf(operationId)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const exampleOf = (name: string) => parameters.find((one) => one.name === name)?.example
  const query = parameters.filter((one) => one.in === 'query' && one.required === true)
  const [content] = Object.values(requestBody?.content ?? {})
  return {
    path: Object.fromEntries(names.map((name) => [name, ids[name] ?? exampleOf(name) ?? 1])),
    query: Object.fromEntries(query.map(({ name, schema }) => [name, valueFor(schema)])),
    ...(content && { body: content.example ?? {} }),
  }
}

/** The answer to the example input. */
export function callByExample(
  caller: Caller,
  operationId: OperationId,
  ids: Record<string, number | string> = {},
): Promise<Answer<unknown>> {
  // The JSON edge: the example was checked against the schema by document.test.ts, the compiler cannot know.
  return caller.call(operationId, exampleInput(operationId, ids) as never)
}
