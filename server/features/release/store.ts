/** What releasing reads besides the releases themselves. */
import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, searchHolds } from '../../database/statements.ts'
import type { RoundKey } from '../../records/turns/answers.ts'

/**
 * Who was asked as superior of whom: the raters' employee ids by evaluatee, of some evaluatees. Each table is read alone
 * (engines.md). A turn that was withdrawn makes no superior; after the finish of an anonymous round none is told from the
 * others any more (R5).
 */
export async function listSuperiors(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: readonly number[],
) {
  const superiors = new Map<number, number[]>()
  const levels = await db
    .selectFrom('relationLevel')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('type', '=', 'superior')
    .where('open', '=', 1)
    .execute()
  const levelIds = levels.map(({ id }) => id)
  if (levelIds.length === 0 || evaluateeIds.length === 0) return superiors
  const all = db
    .selectFrom('relation')
    .select(['evaluateeId', 'raterId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('levelId', 'in', levelIds)
    .where('status', '<>', 'withdrawn')
  const isFew = evaluateeIds.length <= IDS_A_STATEMENT
  const relations = await (isFew ? all.where('evaluateeId', 'in', evaluateeIds) : all).orderBy('id').execute()
  for (const { evaluateeId, raterId } of relations) {
    const own = superiors.get(evaluateeId)
    if (own === undefined) superiors.set(evaluateeId, [raterId])
    else own.push(raterId)
  }
  return superiors
}

/** Those of the people whose search column holds what was typed, with what they are ordered by. */
export const readHolding = (db: Handle, enterpriseId: number, employeeIds: readonly number[], kw: string | undefined) =>
  byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'departmentId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .where(searchHolds('employee.search', kw))
      .execute(),
  )
