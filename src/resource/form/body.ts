/** From a record to what a form starts with, and from what was typed to the body of the call (spec §5: empty is missing or blank only). */
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import type { FormDescriptor } from '../../../openapi/generated/forms.ts'

export type Row = Record<string, unknown>

const TEXTS = ['text', 'email', 'url', 'password', 'multiline', 'image']
const LISTS = ['tags', 'references']

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const rowOf = (value: unknown): Row => (isRow(value) ? value : {})
const isText = ({ kind }: FieldDescriptor) => TEXTS.includes(kind)
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/**
 * Whether a person must fill the field: a required text that may be '' on the wire may stay empty, and one that may be
 * left out but not emptied must stay filled; `before` is what the form started with.
 */
export function mustFill(field: FieldDescriptor, before?: unknown): boolean {
  if (field.nullable || field.kind === 'boolean' || LISTS.includes(field.kind) || field.choices?.includes(''))
    return false
  const mayNotBeEmptied = isText(field) && (field.minLength ?? 0) > 0
  return field.required
    ? !isText(field) || field.kind === 'email' || mayNotBeEmptied
    : mayNotBeEmptied && !isBlank(before)
}

function startValue(field: FieldDescriptor, value: unknown): unknown {
  if (field.kind === 'object') return startValues(field.fields ?? [], rowOf(value))
  if (value !== undefined && value !== null) return value
  if (field.defaultValue !== undefined) return field.defaultValue
  if (field.kind === 'boolean') return false
  if (LISTS.includes(field.kind)) return []
  return !field.nullable && (isText(field) || field.choices?.includes('')) ? '' : null
}

/** What the inputs start with; what the record holds besides comes along. */
export function startValues(fields: readonly FieldDescriptor[], record: Row = {}): Row {
  const shown = Object.fromEntries(fields.map((field) => [field.name, startValue(field, record[field.name])]))
  return { ...record, ...shown }
}

/** A blank input on the wire: null where that is a value, empty where it was filled before or must be there. */
function blankValue(field: FieldDescriptor, before: unknown): unknown {
  if (field.nullable) return null
  if (!field.required && isBlank(before)) return undefined
  if (LISTS.includes(field.kind)) return []
  return isText(field) || field.choices?.includes('') ? '' : undefined
}

/** What an input of the browser's clock says, as a point in time; what is no time is left for the schema to refuse. */
function instant(value: unknown): unknown {
  const time = new Date(String(value))
  return Number.isNaN(time.getTime()) ? value : time.toISOString()
}

/** The value as the contract wants it; undefined leaves the property out. */
function wireValue(field: FieldDescriptor, value: unknown, before: unknown): unknown {
  if (field.kind === 'object') return bodyOf(field.fields ?? [], rowOf(value), rowOf(before))
  if (isBlank(value)) return blankValue(field, before)
  if (field.kind === 'dateTime') return instant(value)
  return typeof value === 'string' && isText(field) && field.kind !== 'password' ? value.trim() : value
}

function bodyOf(fields: readonly FieldDescriptor[], values: Row, before: Row): Row {
  const wire = fields
    .filter(({ readOnly }) => !readOnly)
    .map((field) => [field.name, wireValue(field, values[field.name], before[field.name])] as const)
  return Object.fromEntries(wire.filter(([, value]) => value !== undefined))
}

/** Values without passwords, within objects too: what may lie in the browser's storage. */
export function withoutSecrets(fields: readonly FieldDescriptor[], values: Row): Row {
  const kept = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.find((each) => each.name === name)
    if (field?.kind === 'password') return []
    if (field?.kind !== 'object') return [[name, value]]
    const inner = withoutSecrets(field.fields ?? [], rowOf(value))
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept)
}

/** The body of a form: what is shown, and what goes back unseen; read-only properties stay out. */
export function toBody({ fields, carried }: FormDescriptor, values: Row, before: Row): Row {
  const unseen = carried.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]] as const]))
  return { ...Object.fromEntries(unseen), ...bodyOf(fields, values, before) }
}

/** A shown field that differs, by the name of its input, and what it is in the other reading. */
export interface Difference {
  name: string
  field: FieldDescriptor
  value: unknown
}

/** Where two readings of a record differ in what is shown; a password is in neither. */
export function differences(fields: readonly FieldDescriptor[], one: Row, other: Row): Difference[] {
  const text = (field: FieldDescriptor, row: Row) => JSON.stringify(wireValue(field, row[field.name], ''))
  return fields.flatMap((field) => {
    const { name, kind } = field
    if (kind === 'object') {
      const within = differences(field.fields ?? [], rowOf(one[name]), rowOf(other[name]))
      return within.map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
    }
    const isSame = kind === 'password' || text(field, one) === text(field, other)
    return isSame ? [] : [{ name, field, value: other[name] }]
  })
}
