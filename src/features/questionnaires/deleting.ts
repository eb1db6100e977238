/** What deleting questionnaires ends, one from its row or many from the bar. */
import { isEditable, isPublished, type ProcessStatus } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { changedOnly } from '../../resource/list/bulk/useBulkAct.ts'

export const DELETE_MANY = {
  act: 'bulkDeleteQuestionnaires',
  doneKey: 'questionnaires.deletedMany',
  inverse: { act: 'bulkRestoreQuestionnaires', input: changedOnly },
} as const

/** A filter that lets drafts through alone, which nobody has answered. The address gives the status as text. */
export const isOfDrafts = ({ status }: Record<string, unknown>) => isEditable(Number(status) as ProcessStatus)

/** Answers are at stake, and people who are asked for them: ask first. */
export const isAtStake = ({ submittedCount, processStatus }: Questionnaire) =>
  submittedCount > 0 || isPublished(processStatus)
