/** The same people in the round before (docs/decisions/0029), as a viewer may see them. */
import type { Viewer } from '../../../../domain/scoring/gate.ts'
import type { PersonInRound } from '../../../../domain/scoring/personal/changes.ts'
import { pooledSpread } from '../../../../domain/scoring/statistics/bands.ts'
import type { Member } from '../../../../domain/scoring/team/member.ts'
import { memberFigures } from '../../../../domain/scoring/team/memberFigures.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { loadScored, scoresIn } from '../../../records/turns/ground.ts'
import { evaluateeOf, makeReport } from '../../../records/turns/published/making.ts'
import { watchFigures } from '../../../records/turns/published/outdated.ts'
import { findPublished } from '../../../records/turns/published/published.ts'
import { listMembers } from '../../../records/turns/published/publishedMembers.ts'
import { listReliability } from '../../../records/turns/sealing/sealed.ts'
import { readRound, requireResults } from '../reading.ts'
import { readDimensionGrounds } from '../rounds.ts'
import { listRoundsBefore } from '../store.ts'

interface PastRound {
  id: number
  title: string
  finishedAt: string
}

interface Past {
  row: QuestionnaireRow
  round: PastRound
  spreads: PersonInRound['spreads']
  lowest: PersonInRound['lowest']
}

type PastPerson = Pick<Past, 'round'> & { person: PersonInRound }

/** What the rounds before say as wholes is read once; the answer finds one person after the other, null who is in none. `isAsRead`: they are the same still. */
export async function openPast(
  context: ServiceContext,
  { enterpriseId, id, finishedAt }: QuestionnaireRow,
  { employeeIds, viewer }: { employeeIds: readonly number[]; viewer: Viewer },
) {
  const { database, now } = context
  const before = await database.read((db) => listRoundsBefore(db, { enterpriseId, id, finishedAt }, employeeIds))
  const isAsRead = await watchFigures(database.read, enterpriseId, [
    ...new Set([...before.values()].map((one) => one.id)),
  ])
  const rounds = new Map<number, Past>()
  for (const round of before.values()) {
    if (rounds.has(round.id)) continue
    const row = await database.read((db) => requireResults(db, enterpriseId, round.id))
    const told = { id: row.id, title: row.title, finishedAt: round.finishedAt }
    const grounds = await database.read((db) => readDimensionGrounds(db, row))
    const lowest = new Map(grounds.map((one) => [one.dimensionId, one.lowest]))
    rounds.set(row.id, { row, round: told, spreads: await readSpreads(context, row, viewer), lowest })
  }
  const findPast = async (db: Handle, employeeId: number): Promise<PastPerson | null> => {
    const past = rounds.get(before.get(employeeId)?.id ?? 0)
    const found = past && (await readPerson(db, past.row, employeeId, viewer, now().toISOString()))
    if (past === undefined || found === undefined) return null
    return { round: past.round, person: { ...found, spreads: past.spreads, lowest: past.lowest } }
  }
  return { findPast, isAsRead }
}

/** How raters differed, by dimension. */
async function readSpreads(context: ServiceContext, { enterpriseId, id, type }: QuestionnaireRow, viewer: Viewer) {
  const reliability =
    type === 2
      ? await context.database.read((db) => listReliability(db, { enterpriseId, questionnaireId: id }))
      : (await readRound(context, enterpriseId, id, viewer)).reliability
  return new Map(reliability.map(({ dimensionId, squares }) => [dimensionId, pooledSpread(squares)]))
}

async function readPerson(
  db: Handle,
  row: QuestionnaireRow,
  employeeId: number,
  viewer: Viewer,
  at: string,
): Promise<Pick<PersonInRound, 'report' | 'member'> | undefined> {
  const { enterpriseId, id: questionnaireId } = row
  if (row.type === 2) {
    const report = await findPublished(db, enterpriseId, questionnaireId, employeeId)
    const [member] = await listMembers(db, { enterpriseId, questionnaireId }, [employeeId])
    return report && member && { report, member }
  }
  const scored = await loadScored(db, row, employeeId)
  if (scored === undefined) return undefined
  return { report: makeReport(row, scored, viewer, at), member: memberIn(scored, viewer) }
}

type Scored = NonNullable<Awaited<ReturnType<typeof loadScored>>>

/** One person's figures in a named round as its forms stand. */
export const memberIn = ({ input, subject, questions }: Scored, viewer: Viewer): Member =>
  memberFigures(scoresIn(questions))(input, evaluateeOf(subject), viewer).member
