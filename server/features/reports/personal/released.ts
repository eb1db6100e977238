/** What whoever hands reports out is told of them. */
import { asksForScores, hasOthersFigures } from '../../../../domain/scoring/team/member.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { readMembersOf, requireResults } from '../reading.ts'
import { readDimensionGrounds } from '../rounds.ts'
import { openBeside } from './beside.ts'

/** What stands beside each, as its evaluatee may see it. */
export const openReleasedBeside =
  (context: ServiceContext) => (enterpriseId: number, id: number, employeeIds: readonly number[] | undefined) =>
    openBeside(context, enterpriseId, id, { employeeIds, viewer: 'evaluatee' })

/**
 * Of these evaluatees those whose reports tell them no score that others gave: nobody answered, nobody gave a score, or too
 * few to be shown; none of them where the paper asks for no score. What is made of a named round is kept
 * (docs/decisions/0034-kept-figures.md): the release that follows reads the same.
 */
export const findFigureless =
  (context: ServiceContext) =>
  async (enterpriseId: number, id: number, employeeIds: readonly number[]): Promise<ReadonlySet<number>> => {
    const grounds = await context.database.read(async (db) =>
      readDimensionGrounds(db, await requireResults(db, enterpriseId, id)),
    )
    if (!asksForScores(grounds)) return new Set()
    const members = await readMembersOf(context, enterpriseId, id, { employeeIds, viewer: 'evaluatee' })
    return new Set(members.flatMap((one) => (hasOthersFigures(one) ? [] : [one.evaluatee.employeeId])))
  }
