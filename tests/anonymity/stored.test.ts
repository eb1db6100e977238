/**
 * Both proofs of anonymity.md over what a finish keeps in the database beside the published report (R21): the lists of
 * sealed rows and the aggregates. Whoever holds the file learns no more of protected raters than the reports say.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Disclosure, disclose } from '../../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { CHANGES, type Draws, draws, scoreRows } from '../../domain/scoring/proof/changes.fixture.ts'
import {
  type NumbersOf,
  protectedRaters,
  rowsOf,
  SUBJECT,
  type Unknown,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import { type SealedRow, sealedRowsOf } from '../../domain/scoring/sealed.ts'
import { reliabilitySums } from '../../domain/scoring/statistics/reliabilitySums.ts'
import { toEnd } from '../../domain/steps.ts'

type Keeping = (input: ScoringInput) => unknown

/** Choices are kept from here on (R2, R13). */
const FIVE = 5
/** Enough of one kind for every aggregate. */
const EVALUATEES = 12
const inOrder = () => 0

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))

/** The rows but for the order their lists were shuffled in. */
const sorted = (rows: SealedRow[]) =>
  rows
    .map(({ key, cells }) => ({
      key,
      cells: cells
        .map(({ questionId, scores, chosen, texts }) => ({
          questionId,
          scores: scores?.toSorted(),
          chosen: chosen && { raters: chosen.raters, optionIds: chosen.optionIds.toSorted() },
          texts: texts?.toSorted(byText),
        }))
        .sort(byText),
    }))
    .sort(byText)

const keptRows: Keeping = (input) => sorted(publish(input, SUBJECT, inOrder).rows)

const throughGate = (input: ScoringInput) => disclose(input, tally(input), 'evaluatee')

/** As if every evaluatee of the round had been answered alike. */
function aggregates(input: ScoringInput) {
  const sums = reliabilitySums()
  for (let evaluatee = 0; evaluatee < EVALUATEES; evaluatee += 1) sums.add(input, throughGate(input))
  return sums.results().map(toEnd)
}

/** Every cell of every row, hidden or not. */
function wideOpen(input: ScoringInput): Disclosure {
  const disclosure = throughGate(input)
  const rows = disclosure.rows.map((row) => ({ ...row, status: 'shown' as const, shown: row.shown.map(() => true) }))
  return { ...disclosure, rows: rows.map((row) => ({ ...row, counted: row.shown })) }
}

/** Cells hidden in rows that are shown, kept all the same. */
function withHiddenCells(input: ScoringInput): Disclosure {
  const disclosure = throughGate(input)
  return { ...disclosure, rows: disclosure.rows.map((row) => ({ ...row, shown: row.shown.map(() => true) })) }
}

const rowsThrough =
  (gate: (input: ScoringInput) => Disclosure): Keeping =>
  (input) =>
    sorted(sealedRowsOf(input, tally(input), gate(input), inOrder))

const BROKEN_ROWS: [string, Keeping][] = [
  ['rows nobody may see', rowsThrough(wideOpen)],
  ['hidden cells of rows that are shown', rowsThrough(withHiddenCells)],
  ['lists in the order their forms came in', (input) => publish(input, SUBJECT, () => 0.999).rows],
  [
    'whole forms of a row, sorted',
    (input) => [
      keptRows(input),
      scoreRows(input).map((row) => row.map((index) => JSON.stringify(input.responses[index]?.scores)).sort()),
    ],
  ],
]

const changed = fc.tuple(situation, draws)
const DRAWN = fc.sample(changed, { numRuns: 300, seed: 20261123 })

/** How many of the drawn situations tell of a change. */
const telling = (keep: Keeping, changes: typeof CHANGES) =>
  DRAWN.filter(([input, given]: [ScoringInput, Draws]) => {
    const before = JSON.stringify(keep(input))
    return changes.some(([, change]) => JSON.stringify(keep(change(input, given))) !== before)
  }).length

