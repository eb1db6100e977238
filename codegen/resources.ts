/** Writes resources.ts: the fields and inputs the admin's plain lists and forms are drawn from. */
import { type ApiDocument, type Json, resolve, type Schema } from './document.ts'

type FieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'email'
  | 'password'
  | 'multiline'
  | 'select'
  | 'reference'
  | 'tags'

interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  listed: boolean
  order: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: Json[]
  choiceLabels?: Json
  reference?: string
  defaultValue?: Json
}

function kindOf(schema: Schema, types: string[]): FieldKind {
  const widget = schema['x-ui']?.widget
  if (typeof widget === 'string') return widget as FieldKind
  if (schema['x-ui']?.reference !== undefined) return 'reference'
  if (schema.enum !== undefined) return 'select'
  if (schema.format === 'email') return 'email'
  if (schema.format === 'date-time' || schema.format === 'date') return 'date'
  if (types.includes('array')) return 'tags'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('integer') || types.includes('number')) return 'number'
  return 'text'
}

function bounds(schema: Schema): Partial<FieldDescriptor> {
  const { minimum, maximum, minLength, maxLength, pattern } = schema
  return JSON.parse(JSON.stringify({ minimum, maximum, minLength, maxLength, pattern }))
}

function describe(document: ApiDocument, name: string, given: Schema, required: boolean): FieldDescriptor | undefined {
  const own = given['x-ui']
  const target = resolve(document, given)
  const schema: Schema = { ...target, ...given, 'x-ui': { ...target['x-ui'], ...own } }
  const ui = schema['x-ui'] ?? {}
  if (ui.hidden === true) return undefined
  const types = [schema.type ?? 'string'].flat()
  const choices = schema.enum?.filter((choice) => choice !== null)
  return {
    name,
    kind: kindOf(schema, types),
    label: { zh: String(ui.zh ?? name), en: String(ui.en ?? name) },
    required,
    nullable: types.includes('null'),
    readOnly: schema.readOnly === true,
    listed: ui.listed === true,
    order: Number(ui.order ?? 1000),
    ...bounds(schema),
    ...(choices && { choices }),
    ...(ui.choices !== undefined && { choiceLabels: ui.choices }),
    ...(typeof ui.reference === 'string' && { reference: ui.reference }),
    ...(schema.default !== undefined && { defaultValue: schema.default }),
  }
}

function fieldsOf(document: ApiDocument, schemaName: Json | undefined): FieldDescriptor[] {
  if (typeof schemaName !== 'string') return []
  const schema = document.components.schemas[schemaName]
  if (schema === undefined) throw new Error(`x-resources names the unknown schema ${schemaName}`)
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => describe(document, name, property, schema.required?.includes(name) === true))
    .filter((field) => field !== undefined)
    .sort((a, b) => a.order - b.order)
}

/** One entry a resource: its operations and the fields of its list, create and edit forms. */
export function resourcesModule(document: ApiDocument): string {
  const entries = Object.entries(document['x-resources'] ?? {}).map(([name, resource]) => {
    const { schema, createSchema, updateSchema, ...operations } = resource
    return [
      name,
      {
        operations,
        list: fieldsOf(document, schema),
        create: fieldsOf(document, createSchema),
        edit: fieldsOf(document, updateSchema),
      },
    ]
  })
  return `// Written by codegen from the OpenAPI document: do not edit.
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'email' | 'password' | 'multiline' | 'select' | 'reference' | 'tags'

export interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  listed: boolean
  order: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: (string | number | boolean)[]
  choiceLabels?: Record<string, { zh: string; en: string }>
  reference?: string
  defaultValue?: string | number | boolean | null
}

export interface ResourceDescriptor {
  operations: { list: string | null; one: string | null; create: string | null; update: string | null; remove: string | null }
  list: FieldDescriptor[]
  create: FieldDescriptor[]
  edit: FieldDescriptor[]
}

export const resources: Record<string, ResourceDescriptor> = ${JSON.stringify(Object.fromEntries(entries), null, 1)}
`
}
