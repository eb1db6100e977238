/** What whoever hands reports out is told of them. */
import { hasOthersFigures } from '../../../../domain/scoring/team/member.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { readMembersOf } from '../reading.ts'
import { openBeside } from './beside.ts'

/** What stands beside each, as its evaluatee may see it. */
export const openReleasedBeside =
  (context: ServiceContext) => (enterpriseId: number, id: number, employeeIds: readonly number[] | undefined) =>
    openBeside(context, enterpriseId, id, { employeeIds, viewer: 'evaluatee' })

/**
 * Of these evaluatees those whose reports tell them no score that others gave: nobody answered, nobody gave a score, or too
 * few to be shown. What is made of a named round is kept (docs/decisions/0034-kept-figures.md): the release that follows
 * reads the same.
 */
export const findFigureless =
  (context: ServiceContext) =>
  async (enterpriseId: number, id: number, employeeIds: readonly number[]): Promise<ReadonlySet<number>> => {
    const members = await readMembersOf(context, enterpriseId, id, { employeeIds, viewer: 'evaluatee' })
    return new Set(members.flatMap((one) => (hasOthersFigures(one) ? [] : [one.evaluatee.employeeId])))
  }
