/** Joins openapi.yaml and features/*.yaml into one document, with the envelope around every JSON answer. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type ApiDocument, type MediaType, type Operation, operationsOf, resolve, type Schema } from './document.ts'
import { declareErrors } from './errors.ts'

/** `relations.yaml#/components/x` and `../openapi.yaml#/components/x` both name the joined document. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(/^[^#]*#/, '#') : rewriteReferences(inner),
    ]),
  )
}

function readYaml(file: string): Partial<ApiDocument> {
  return rewriteReferences(parse(readFileSync(file, 'utf8'))) as Partial<ApiDocument>
}

function mergeInto<T>(target: Record<string, T>, source: Record<string, T> | undefined, where: string): void {
  for (const [key, value] of Object.entries(source ?? {})) {
    if (key in target) throw new Error(`${where}: ${key} is defined twice`)
    target[key] = value
  }
}

/** Merges allOf parts into one object schema, since closed objects with allOf reject everything. */
function flattenAllOf(document: ApiDocument, schema: Schema): Schema {
  if (schema.allOf === undefined) return schema
  const { allOf, ...rest } = schema
  const parts = [...allOf, rest].map((part) => flattenAllOf(document, resolve(document, part)))
  return {
    ...rest,
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: [...new Set(parts.flatMap((part) => part.required ?? []))],
  }
}

/** Flattens and closes every object schema below `schema`, in place of the original. */
function closeObjects(document: ApiDocument, schema: Schema): Schema {
  const flat = flattenAllOf(document, schema)
  const closed: Schema = { ...flat }
  if (flat.properties !== undefined) {
    closed.properties = Object.fromEntries(
      Object.entries(flat.properties).map(([name, property]) => [name, closeObjects(document, property)]),
    )
    closed.additionalProperties = flat.additionalProperties ?? false
  }
  if (flat.items !== undefined) closed.items = closeObjects(document, flat.items)
  if (flat.oneOf !== undefined) closed.oneOf = flat.oneOf.map((part) => closeObjects(document, part))
  if (flat.anyOf !== undefined) closed.anyOf = flat.anyOf.map((part) => closeObjects(document, part))
  return closed
}

/** The answer's envelope; an answer without a name of its own is what the response says it is. */
function envelope(media: MediaType, said: string): MediaType {
  const { schema = {} } = media
  const isNamed = schema.$ref !== undefined || schema.description !== undefined
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['returnCode', 'message', 'result'],
      properties: {
        returnCode: { type: 'integer', const: 0, description: '0: the call went well' },
        message: { type: 'string', maxLength: 2000, description: 'Empty when the call went well' },
        result: isNamed ? schema : { ...schema, description: said },
      },
    },
    example: { returnCode: 0, message: '', result: media.example ?? null },
  }
}

const SECURITY: Record<Operation['x-permission'], Record<string, string[]>[]> = {
  public: [],
  rater: [{ rater: [] }, { session: [] }],
  member: [{ session: [] }],
  admin: [{ session: [] }],
}

function finishOperations(document: ApiDocument): void {
  for (const { operation } of operationsOf(document)) {
    operation.security = SECURITY[operation['x-permission']]
    for (const response of Object.values(operation.responses)) {
      for (const [type, media] of Object.entries(response.content ?? {})) {
        if (media.schema !== undefined) media.schema = closeObjects(document, media.schema)
        if (type === 'application/json' && response.content !== undefined)
          response.content[type] = envelope(media, response.description)
      }
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      if (media.schema !== undefined) media.schema = closeObjects(document, media.schema)
    }
  }
  declareErrors(document)
}

/** The whole document, ready to be written as openapi.json. Throws on names defined twice and on broken references. */
export function bundle(openapiDirectory: string): ApiDocument {
  const document = readYaml(join(openapiDirectory, 'openapi.yaml')) as ApiDocument
  document.paths = {}
  const resources: Record<string, Record<string, never>> = {}
  const stale: Record<string, string[]> = {}
  const features = readdirSync(join(openapiDirectory, 'features')).filter((name) => name.endsWith('.yaml'))
  for (const name of features.sort()) {
    const part = readYaml(join(openapiDirectory, 'features', name))
    for (const [path, item] of Object.entries(part.paths ?? {})) {
      const known = document.paths[path] ?? {}
      mergeInto(known as Record<string, unknown>, item as Record<string, unknown>, `${name} ${path}`)
      document.paths[path] = known
    }
    mergeInto(document.components.schemas, part.components?.schemas, name)
    mergeInto(document.components.parameters, part.components?.parameters, name)
    mergeInto(resources as Record<string, unknown>, part['x-resources'], name)
    mergeInto(stale, part['x-stale'], name)
  }
  document['x-resources'] = resources
  document['x-stale'] = stale
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    document.components.schemas[name] = closeObjects(document, schema)
  }
  finishOperations(document)
  return document
}
