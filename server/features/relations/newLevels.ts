import { builtInLevels } from '../../../domain/evaluation/levels.ts'
import type { Database } from '../../database/schema.ts'

/** The four built-in levels of a new questionnaire; without a name they show theirs in the reader's language. */
export function newLevels(
  enterpriseId: number,
  questionnaireId: number,
  newId: () => number,
): Database['relationLevel'][] {
  return builtInLevels().map(({ levelType, open, weight }, seq) => ({
    enterpriseId,
    questionnaireId,
    id: newId(),
    type: levelType,
    name: '',
    open: open ? 1 : 0,
    weight,
    seq,
  }))
}
