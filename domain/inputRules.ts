/**
 * Which rule of the document an input breaks, as the key of a sentence (`input.rule.<name>`) and what fills it.
 * The server and the admin's forms validate by the same schemas and word their faults through this file.
 */
import type { Validate, ValidationError } from '../openapi/generated/validators/validate.ts'
import { isName, NAME_PATTERN, TITLE_PATTERN } from './directory/name.ts'
import type { MessageParams } from './errors.ts'
import { isTooLong } from './textLength.ts'
import { NAME_MAXIMUM } from './textMaxima.ts'

export interface BrokenRule {
  name: RuleName
  params: MessageParams
}

/** A broken rule and the field it lies in: `items.2.name`, or `body` for the whole. */
export interface FieldRule {
  field: string
  rule: BrokenRule
}

/** How schemas are read, in codegen as on the server; react-hook-form and JSON never want coercion. */
export const SCHEMA_OPTIONS = {
  removeAdditional: false,
  useDefaults: true,
  strict: false,
  validateSchema: false,
  // 0.07 is no multiple of 0.01 for a computer.
  multipleOfPrecision: 9,
} as const

/** Every rule there is a sentence for. */
export const RULE_NAMES = [
  'required',
  'additionalProperties',
  'blank',
  'name',
  'title',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'uniqueItems',
  'enum',
  'const',
  'pattern',
  'format',
  'format.email',
  'format.date',
  'format.date-time',
  'format.uri',
  'type',
  'type.string',
  'type.integer',
  'type.number',
  'type.boolean',
  'type.array',
  'type.object',
  'nul',
  'halfCharacter',
  'other',
  'json',
  'contentType',
  'noBody',
  'unreadable',
  'notText',
] as const

export type RuleName = (typeof RULE_NAMES)[number]

const MOST_VALUES = 20
const isRule = (name: string): name is RuleName => RULE_NAMES.some((rule) => rule === name)

/** The narrowest rule that has a sentence: `format.email` before `format`, else `other`. */
function ruleName(keyword: string, narrower: string): RuleName {
  if (keyword === 'pattern' && narrower === '\\S') return 'blank'
  if (keyword === 'pattern' && narrower === NAME_PATTERN) return 'name'
  if (keyword === 'pattern' && narrower === TITLE_PATTERN) return 'title'
  const names = [`${keyword}.${narrower}`, keyword]
  return names.find(isRule) ?? 'other'
}

function brokenRule({ keyword, params }: ValidationError): BrokenRule {
  const given = params[keyword]
  // A text that is too short by one letter is an empty one.
  if (keyword === 'minLength' && params['limit'] === 1) return { name: 'required', params: {} }
  const types = [given].flat().filter((type) => type !== 'null')
  const values = [params['allowedValues'] ?? []].flat().filter((value) => value !== null && value !== '')
  const count = params['limit'] ?? params['multipleOf']
  return {
    name: ruleName(keyword, String(types[0] ?? '')),
    params: {
      ...(typeof count === 'number' && { count }),
      ...(values.length > 0 && { values: values.slice(0, MOST_VALUES).join(', ') }),
    },
  }
}

function fieldOf({ instancePath, params }: ValidationError): string {
  const named = params['missingProperty'] ?? params['additionalProperty'] ?? ''
  return [...instancePath.split('/'), String(named)].filter((part) => part !== '').join('.') || 'body'
}

/** Of a choice between schemas every branch complains: "must be null" and "must fit one of them" help nobody. */
const saysLittle = ({ keyword, params }: ValidationError) =>
  ['anyOf', 'oneOf', 'if'].includes(keyword) || (keyword === 'type' && params['type'] === 'null')

/** What no database keeps as it came: PostgreSQL no NUL, and nothing that writes UTF-8 half a character. */
const UNSTORABLE = /[\0\p{Cs}]/u

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** The rule of the document's schema Name that a name breaks which is typed outside of a form; one yet empty breaks none. */
export function brokenNameRule(name: string): BrokenRule | null {
  const sent = name.trim()
  if (isTooLong(sent, NAME_MAXIMUM)) return { name: 'maxLength', params: { count: NAME_MAXIMUM } }
  if (!isName(sent)) return { name: 'name', params: {} }
  return isStorable(sent) ? null : { name: 'halfCharacter', params: {} }
}

/**
 * The first text that cannot be stored, and its path; asked of valid data only, which is shallow. The path is put together on
 * the way back: nearly all there is to look through is in order.
 */
function findUnstorable(value: unknown): { instancePath: string; text: string } | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { instancePath: '', text: value }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part)
    if (found !== undefined) return { ...found, instancePath: `/${name}${found.instancePath}` }
  }
  return undefined
}

/** What is wrong with `data`, one rule a field; fills in the schema's defaults. Empty when nothing is. */
export function brokenRules(validate: Validate, data: unknown): FieldRule[] {
  if (validate(data)) {
    const found = findUnstorable(data)
    if (found === undefined) return []
    const keyword = found.text.includes('\0') ? 'nul' : 'halfCharacter'
    return [{ field: fieldOf({ ...found, keyword, params: {} }), rule: { name: keyword, params: {} } }]
  }
  const errors = validate.errors ?? []
  const found = new Map<string, ValidationError>()
  for (const error of errors) {
    const field = fieldOf(error)
    const known = found.get(field)
    if (known === undefined || (saysLittle(known) && !saysLittle(error))) found.set(field, error)
  }
  const isWithin = (inner: string, outer: string) =>
    inner !== outer && (outer === 'body' || inner.startsWith(`${outer}.`))
  const isToldBelow = (field: string) => [...found.keys()].some((other) => isWithin(other, field))
  const telling = [...found].filter(([field, error]) => !(saysLittle(error) && isToldBelow(field)))
  return telling.map(([field, error]) => ({ field, rule: brokenRule(error) }))
}
