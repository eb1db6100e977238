import { expect, test } from 'vitest'
import document from '../../openapi/generated/openapi.json' with { type: 'json' }
import { checkLimits } from './bounds.ts'
import { checkPaper, isToldAtOnce, keepsFromSaving } from './check.ts'
import type { Question, QuestionConfig, QuestionType } from './model.ts'
import { CONFIG_NUMBERS, type ConfigNumber, OPTION_SCORE, STORED_BOUNDS } from './numbers.ts'
import { newQuestion } from './questionTypes.ts'

const { QuestionConfig: config, QuestionOption: option } = document.components.schemas

/** Of each number in a schema of the document its bounds. */
function boundsIn(properties: object): Record<string, { minimum: number; maximum: number }> {
  const numbers = Object.entries(properties).filter(([, { type }]) => type === 'number' || type === 'integer')
  return Object.fromEntries(numbers.map(([name, { minimum, maximum }]) => [name, { minimum, maximum }]))
}

test('what a save takes of a number is what the document says', () => {
  expect(STORED_BOUNDS).toEqual(boundsIn(config.properties))
  expect({ score: OPTION_SCORE }).toEqual(boundsIn(option.properties))
})

const TYPES: Record<ConfigNumber, QuestionType> = {
  minimumScore: 'DA_FEN',
  maximumScore: 'DA_FEN',
  step: 'DA_FEN_SLIDE',
  precision: 'DA_FEN_INPUT',
  lengthMaximum: 'WEN_DA',
}

function paperWith(name: ConfigNumber, more: QuestionConfig) {
  const fresh = newQuestion(TYPES[name], 1, 1, () => 5)
  const question: Question = { ...fresh, data: { title: 'x', summary: 'x' }, config: { ...fresh.config, ...more } }
  return {
    title: 'x',
    summary: '',
    pages: [{ id: 1, type: 'HOME' as const, isServerExists: true, questions: [question] }],
  }
}

/** The bounds of a start, which are told whatever is wrong. */
const TOLD: Record<ConfigNumber, object> = {
  minimumScore: { minimum: -1_000_000, maximum: 1_000_000 },
  maximumScore: { minimum: -1_000_000, maximum: 1_000_000 },
  step: { minimum: 0, maximum: 1_000_000 },
  precision: { minimum: 0, maximum: 4 },
  lengthMaximum: { minimum: 1, maximum: 5000 },
}

const SWITCHED_ON = { isFloat: true, lengthLimit: true }

/** Told while one types as no save takes it, while one types, once someone asks, or not at all. */
const cases: Record<ConfigNumber, Record<'unsavable' | 'typing' | 'asking' | 'never', (number | undefined)[]>> = {
  minimumScore: {
    unsavable: [-1_000_001, -1_000_000.5, 1_000_001, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    typing: [],
    asking: [undefined],
    never: [-1_000_000, -0.5, 0, 4],
  },
  maximumScore: {
    unsavable: [-1_000_001, 1_000_001, Number.POSITIVE_INFINITY],
    typing: [],
    asking: [undefined, Number.NaN],
    never: [1.5, 1_000_000],
  },
  step: {
    unsavable: [-1, -0.1, 1_000_001, Number.POSITIVE_INFINITY],
    typing: [],
    asking: [undefined, 0],
    never: [0.1, 1_000_000],
  },
  precision: { unsavable: [-1, 11], typing: [5, 10, 0.5], asking: [undefined], never: [0, 4] },
  lengthMaximum: {
    unsavable: [-1, 0, 20_001, 30_000],
    typing: [5001, 20_000, 2.5],
    asking: [undefined],
    never: [1, 5000],
  },
}

const rows = CONFIG_NUMBERS.flatMap((name) =>
  (['unsavable', 'typing', 'asking', 'never'] as const).flatMap((when) =>
    cases[name][when].map((value) => ({ name, value, when })),
  ),
)

test.each(rows)('of $name $value one fault is told, with the bounds of a start: $when', ({ name, value, when }) => {
  const paper = paperWith(name, { ...SWITCHED_ON, [name]: value })
  const issues = checkPaper(paper)
  const params = { pageNumber: 1, questionNumber: 1, ...TOLD[name] }
  const want = { key: `paper.check.${name}`, field: `config.${name}`, params }
  expect(issues).toMatchObject(when === 'never' ? [] : [want])
  expect(issues.some(keepsFromSaving)).toBe(when === 'unsavable')
  expect(issues.some(isToldAtOnce)).toBe(when === 'unsavable' || when === 'typing')
  // The server judges as the editor does.
  expect(checkLimits(paper).map(({ field }) => field)).toEqual(when === 'unsavable' ? [`config.${name}`] : [])
})

test.each([
  { name: 'precision', value: 10 },
  { name: 'lengthMaximum', value: 20_000 },
] as const)('$name counts for nothing while it is switched off', ({ name, value }) => {
  expect(checkPaper(paperWith(name, { [name]: value }))).toEqual([])
})

test.each([
  { name: 'precision', value: 11 },
  { name: 'lengthMaximum', value: 20_001 },
] as const)('of $name what no save takes is told while it is switched off, too', ({ name, value }) => {
  const issues = checkPaper(paperWith(name, { [name]: value }))
  expect(issues).toMatchObject([{ key: `paper.check.${name}` }])
  expect(issues.every(keepsFromSaving)).toBe(true)
})

test('the ends of a range are looked at together once neither is at fault', () => {
  const keys = (config: QuestionConfig) => checkPaper(paperWith('minimumScore', config)).map(({ key }) => key)
  expect(keys({ minimumScore: 5, maximumScore: 5 })).toEqual(['paper.check.scoreRange'])
  expect(keys({ minimumScore: 5, maximumScore: undefined })).toEqual(['paper.check.maximumScore'])
  expect(keys({ minimumScore: 1_000_001, maximumScore: 5 })).toEqual(['paper.check.minimumScore'])
})
