/** Which rule of the document an input breaks, as the key of a sentence and what fills it. */
import type { MessageParams } from '../../domain/errors.ts'

/** One fault as ajv tells it. */
export interface Fault {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** `input.rule.<name>` is the sentence. */
export interface BrokenRule {
  name: RuleName
  params: MessageParams
}

/** Every rule there is a sentence for. */
export const RULE_NAMES = [
  'required',
  'additionalProperties',
  'blank',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
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
  'type',
  'type.string',
  'type.integer',
  'type.number',
  'type.boolean',
  'type.array',
  'type.object',
  'nul',
  'other',
  'json',
  'contentType',
  'noBody',
  'unreadable',
] as const

export type RuleName = (typeof RULE_NAMES)[number]

const MOST_VALUES = 20
const isRule = (name: string): name is RuleName => RULE_NAMES.some((rule) => rule === name)

/** The narrowest rule that has a sentence: `format.email` before `format`, else `other`. */
function ruleName(keyword: string, narrower: string): RuleName {
  if (keyword === 'pattern' && narrower === '\\S') return 'blank'
  const names = [`${keyword}.${narrower}`, keyword]
  return names.find(isRule) ?? 'other'
}

/** The rule behind a fault of ajv. */
export function brokenRule(fault: Fault | undefined): BrokenRule {
  if (fault === undefined) return { name: 'other', params: {} }
  const { keyword, params } = fault
  const given = params[keyword]
  // A text that is too short by one letter is an empty one.
  if (keyword === 'minLength' && params['limit'] === 1) return { name: 'required', params: {} }
  const types = [given].flat().filter((type) => type !== 'null')
  const values = [params['allowedValues'] ?? []].flat().filter((value) => value !== null && value !== '')
  return {
    name: ruleName(keyword, String(types[0] ?? '')),
    params: {
      ...(typeof params['limit'] === 'number' && { count: params['limit'] }),
      ...(values.length > 0 && { values: values.slice(0, MOST_VALUES).join(', ') }),
    },
  }
}
