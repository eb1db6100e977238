/** What stands beside the figures of a report: the mean of the evaluatees, how sure they are, the round before. */
import { questionsOf } from '../../../../domain/paper/model.ts'
import type { Viewer } from '../../../../domain/scoring/gate.ts'
import { besideIn, type ComparedRound, comparedRound } from '../../../../domain/scoring/personal/comparedReport.ts'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import { loadPaper } from '../../../records/paper/paper.ts'
import { loadScored } from '../../../records/turns/ground.ts'
import { watchFigures } from '../../../records/turns/published/outdated.ts'
import { readRound } from '../reading.ts'
import { memberIn, openPast } from './past.ts'

interface Readers {
  /** Whose reports these are; those of all evaluatees without it. */
  employeeIds?: readonly number[] | undefined
  /** For whom they are. */
  viewer: Viewer
}

/**
 * What whole rounds say is read once. `besideOf` says, by queries alone, what stands beside one report after the other;
 * `previousId` is the round whose figures are among it. Once `isAsRead` is false, also by queries alone, reports are of another
 * moment than the rounds: they are opened anew.
 */
export async function openBeside(context: ServiceContext, enterpriseId: number, id: number, readers: Readers) {
  const { viewer } = readers
  const isRoundAsRead = await watchFigures(context.database.read, enterpriseId, [id])
  const { row, members, reliability } = await readRound(context, enterpriseId, id, viewer)
  const questions = await context.database.read(async (db) => questionsOf(await loadPaper(db, enterpriseId, id, row)))
  const memberOfId = new Map(members.map((member) => [member.evaluatee.employeeId, member]))
  const employeeIds = readers.employeeIds ?? [...memberOfId.keys()]
  const { findPast, isAsRead: isPastAsRead } = await openPast(context, row, { employeeIds, viewer })
  let round: ComparedRound | undefined

  const besideOf = async (db: Handle, report: PersonalReport) => {
    const { employeeId } = report.evaluatee
    const past = await findPast(db, employeeId)
    round ??= comparedRound(members, reliability, report, questions)
    // In a named round forms are left out at any time: these figures are of the report's own moment.
    const scored = row.type === 1 ? await loadScored(db, row, employeeId) : undefined
    const member = scored === undefined ? memberOfId.get(employeeId) : memberIn(scored, viewer)
    return { beside: besideIn(report, { round, member, past }), previousId: past?.round.id ?? null }
  }
  return { besideOf, isAsRead: async (db: Handle) => (await isRoundAsRead(db)) && (await isPastAsRead(db)) }
}

export type OpenedBeside = Awaited<ReturnType<typeof openBeside>>
