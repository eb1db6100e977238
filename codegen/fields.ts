/** What a property or a query parameter looks like on the screen: kind, words, bounds, choices. */
import { type ApiDocument, type Json, operationsOf, type Parameter, resolve, type Schema } from './document.ts'

/** How a property is shown and typed. `x-ui.widget` chooses where the schema alone cannot say it. */
const KINDS = [
  'text',
  'number',
  'boolean',
  'date',
  'dateTime',
  'email',
  'url',
  'password',
  'multiline',
  'select',
  'reference',
  'references',
  'tags',
  'image',
  'object',
  'search',
  'chips',
] as const

export type FieldKind = (typeof KINDS)[number]

export interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  writeOnly: boolean
  listed: boolean
  order: number
  fileOnly?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: Json[]
  choiceLabels?: Json
  reference?: string
  upload?: string
  autoComplete?: string
  defaultValue?: Json
  fields?: FieldDescriptor[]
}

export interface FilterDescriptor extends FieldDescriptor {
  always: boolean
  many?: boolean
  maxItems?: number
  counts?: { operation: string; takes: string[] }
}

const BY_FORMAT: Record<string, FieldKind> = { email: 'email', date: 'date', 'date-time': 'dateTime', uri: 'url' }

function kindOf(schema: Schema, types: string[]): FieldKind {
  const { widget, reference } = schema['x-ui'] ?? {}
  if (typeof widget === 'string') {
    if (!KINDS.includes(widget as FieldKind)) throw new Error(`x-ui names the unknown widget ${widget}`)
    return widget as FieldKind
  }
  if (reference !== undefined) return types.includes('array') ? 'references' : 'reference'
  if (schema.enum !== undefined) return 'select'
  if (schema.format !== undefined && BY_FORMAT[schema.format]) return BY_FORMAT[schema.format] ?? 'text'
  if (types.includes('array')) return 'tags'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('object') || schema.properties !== undefined) return 'object'
  return schema.writeOnly === true ? 'password' : 'text'
}

/** Bounds, and whatever else only some properties have: what is undefined is left out. */
function details(schema: Schema): Partial<FieldDescriptor> {
  const { minimum, maximum, multipleOf, minLength, maxLength, pattern } = schema
  const ui = schema['x-ui'] ?? {}
  // Where a parameter's values are of several kinds, their words are all there is to choose from.
  const words = ui.choices === undefined || ui.choices === null ? undefined : Object.keys(ui.choices)
  const choices = schema.enum?.filter((choice) => choice !== null) ?? words
  const reference = typeof ui.reference === 'string' ? ui.reference : undefined
  const { upload, autoComplete } = ui
  const given = { minimum, maximum, multipleOf, minLength, maxLength, pattern, choices, upload, autoComplete }
  return JSON.parse(
    JSON.stringify({ ...given, choiceLabels: ui.choices, reference, defaultValue: schema.default }),
  ) as Partial<FieldDescriptor>
}

function describe(document: ApiDocument, name: string, given: Schema, required: boolean): FieldDescriptor | undefined {
  const target = resolve(document, given)
  const schema: Schema = { ...target, ...given, 'x-ui': { ...target['x-ui'], ...given['x-ui'] } }
  const ui = schema['x-ui'] ?? {}
  if (ui.hidden === true) return undefined
  const types = [schema.type ?? 'string'].flat()
  const kind = kindOf(schema, types)
  if (kind === 'image' && ui.upload === undefined) throw new Error(`x-ui of the picture ${name} names no upload`)
  return {
    name,
    kind,
    label: { zh: String(ui.zh ?? name), en: String(ui.en ?? name) },
    required,
    nullable: types.includes('null'),
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    listed: ui.listed === true,
    order: Number(ui.order ?? 1000),
    ...(ui.fileOnly === true && { fileOnly: true }),
    ...details(schema),
    ...(kind === 'object' && { fields: fieldsOf(document, schema) }),
  }
}

