/** Values that no path or query parameter takes, made from the document: each with the field that must be named. */
import type { OperationId } from '../../openapi/generated/operations.ts'
import { inputsOf, type Parameter, schemaOf } from './exampleCall.ts'

export interface BadParameter {
  what: string
  name: string
  value: unknown
  field: string
}

/** 2^53 + 1, which no number of JavaScript holds. */
const ABOVE_EVERY_ID = '9007199254740993'

/** Wrong values of the path's ids; a word that is too long leads nowhere, whatever its operation. */
export function badPaths(id: OperationId): BadParameter[] {
  const inPath = inputsOf(id).parameters.filter((one) => one.in === 'path')
  const ids = inPath.filter(({ schema }) => schemaOf(schema).type === 'integer')
  return ids.flatMap(({ name }) => [
    { what: 'a text', name, value: 'seven', field: name },
    { what: 'a negative number', name, value: -1, field: name },
    { what: 'half a number', name, value: 1.5, field: name },
    { what: 'a number above 2^53', name, value: ABOVE_EVERY_ID, field: name },
  ])
}

function badValues({ name, schema }: Parameter): BadParameter[] {
  const target = schemaOf(schema)
  const bad = (what: string, value: unknown, field = name) => [{ what, name, value, field }]
  if (target.type === 'array') {
    const item = schemaOf(target.items ?? {})
    const many = Array.from({ length: (target.maxItems ?? 0) + 1 }, () => item.enum?.[0] ?? 1)
    return [...bad('too many', many), ...badItem(name, item)]
  }
  const twice = bad('given twice', [target.enum?.[0] ?? 1, target.enum?.[0] ?? 1])
  if (target.enum !== undefined) return [...twice, ...bad('no choice', 'nonsense')]
  if (target.type === 'boolean') return [...twice, ...bad('neither true nor false', 'perhaps')]
  if (target.type === 'string') return [...twice, ...bad('too long', 'x'.repeat((target.maxLength ?? 0) + 1))]
  return [
    ...twice,
    ...bad('no number', 'seven'),
    ...bad('too small', (target.minimum ?? 0) - 1),
    ...bad('too large', (target.maximum ?? 0) + 1),
  ]
}

function badItem(name: string, item: ReturnType<typeof schemaOf>): BadParameter[] {
  const value = item.type === 'string' ? 'x'.repeat((item.maxLength ?? 0) + 1) : 'seven'
  return [{ what: 'a wrong item', name, value: [value], field: `${name}.0` }]
}

/** Wrong values of the query: out of bounds, of another type, given twice, unknown. */
export function badQueries(id: OperationId): BadParameter[] {
  const inQuery = inputsOf(id).parameters.filter((one) => one.in === 'query')
  const unknown = { what: 'unknown', name: 'colour', value: 'red', field: 'colour' }
  return [unknown, ...inQuery.flatMap(badValues)]
}
