/**
 * anonymity.md R2, R7, R13, R17 on the options of a report: neither the shares nor the reasons under them tell of fewer than
 * five protected raters. Whoever chooses the option that asks for a reason gives one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../domain/paper/model.ts'
import type { ScoringInput } from '../../domain/scoring/input.ts'
import { listOf, listsOfPublished } from '../../domain/scoring/lists.ts'
import { toldOfPublished } from '../../domain/scoring/personal/told.ts'
import {
  isCounted,
  type NumbersOf,
  protectedRaters,
  rowsOf,
  SUBJECT,
  type Unknown,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import { reasonsOfSealed } from '../../domain/scoring/sealed.ts'
import { SAMPLE, toldOf } from './told.ts'

const FIVE = 5
/** The option that asks for a reason, and the other one. */
const [REASONED, OTHER] = [1, 2]

const paperOf = ({ questions }: ScoringInput): Question[] =>
  questions.map(({ questionId, scored }, index) => {
    const options = [REASONED, OTHER].map((score) => ({ id: score, title: String(score), score }))
    const data = { title: '', summary: '', options }
    return { id: questionId, pageId: 1, index, type: scored ? 'DAN_XUAN' : 'DUO_XUAN', data, config: {} }
  })

/** The same situation where those chose the option and said why whom `has` gives 1, and the others the other option. */
function withReasons(input: ScoringInput, has: (response: number, question: number) => number): ScoringInput {
  const responses = input.responses.map((response, r) => ({
    ...response,
    chosen: response.chosen.map((options, q) => options && [has(r, q) > 0 ? REASONED : OTHER]),
    texts: input.questions.map(({ scored, commentable }, q) =>
      scored && commentable && isCounted(response.scores[q]) && has(r, q) > 0 ? 'said' : null,
    ),
  }))
  return { ...input, responses }
}

const choosers = (input: ScoringInput): Unknown[] =>
  protectedRaters(input).flatMap((rater) =>
    input.questions.flatMap((_, question) =>
      input.responses[rater]?.chosen[question] == null ? [] : [{ rater, question }],
    ),
  )

/** What a finish keeps; of protected raters no form. */
function kept(input: ScoringInput) {
  const { report, rows } = publish(input, SUBJECT, () => 0)
  const responses = input.responses.filter(({ levelId }) =>
    input.levels.some((one) => one.levelId === levelId && input.rule.exemptLevelTypes.includes(one.levelType)),
  )
  return { report, rows, left: { ...input, responses } }
}

/** Of each row with shares how often the option was chosen, and how many reasons stand under each option. */
const published: NumbersOf = (input) => {
  const { report, rows, left } = kept(input)
  const lists = listsOfPublished(left, report, rows)
  const { choices } = toldOfPublished(left, report, rows, paperOf(input))
  const shares = choices.flatMap(({ questionId, rows: shown }) =>
    shown.map(({ levelKey }): [string, number] => {
      const { optionIds } = listOf(lists, levelKey, questionId).chosen
      return [`${levelKey} ${questionId}`, optionIds.filter((id) => id === REASONED).length]
    }),
  )
  const labels = [null, ...input.levels.map(({ levelId }) => `level:${levelId}`)]
  const reasons = choices.flatMap(({ questionId, reasons: own }) =>
    labels.map((label): [string, number] => [
      `why ${label} ${questionId}`,
      own.flatMap(({ levelKey, texts }) => (levelKey === label ? texts : [])).length,
    ]),
  )
  return new Map([...shares, ...reasons])
}

const withFloor = (input: ScoringInput, commentFloor: number): ScoringInput => ({
  ...input,
  rule: { ...input.rule, commentFloor },
})

/** Every text that was released, with its option: at comment floors below five that is a distribution of fewer. */
const everyReason: NumbersOf = (input) => {
  const reasons = reasonsOfSealed(kept(input).rows)
  const labels = [null, 'pool', ...input.levels.map(({ levelId }) => `level:${levelId}`)]
  return new Map(
    input.questions.flatMap(({ questionId }) =>
      labels.map((label): [string, number] => [
        `${label} ${questionId}`,
        reasons.filter((one) => one.levelKey === label && one.questionId === questionId).length,
      ]),
    ),
  )
}

const tells = (numbers: NumbersOf) => (input: ScoringInput) => {
  const unknowns = choosers(input)
  const { rows } = rowsOf(input, numbers, unknowns, withReasons)
  return (
    exposedRaters(
      rows,
      unknowns.map(({ rater }) => rater),
      FIVE,
    ) !== null
  )
}

describe('the options of a report and the reasons under them', () => {
  it.each([5, 3, 2])('tell nothing of fewer than five, with comments from %i on', (floor) => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(tells(published)(withFloor(input, floor))).toBe(false)
      }),
      { numRuns: 700 },
    )
  })

  it('are often there', () => {
    const having = (part: string) =>
      SAMPLE.filter((input) => [...published(input).keys()].some((key) => key.startsWith(part)))
    expect(having('level').length).toBeGreaterThan(SAMPLE.length / 4)
    expect(SAMPLE.filter((input) => reasonsTold(input) > 0).length).toBeGreaterThan(SAMPLE.length / 10)
  })

  it('turn red where every released reason tells its option', () => {
    expect(toldOf((input) => tells(everyReason)(withFloor(input, 3)))).toBeGreaterThan(SAMPLE.length / 50)
  })
})

/** How many reasons of protected raters stand under options. */
function reasonsTold(input: ScoringInput): number {
  const all = withReasons(input, () => 1)
  const { report, rows, left } = kept(all)
  const given = new Set(reasonsOfSealed(rows).map(({ levelKey }) => levelKey))
  const { choices } = toldOfPublished(left, report, rows, paperOf(all))
  return choices.flatMap(({ reasons }) => reasons.filter(({ levelKey }) => given.has(levelKey))).length
}