/** The properties of an object schema that are meant to be seen, in their order. */
export function fieldsOf(document: ApiDocument, schema: Schema): FieldDescriptor[] {
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => describe(document, name, property, schema.required?.includes(name) === true))
    .filter((field) => field !== undefined)
    .sort((a, b) => a.order - b.order)
}

/** Who counts the records of each choice, and by what: a figure that passes over a filter of the list would be wrong. */
function countsOf(document: ApiDocument, { name, 'x-ui': ui }: Parameter, filters: string[]) {
  if (ui?.counts === undefined) return {}
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === ui.counts)
  if (found === undefined) throw new Error(`x-ui of the filter ${name} counts by the unknown operation ${ui.counts}`)
  const parameters = (found.operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  // Of each choice it is counted what choosing it would show: the one that is chosen now is no part of the question.
  const takes = parameters.map((parameter) => parameter.name).filter((one) => one !== name)
  const missing = filters.filter((filter) => filter !== name && !takes.includes(filter))
  if (missing.length > 0) throw new Error(`${ui.counts} counts for ${name}, but does not take ${missing.join(', ')}`)
  return { counts: { operation: found.operation.operationId, takes } }
}

/** The filters of a list: its query parameters that have words for people. */
export function filtersOf(document: ApiDocument, parameters: Parameter[]): FilterDescriptor[] {
  const names = parameters.filter(({ 'x-ui': ui }) => ui !== undefined && ui.hidden !== true).map(({ name }) => name)
  return parameters
    .flatMap((parameter): FilterDescriptor[] => {
      const ui = parameter['x-ui']
      if (ui === undefined) return []
      const item = resolve(document, parameter.schema)
      // A parameter that may be repeated is drawn from what one of its values is.
      const schema = item.items === undefined ? item : { ...resolve(document, item.items), type: 'array' }
      const field = describe(document, parameter.name, { ...schema, 'x-ui': ui }, parameter.required === true)
      if (field === undefined) return []
      const many = item.items === undefined ? {} : { many: true }
      const maxItems = item.maxItems === undefined ? {} : { maxItems: item.maxItems }
      const counts = countsOf(document, parameter, names)
      return [{ ...field, always: ui.always === true, ...many, ...maxItems, ...counts }]
    })
    .sort((a, b) => a.order - b.order)
}

/** The operations that x-ui names somewhere for a purpose, as a type. */
function idsNamed(document: ApiDocument, purpose: 'upload' | 'counts'): string {
  const ids = new Set<string>()
  JSON.stringify(document, (key, value) => {
    if (key === 'x-ui' && typeof value?.[purpose] === 'string') ids.add(value[purpose])
    return value
  })
  return [...ids].map((id) => `'${id}'`).join(' | ') || 'never'
}

/** The types of what stands in resources.ts. */
export function descriptorsModule(document: ApiDocument): string {
  return `// Written by codegen from the OpenAPI document: do not edit.

export type FieldKind =
${KINDS.map((kind) => `  | '${kind}'`).join('\n')}

/** The operations that take the file of a picture and answer its address. */
export type UploadId = ${idsNamed(document, 'upload')}

/** The operations that count the records of each choice of a filter. */
export type CountId = ${idsNamed(document, 'counts')}

/** One property, as a column or an input. */
export interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  writeOnly: boolean
  listed: boolean
  order: number
  /** A column of the list's file alone: on the page another column shows it. */
  fileOnly?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: (string | number | boolean)[]
  choiceLabels?: Record<string, { zh: string; en: string }>
  reference?: string
  /** The operation that takes the file of an image and answers its address. */
  upload?: UploadId
  /** What the browser may fill in, by HTML's words. */
  autoComplete?: string
  defaultValue?: string | number | boolean | null
  /** The properties of a nested object. */
  fields?: FieldDescriptor[]
}

/** One query parameter of a list. */
export interface FilterDescriptor extends FieldDescriptor {
  /** On the screen from the start. */
  always: boolean
  /** Several values at once: any of them is meant. */
  many?: boolean
  /** How many values at most. */
  maxItems?: number
  /** What counts the records of each choice, and what it is asked by. */
  counts?: { operation: CountId; takes: string[] }
}
`
}
