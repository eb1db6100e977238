/** A questionnaire of the shipped template with people who are evaluated, not yet started. */
import type { Ground } from '../kind.ts'

export const LEVELS = ['superior', 'sameLevel', 'subordinate', 'self'] as const

export async function draftRound({ administrator, employeeIds }: Ground, evaluatees: number): Promise<number> {
  const { id } = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type: 1 } })
  await administrator.ok('addEvaluatees', { path: { id }, body: { employeeIds: employeeIds.slice(0, evaluatees) } })
  return id
}
