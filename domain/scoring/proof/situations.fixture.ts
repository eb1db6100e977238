/** Situations the anonymity proofs draw: level sizes, missing answers, texts, scales, weights and k. Used by tests only. */
import fc from 'fast-check'
import type { LevelType } from '../../evaluation/levels.ts'
import type { ScoringInput, ScoringLevel } from '../input.ts'

/** How many raters a level may have; superior and self are small in life. */
const LARGEST_LEVEL: [LevelType, number][] = [
  ['superior', 2],
  ['self', 1],
  ['sameLevel', 6],
  ['subordinate', 6],
  ['custom', 6],
]

const weight = fc.constantFrom(null, null, 0, 20, 40)

const level = (levelType: LevelType, largest: number, index: number) =>
  fc.record({
    level: fc.record({
      levelId: fc.constant(index + 1),
      levelType: fc.constant(levelType),
      name: fc.constant(''),
      weight,
      open: fc.constantFrom(true, true, true, true, false),
      assigned: fc.constantFrom(0, largest),
    }),
    raters: fc.integer({ min: 0, max: largest }),
  })

const levels = fc.tuple(...LARGEST_LEVEL.map(([type, largest], index) => level(type, largest, index)))

/** The fewest answers of each scale by R18's printed shares of sets told by their sum: two options, 1..4, 1..5, 1..7. */
const LEAST_BY_SCALE = [5, 4, 3, 2]

const questions = fc.array(
  fc.record({
    dimensionId: fc.constantFrom(1, 2, null),
    maximum: fc.constantFrom(0, 4, 5),
    minimum: fc.constant(0),
    scored: fc.constantFrom(true, true, true, false),
    commentable: fc.boolean(),
    least: fc.constantFrom(...LEAST_BY_SCALE),
  }),
  { minLength: 1, maxLength: 3 },
)

const rule = fc.record({
  anonymous: fc.constant(true),
  scoreFloor: fc.constantFrom(2, 3, 4),
  commentFloor: fc.constant(5),
  exemptLevelTypes: fc.constantFrom<LevelType[]>(['superior', 'self'], ['superior', 'self'], ['superior'], []),
  pooling: fc.constantFrom(true, true, false),
})

export const someScore = fc.constantFrom(1, 2.25, 3, 4, 5, null)
export const someText = fc.constantFrom(null, null, ' ', 'calm', 'kind', 'late')

/** Now and then somebody else has opened a rater's door. */
const someDoor = fc.constantFrom(true, ...Array.from({ length: 9 }, () => false))

/** The one score of a question whose option asks for a reason. */
const REASONED = 1

/** What somebody wrote: anything at an open question, a reason exactly where the chosen option asks for one. */
export function textFor(
  { scored, commentable }: Pick<ScoringInput['questions'][number], 'scored' | 'commentable'>,
  score: number | null | undefined,
  drawn: string | null,
): string | null {
  if (!commentable) return null
  if (!scored) return drawn
  return score === REASONED ? (drawn ?? 'because') : null
}

/** Every score is an option's of its own, which has the score for its id; an open question has none. */
export function chosenFor(
  questions: readonly Pick<ScoringInput['questions'][number], 'scored' | 'commentable'>[],
  scores: readonly (number | null)[],
): (number[] | null)[] {
  return questions.map(({ scored, commentable }, q) => {
    const score = scores[q] ?? null
    return score === null || (!scored && commentable) ? null : [score]
  })
}

/** An anonymous questionnaire's evaluatee; about one answer in five is missing or "unable to observe". */
export const situation: fc.Arbitrary<ScoringInput> = fc
  .tuple(
    levels,
    questions,
    rule,
    fc.tuple(weight, weight),
    fc.tuple(fc.infiniteStream(someScore), fc.infiniteStream(someText), fc.infiniteStream(someDoor)),
  )
  .map(([drawn, asked, fixed, dimensionWeights, [answers, texts, doors]]) => ({
    type: 2,
    rule: fixed,
    levels: drawn.map((found): ScoringLevel => found.level),
    questions: asked.map(({ least, ...question }, index) => ({
      ...question,
      questionId: index + 1,
      title: '',
      floor: Math.max(least, fixed.scoreFloor),
    })),
    dimensions: dimensionWeights.map((own, index) => ({ dimensionId: index + 1, name: '', weight: own })),
    responses: drawn.flatMap((found) =>
      Array.from({ length: found.raters }, () => {
        const scores = asked.map(() => answers.next().value ?? null)
        const written = asked.map((question, q) => textFor(question, scores[q], texts.next().value ?? null))
        const isUnsure = doors.next().value ?? false
        return { levelId: found.level.levelId, scores, texts: written, chosen: chosenFor(asked, scores), isUnsure }
      }),
    ),
  }))
