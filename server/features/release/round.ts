/** Evaluatees of a finished round as releasing sees them, and who may receive which report (anonymity.md R4, R16). */
import { receiversOf } from '../../../domain/scoring/rule.ts'
import type { Handle } from '../../database/open.ts'
import { readMailed, unreachable } from '../../records/people/mailed.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { listWithPassword } from '../../records/people/users.ts'
import { ruleOf } from '../../records/questionnaire/rule.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listSuperiors } from './store.ts'

/** An evaluatee of the round, and the person. */
export interface Evaluated {
  id: number
  employeeId: number
}

type NoMail = NonNullable<ReturnType<typeof unreachable>> | 'noDoor'

/** Whether raters were told that superiors may receive the report, fixed at publish. */
export const isSuperiorPromised = (row: QuestionnaireRow): boolean => receiversOf(ruleOf(row)).includes('superior')

/** Some evaluatees with their superiors where these may receive a report, all of them and `others` known by name. */
export async function readSome(
  db: Handle,
  row: QuestionnaireRow,
  some: readonly Evaluated[],
  others: readonly number[] = [],
) {
  const { enterpriseId, id: questionnaireId } = row
  const evaluateeIds = some.map(({ id }) => id)
  const superiorsOf = isSuperiorPromised(row)
    ? await listSuperiors(db, { enterpriseId, questionnaireId }, evaluateeIds)
    : new Map<number, number[]>()
  const evaluated = some.map(({ employeeId }) => employeeId)
  const employeeIds = [...evaluated, ...[...superiorsOf.values()].flat(), ...others]
  const people = await readMailed(db, enterpriseId, employeeIds)
  const markOf = await nameMarks(db, enterpriseId, employeeIds)
  // Who rates oneself as superior is one reader, not two; who was disabled is no reader any more.
  const mayRead = (superiorId: number, employeeId: number) =>
    superiorId !== employeeId && people.get(superiorId)?.disabled === 0
  return {
    evaluatees: some.map(({ id, employeeId }) => ({
      employeeId,
      departmentId: people.get(employeeId)?.departmentId ?? null,
      superiorIds: [...new Set(superiorsOf.get(id))].filter((superiorId) => mayRead(superiorId, employeeId)),
    })),
    personOf: (employeeId: number) => ({
      employeeId,
      name: people.get(employeeId)?.displayName ?? '',
      nameMark: markOf(employeeId),
    }),
    /** Why no mail reaches each of these evaluatees, null where one does; noDoor where no password lets them in at that moment, either. */
    async readNoMail(at: string) {
      const userOf = (employeeId: number) => people.get(employeeId)?.userId ?? null
      const why = new Map<number, NoMail | null>(
        evaluated.map((employeeId) => [employeeId, unreachable(people.get(employeeId))]),
      )
      const unaddressed = evaluated.filter((employeeId) => why.get(employeeId) === 'noAddress')
      const userIds = unaddressed.flatMap((employeeId) => userOf(employeeId) ?? [])
      const withPassword = await listWithPassword(db, userIds, at)
      for (const employeeId of unaddressed) {
        if (!withPassword.has(userOf(employeeId) ?? 0)) why.set(employeeId, 'noDoor')
      }
      return (employeeId: number): NoMail | null => why.get(employeeId) ?? null
    },
  }
}
