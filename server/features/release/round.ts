/** A finished round as releasing sees it: its evaluatees, and who may receive which report (anonymity.md R4, R16). */
import { BusinessError } from '../../../domain/errors.ts'
import { isFinished } from '../../../domain/evaluation/status.ts'
import { receiversOf } from '../../../domain/scoring/rule.ts'
import type { Handle } from '../../database/open.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { ruleOf } from '../../records/questionnaire/rule.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listSuperiors, readPeople } from './store.ts'

/** Throws NOT_FINISHED, ROUND_CLOSING: what is still being answered is handed to nobody. */
export function refuseUnfinished({ closingSince, processStatus }: QuestionnaireRow): void {
  if (isFinished(processStatus)) return
  throw new BusinessError(closingSince === null ? 'NOT_FINISHED' : 'ROUND_CLOSING')
}

/** Whether raters were told that superiors may receive the report, fixed at publish. */
export const isSuperiorPromised = (row: QuestionnaireRow): boolean => receiversOf(ruleOf(row)).includes('superior')

/** The evaluatees with their superiors where these may receive a report, all of them known by name. */
export async function readRound(db: Handle, row: QuestionnaireRow) {
  const { enterpriseId, id: questionnaireId } = row
  const key = { enterpriseId, questionnaireId }
  const evaluatees = await listEvaluatees(db, enterpriseId, questionnaireId)
  const superiorsOf = isSuperiorPromised(row) ? await listSuperiors(db, key) : new Map<number, number[]>()
  const employeeIds = [...evaluatees.map(({ employeeId }) => employeeId), ...[...superiorsOf.values()].flat()]
  const people = await readPeople(db, enterpriseId, employeeIds)
  const markOf = await nameMarks(db, enterpriseId, employeeIds)
  return {
    evaluatees: evaluatees.map(({ id, employeeId }) => ({
      employeeId,
      // Who rates oneself as superior is one reader, not two.
      superiorIds: [...new Set(superiorsOf.get(id))].filter((superiorId) => superiorId !== employeeId),
    })),
    people,
    personOf: (employeeId: number) => ({
      employeeId,
      name: people.get(employeeId)?.displayName ?? '',
      nameMark: markOf(employeeId),
    }),
    /** Whether a mail can reach them. */
    hasMail(employeeId: number): boolean {
      const person = people.get(employeeId)
      return person !== undefined && person.disabled === 0 && person.email.trim() !== ''
    },
  }
}

export type Round = Awaited<ReturnType<typeof readRound>>
