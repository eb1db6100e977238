/** The worked example of numbers.md and a small builder of inputs. Used by tests only. */
import type { LevelType } from '../evaluation/levels.ts'
import type { ScoringInput, ScoringLevel, ScoringResponse } from './input.ts'
import type { AnonymityRule } from './report.ts'

export const SUBJECT = {
  questionnaire: { id: 7, title: 'Leadership', finishedAt: '2026-03-01T00:00:00Z' },
  evaluatee: { employeeId: 42, name: '王芳', departmentName: '研发部' },
  computedAt: '2026-03-02T00:00:00Z',
}

export const ANONYMOUS: AnonymityRule = {
  anonymous: true,
  scoreFloor: 3,
  commentFloor: 5,
  exemptLevelTypes: ['superior', 'self'],
  pooling: true,
}

/** A level whose id is its place in the list. */
export function levelOf(levelId: number, levelType: LevelType, more: Partial<ScoringLevel> = {}): ScoringLevel {
  return { levelId, levelType, name: '', weight: null, open: true, assigned: 1, ...more }
}

/** One question, one dimension, one answer for each response: levelId -> scores. */
export function inputOf(
  levels: ScoringLevel[],
  answers: Record<number, (number | null)[]>,
  more: Partial<ScoringInput> = {},
): ScoringInput {
  return {
    type: 2,
    rule: ANONYMOUS,
    levels,
    questions: [
      {
        questionId: 1,
        title: 'Listens',
        dimensionId: 1,
        maximum: 5,
        minimum: 1,
        scored: true,
        commentable: false,
        floor: 1,
      },
    ],
    dimensions: [{ dimensionId: 1, name: 'People', weight: null }],
    responses: Object.entries(answers).flatMap(([levelId, scores]) =>
      scores.map(
        (score): ScoringResponse => ({ levelId: Number(levelId), scores: [score], texts: [null], chosen: [null] }),
      ),
    ),
    ...more,
  }
}

/** numbers.md: superior 4; peers of mean 3.5; subordinates 2 and 3 under k = 3. */
export function workedExample(rule: Partial<AnonymityRule> = {}): ScoringInput {
  const levels = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]
  return inputOf(levels, { 1: [4], 2: [3, 4, 3, 4], 3: [2, 3], 4: [5] }, { rule: { ...ANONYMOUS, ...rule } })
}
