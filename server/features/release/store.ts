/** What releasing reads besides the releases themselves. */
import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import type { RoundKey } from '../../records/turns/answers.ts'

/** These people with what a mail needs of them, by employee id. */
export const readPeople = (db: Handle, enterpriseId: number, employeeIds: Iterable<number>) =>
  byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'email', 'disabled', 'departmentId', 'signInSetAt', 'addressSetAt'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )

/** Who was asked as superior of whom: the raters' employee ids by evaluatee. Each table is read alone (engines.md). */
export async function listSuperiors(db: Handle, { enterpriseId, questionnaireId }: RoundKey) {
  const levels = await db
    .selectFrom('relationLevel')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('type', '=', 'superior')
    .where('open', '=', 1)
    .execute()
  const levelIds = levels.map(({ id }) => id)
  if (levelIds.length === 0) return new Map<number, number[]>()
  const relations = await db
    .selectFrom('relation')
    .select(['evaluateeId', 'raterId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('levelId', 'in', levelIds)
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .execute()
  const superiors = new Map<number, number[]>()
  for (const { evaluateeId, raterId } of relations) {
    superiors.set(evaluateeId, [...(superiors.get(evaluateeId) ?? []), raterId])
  }
  return superiors
}
