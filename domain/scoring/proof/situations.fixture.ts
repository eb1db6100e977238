/** Situations the anonymity proof draws: level sizes, missing answers, weights and k. Used by tests only. */
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

const questions = fc
  .array(
    fc.record({
      dimensionId: fc.constantFrom(1, 2, null),
      maximum: fc.constantFrom(0, 4, 5),
      scored: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map((question, index) => ({ ...question, questionId: index + 1, title: '', commentable: false })),
  )

const rule = fc.record({
  anonymous: fc.constant(true),
  scoreFloor: fc.constantFrom(2, 3, 4),
  commentFloor: fc.constant(5),
  exemptLevelTypes: fc.constantFrom<LevelType[]>(['superior', 'self'], ['superior', 'self'], ['superior'], []),
  pooling: fc.constantFrom(true, true, false),
})

/** An anonymous questionnaire's evaluatee; about one answer in five is missing or "unable to observe". */
export const situation: fc.Arbitrary<ScoringInput> = fc
  .tuple(levels, questions, rule, fc.tuple(weight, weight), fc.infiniteStream(fc.constantFrom(1, 2.25, 3, 4, 5, null)))
  .map(([drawn, asked, fixed, dimensionWeights, answers]) => ({
    type: 2,
    rule: fixed,
    levels: drawn.map((found): ScoringLevel => found.level),
    questions: asked,
    dimensions: dimensionWeights.map((own, index) => ({ dimensionId: index + 1, name: '', weight: own })),
    responses: drawn.flatMap((found) =>
      Array.from({ length: found.raters }, () => ({
        levelId: found.level.levelId,
        scores: asked.map(() => answers.next().value ?? null),
        texts: asked.map(() => null),
      })),
    ),
  }))