describe('the second proof over sealed rows', () => {
  it.each(CHANGES)('keeps the same whatever is %s', (_, change) => {
    fc.assert(
      fc.property(changed, ([input, given]) => {
        expect(JSON.stringify(keptRows(change(input, given)))).toBe(JSON.stringify(keptRows(input)))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(BROKEN_ROWS)('turns red on keeping %s', (_, keep) => {
    expect(telling(keep, CHANGES)).toBeGreaterThan(DRAWN.length / 50)
  })
})

/** Aggregates join the answers of one rater, which (2) and (3) exchange: their floors are proved in reliabilitySums.test.ts. */
const UNSHOWN = CHANGES.filter(([name]) => name.startsWith('(1)') || name.startsWith('(4)'))

describe('the second proof over aggregates', () => {
  it.each(UNSHOWN)('keeps the same whatever is %s', (_, change) => {
    fc.assert(
      fc.property(changed, ([input, given]) => {
        expect(JSON.stringify(aggregates(change(input, given)))).toBe(JSON.stringify(aggregates(input)))
      }),
      { numRuns: 2000 },
    )
  })

  it('turns red on a mean over all forms', () => {
    const meanOfAll: Keeping = ({ responses }) => {
      const all = responses.flatMap(({ scores }) => Array.from(scores, (score) => score ?? 0))
      return all.reduce((sum, score) => sum + score, 0) / all.length
    }
    expect(telling(meanOfAll, UNSHOWN)).toBeGreaterThan(DRAWN.length / 50)
  })

  it('draws rounds that have aggregates', () => {
    const having = DRAWN.filter(([input]) =>
      aggregates(input).some(({ squares, items }) => squares.length > 0 || items !== null),
    )
    expect(having.length).toBeGreaterThan(DRAWN.length / 10)
  })
})

/** The same situation where those chose option 1 whom `has` gives 1, and the others option 2. */
function withChoices(input: ScoringInput, has: (response: number, question: number) => number): ScoringInput {
  const responses = input.responses.map((response, r) => ({
    ...response,
    chosen: response.chosen.map((options, q) => options && [has(r, q) > 0 ? 1 : 2]),
  }))
  return { ...input, responses }
}

const choosers = (input: ScoringInput): Unknown[] =>
  protectedRaters(input).flatMap((rater) =>
    input.questions.flatMap((_, question) =>
      input.responses[rater]?.chosen[question] == null ? [] : [{ rater, question }],
    ),
  )

const ones = (options: readonly number[]) => options.filter((option) => option === 1).length

/** How often option 1 stands in each kept list. */
const keptChoices: NumbersOf = (input) =>
  new Map(
    publish(input, SUBJECT, inOrder).rows.flatMap(({ key, cells }) =>
      cells.flatMap(({ questionId, chosen }): [string, number][] =>
        chosen === undefined ? [] : [[`${key} ${questionId}`, ones(chosen.optionIds)]],
      ),
    ),
  )

/** Kept wherever the mean is shown. */
const choicesOfFew: NumbersOf = (input) =>
  new Map(
    scoreRows(input).flatMap((row, index) =>
      input.questions.map(({ questionId }, q): [string, number] => [
        `${index} ${questionId}`,
        ones(row.flatMap((response) => input.responses[response]?.chosen[q] ?? [])),
      ]),
    ),
  )

function tellsOfFew(input: ScoringInput, numbers: NumbersOf): boolean {
  const unknowns = choosers(input)
  const { rows } = rowsOf(input, numbers, unknowns, withChoices)
  const raters = unknowns.map(({ rater }) => rater)
  return exposedRaters(rows, raters, FIVE) !== null
}

describe('the row-space proof over kept choices', () => {
  it('finds nothing about fewer than five', () => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(tellsOfFew(input, keptChoices)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('turns red on choices kept wherever the mean is shown', () => {
    const told = DRAWN.filter(([input]) => tellsOfFew(input, choicesOfFew)).length
    expect(told).toBeGreaterThan(DRAWN.length / 50)
  })
})
