/** A field's rules and its value on the wire, from its descriptor (spec §5: empty is missing or blank only). */
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'

export type FieldValue = string | number | boolean | string[] | null
export type FormValues = Record<string, FieldValue>

const isText = ({ kind }: FieldDescriptor) => ['text', 'email', 'password', 'multiline'].includes(kind)
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Whether a person must fill the field: a required text that may be '' on the wire may stay empty. */
export function mustFill(field: FieldDescriptor): boolean {
  if (!field.required || field.nullable || field.kind === 'boolean') return false
  if (field.choices?.includes('')) return false
  return !isText(field) || field.kind === 'email' || (field.minLength ?? 0) > 0
}

/** What an input starts with. */
export function initialValue(field: FieldDescriptor, record: Record<string, unknown> | undefined): FieldValue {
  const value = record?.[field.name] ?? field.defaultValue
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(String)
  if (field.kind === 'boolean') return false
  return field.kind === 'reference' ? null : ''
}

/** The value as the contract wants it; undefined leaves the property out. */
function wireValue(field: FieldDescriptor, value: FieldValue | undefined): FieldValue | undefined {
  if (isBlank(value)) {
    if (field.nullable) return null
    return field.required && isText(field) ? '' : undefined
  }
  if (field.kind === 'number' || field.kind === 'reference') return Number(value)
  if (field.kind === 'select') return field.choices?.find((choice) => String(choice) === String(value)) ?? value
  return isText(field) && field.kind !== 'password' ? String(value).trim() : value
}

/** The body of a create or update call; read-only fields stay out. */
export function toBody(fields: readonly FieldDescriptor[], values: FormValues): Record<string, FieldValue> {
  const body: Record<string, FieldValue> = {}
  for (const field of fields.filter(({ readOnly }) => !readOnly)) {
    const value = wireValue(field, values[field.name])
    if (value !== undefined) body[field.name] = value
  }
  return body
}
