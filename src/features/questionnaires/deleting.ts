/** What deleting questionnaires ends, one from its row or many from the bar. */
import { isPublished } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { changedOnly } from '../../resource/list/useBulkAct.ts'

export const DELETE_MANY = {
  act: 'bulkDeleteQuestionnaires',
  doneKey: 'questionnaires.deletedMany',
  inverse: { act: 'bulkRestoreQuestionnaires', input: changedOnly },
} as const

/** Answers are at stake: ask first. A draft comes back with "undo". */
export const isAtStake = ({ submittedCount, processStatus }: Questionnaire) =>
  submittedCount > 0 || isPublished(processStatus)
