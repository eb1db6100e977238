/** The OpenAPI document as far as codegen looks into it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: Json[]
  const?: Json
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  default?: Json
  readOnly?: boolean
  writeOnly?: boolean
  additionalProperties?: boolean | Schema
  description?: string
  'x-ui'?: Record<string, Json>
}

export interface MediaType {
  schema?: Schema
  example?: Json
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema: Schema
  explode?: boolean
  'x-ui'?: Record<string, Json>
}

export interface Response {
  description: string
  content?: Record<string, MediaType>
  $ref?: string
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  security?: Record<string, string[]>[]
  'x-origin': 'spec' | 'roundview'
  'x-permission': 'public' | 'rater' | 'member' | 'admin'
  'x-object'?: string
  /** Names of domain/errors.ts this operation answers beside the general ones. */
  'x-errors'?: string[]
  /** Name -> returnCode of every error it may answer; codegen writes it. */
  'x-error-codes'?: Record<string, number>
  'x-pending'?: boolean
  /** Its body is filled in as a form, so the browser gets a validator of it. */
  'x-form'?: boolean
  /** The head of its query key, where that is not its tag. */
  'x-resource'?: string
  /** Heads of what must be loaded again after it. */
  'x-stale'?: string[]
  /** A POST that changes nothing. */
  'x-reads'?: boolean
  /** Bytes of the largest body; 1 MiB when absent. */
  'x-body-limit'?: number
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string; description: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses?: Record<string, Response>
    securitySchemes: Record<string, Json>
  }
  'x-resources'?: Record<string, Record<string, Json>>
  /** Errors operations answer because of their kind: group -> names. */
  'x-general-errors'?: Record<string, string[]>
  /** Feature -> heads of what is stale after one of its acts. */
  'x-stale'?: Record<string, string[]>
}

/** Every operation with its path and method, in the document's order. */
export function* operationsOf(
  document: ApiDocument,
): Generator<{ path: string; method: string; operation: Operation }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (operation !== undefined) yield { path, method, operation }
    }
  }
}

/** Follows a `#/components/…` reference; anything else is returned as it is. */
export function resolve<T extends { $ref?: string }>(document: ApiDocument, value: T): T {
  let current = value
  while (current.$ref !== undefined) {
    let target: unknown = document
    for (const part of current.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[part]
    if (target === undefined) throw new Error(`${current.$ref} names nothing`)
    current = target as T
  }
  return current
}
