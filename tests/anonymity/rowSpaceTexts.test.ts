/**
 * The row-space proof (anonymity.md) over what is no mean: shares of options, squares and texts tell nothing of fewer than five
 * protected raters (R2, R7, R13).
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentsOf } from '../../domain/scoring/comments.ts'
import { disclose } from '../../domain/scoring/gate.ts'
import { cellOf, type ScoringInput, tally } from '../../domain/scoring/input.ts'
import {
  isCounted,
  type NumbersOf,
  protectedRaters,
  rowsOf,
  type Unknown,
  unknownsOf,
  withAnswers,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { SAMPLE, toldOf } from './told.ts'

/** Distributions, deviations and comments start here (R2, R13). */
const FIVE = 5

/** How many raters of a cell chose an option, and the sum of their squares, are the same sum, of other numbers than scores. */
const sumsFrom =
  (fewest: number): NumbersOf =>
  (input) => {
    const counted = tally(input)
    return new Map(
      disclose(input, counted, 'evaluatee').rows.flatMap(({ key, members, shown }) =>
        shown.flatMap((isShown, q): [string, number][] => {
          const { sure, sum } = cellOf(counted, members, q)
          return isShown && sure >= fewest ? [[`${key}.${q}`, sum]] : []
        }),
      ),
    )
  }

function tellsOfFewerThanFive(input: ScoringInput, numbers: NumbersOf, unknowns: Unknown[], give: typeof withAnswers) {
  const { rows } = rowsOf(input, numbers, unknowns, give)
  return (
    exposedRaters(
      rows,
      unknowns.map(({ rater }) => rater),
      FIVE,
    ) !== null
  )
}

describe('option indicators and squares', () => {
  const tells = (numbers: NumbersOf) => (input: ScoringInput) =>
    tellsOfFewerThanFive(input, numbers, unknownsOf(input), withAnswers)

  it('tell nothing of fewer than five when shown from five on', () => {
    expect(toldOf(tells(sumsFrom(FIVE)))).toBe(0)
  })

  it('turn red on a distribution or a deviation shown wherever the mean is', () => {
    expect(toldOf(tells(sumsFrom(0)))).toBeGreaterThan(SAMPLE.length / 50)
  })
})

/** The same situation where those write whom `has` gives 1. */
function withTexts(input: ScoringInput, has: (response: number, question: number) => number): ScoringInput {
  const responses = input.responses.map((response, r) => ({
    ...response,
    texts: input.questions.map((_, q) => (has(r, q) > 0 ? 'said' : null)),
  }))
  return { ...input, responses }
}

/** Who could write something: everybody who sent a form at an open question, who answered at another. */
const writers = (input: ScoringInput): Unknown[] =>
  protectedRaters(input).flatMap((rater) =>
    input.questions.flatMap(({ scored, commentable }, question) =>
      commentable && (!scored || isCounted(input.responses[rater]?.scores[question])) ? [{ rater, question }] : [],
    ),
  )

/** How many texts stand under each label of each question. */
function textsWith(commentFloor: (input: ScoringInput) => number): NumbersOf {
  return (input) => {
    const counted = tally(input)
    const released = { ...input, rule: { ...input.rule, commentFloor: commentFloor(input) } }
    const comments = commentsOf(released, counted, disclose(input, counted, 'evaluatee'), false, () => 0)
    const labels = [null, ...input.levels.map(({ levelId }) => `level:${levelId}`)]
    return new Map(
      comments.flatMap(({ questionId, groups }) =>
        labels.map((label): [string, number] => [
          `${questionId} ${label}`,
          groups.find(({ levelKey }) => levelKey === label)?.texts.length ?? 0,
        ]),
      ),
    )
  }
}

const texts = textsWith(({ rule }) => rule.commentFloor)

/** Every level of five with a label of its own, though the unlabelled texts hold them as well. */
const labelledBeside: NumbersOf = (input) => {
  const { responses, levels, questions } = input
  const apart = levels.flatMap(({ levelId, open }) => {
    const own = responses.filter((response) => open && response.levelId === levelId)
    if (own.length < FIVE) return []
    return questions.map((_, q): [string, number] => [
      `${levelId} apart ${q}`,
      own.filter((response) => response.texts[q] !== null).length,
    ])
  })
  return new Map([...texts(input), ...apart])
}

describe('texts, a reason of which tells its option', () => {
  const tells = (numbers: NumbersOf) => (input: ScoringInput) =>
    tellsOfFewerThanFive(input, numbers, writers(input), withTexts)

  it('tell by their number nothing of fewer than five', () => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(tells(texts)(input)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[string, NumbersOf]>([
    ['released from the floor of scores on', textsWith(({ rule }) => rule.scoreFloor)],
    ['with the label of a level beside the unlabelled ones', labelledBeside],
  ])('turn red when %s', (_, numbers) => {
    expect(toldOf(tells(numbers))).toBeGreaterThan(SAMPLE.length / 50)
  })
})
