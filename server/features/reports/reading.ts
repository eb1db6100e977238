/** Finding reports: published ones of anonymous questionnaires, named ones computed now (anonymity.md R4). */
import { BusinessError } from '../../../domain/errors.ts'
import { isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import type { Viewer } from '../../../domain/scoring/gate.ts'
import { formsWithoutScore } from '../../../domain/scoring/input.ts'
import { keptMaxima } from '../../../domain/scoring/keptMaxima.ts'
import type { PersonalReport, ToldReport } from '../../../domain/scoring/report.ts'
import type { DimensionReliability } from '../../../domain/scoring/statistics/meanSquares.ts'
import { reliabilitySums } from '../../../domain/scoring/statistics/reliabilitySums.ts'
import type { Member, WholeMember } from '../../../domain/scoring/team/member.ts'
import { type Standing, standingOf } from '../../../domain/scoring/team/standing.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inTurns, type Reading } from '../../database/sliceBySlice.ts'
import { apart } from '../../jobs/reading.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { getQuestionnaire, refuseUnfinished } from '../../records/questionnaire/access.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listSubjects, readSubjects, readTurns } from '../../records/turns/counted.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { loadScored, openScored, readScored } from '../../records/turns/ground.ts'
import { evaluateeOf, makeReport } from '../../records/turns/published/making.ts'
import { findPublished } from '../../records/turns/published/published.ts'
import {
  listMemberQuestions,
  listMembers,
  listPublishedNamed,
  listPublishedPeople,
} from '../../records/turns/published/publishedMembers.ts'
import { readToldReport } from '../../records/turns/published/toldReports.ts'
import { listReliability } from '../../records/turns/sealing/sealed.ts'
import { keptRounds, type RoundFigures } from './keptRounds.ts'

/** The questionnaire, when it has results to show. Throws NOT_FOUND; NOT_FINISHED and ROUND_CLOSING (type 2), NOT_COLLECTING (type 1 before its start). */
export async function requireResults(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  if (row.type === 2) refuseUnfinished(row)
  if (!isPublished(row.processStatus)) throw new BusinessError('NOT_COLLECTING')
  return row
}

/** What is read of so many people at once: nobody waits for more of them. */
const MEMBERS_AT_ONCE = 200

/** Of every evaluatee in their order what rankings read, as administrators see it; others come in between. */
export async function listTeam(
  context: ServiceContext,
  enterpriseId: number,
  id: number,
): Promise<readonly Standing[]> {
  const { database } = context
  const row = await database.read((db) => requireResults(db, enterpriseId, id))
  if (row.type === 2) return publishedMembers(database, row)
  if (isFinished(row.processStatus)) return (await readNamed(context, row)).members
  const team: Standing[] = []
  const reading = apart(database)
  await readScored(reading, row, await openScored(reading, row), ({ input, subject }) => {
    team.push(standingOf(input, evaluateeOf(subject), 'administrator'))
  })
  return team
}

/** The same with the figures of every relation level. */
export async function listTeamByLevel(context: ServiceContext, enterpriseId: number, id: number) {
  const { database } = context
  const row = await database.read((db) => requireResults(db, enterpriseId, id))
  return row.type === 2 ? publishedMembers(database, row) : (await readNamed(context, row)).members
}

/** The same as this viewer may see it, with what the statistics of the questionnaire are made of. */
export async function readRound(
  context: ServiceContext,
  enterpriseId: number,
  id: number,
  viewer: Viewer = 'administrator',
) {
  const { database } = context
  const row = await database.read((db) => requireResults(db, enterpriseId, id))
  const key = { enterpriseId, questionnaireId: id }
  if (row.type === 2) {
    const members: readonly Member[] = await publishedMembers(database, row)
    const reliability = await database.read((db) => listReliability(db, key))
    return {
      ...{ row, members, reliability, unable: null },
      wholeMembers: () => withQuestions(database, row, members),
      turns: () => readTurns(apart(database).read, key),
    }
  }
  const { turns, ...figures } = await readNamed(context, row, viewer)
  return { row, ...figures, wholeMembers: async () => figures.members, turns: async () => turns }
}

/** Some of its members as this viewer may see them. */
export async function readMembersOf(
  context: ServiceContext,
  enterpriseId: number,
  id: number,
  { employeeIds, viewer }: { employeeIds: readonly number[]; viewer: Viewer },
): Promise<readonly Member[]> {
  const { database } = context
  const row = await database.read((db) => requireResults(db, enterpriseId, id))
  if (row.type === 2) return publishedMembersOf(database, row, employeeIds)
  const asked = new Set(employeeIds)
  return (await readNamed(context, row, viewer)).members.filter(({ evaluatee }) => asked.has(evaluatee.employeeId))
}

/** The figures of a named questionnaire, and what its turns say together; of a finished one they are kept for a while. */
async function readNamed({ database }: ServiceContext, row: QuestionnaireRow, viewer: Viewer = 'administrator') {
  const reading = apart(database)
  const opened = await openScored(reading, row)
  const make = () => figuresOf(reading, row, opened, viewer)
  const figures = isFinished(row.processStatus)
    ? await keptRounds(database).find({ key: `${row.id} ${viewer}`, digest: opened.digest, size: sizeOf(opened) }, make)
    : await make()
  return { ...figures, turns: opened.turns }
}

/** Of each evaluatee one for each question, and one for each dimension and level. */
const sizeOf = ({ subjects, ground: { questions, dimensions, levels } }: Awaited<ReturnType<typeof openScored>>) =>
  subjects.length * (questions.length + dimensions.length * (levels.length + 3))

function addedUp(before: RoundFigures['unable'], more: RoundFigures['unable']): RoundFigures['unable'] {
  if (more === null) return before
  const sums = new Map(before)
  for (const [levelId, count] of more) sums.set(levelId, (sums.get(levelId) ?? 0) + count)
  return sums
}

async function figuresOf(
  reading: Reading,
  row: QuestionnaireRow,
  opened: Awaited<ReturnType<typeof openScored>>,
  viewer: Viewer,
): Promise<RoundFigures> {
  const members: WholeMember[] = []
  const sums = reliabilitySums()
  let unable: RoundFigures['unable'] = null
  await readScored(reading, row, opened, ({ subject, input }, memberOf) => {
    const { member, disclosure } = memberOf(input, evaluateeOf(subject), viewer)
    sums.add(input, disclosure)
    unable = addedUp(unable, formsWithoutScore(input))
    members.push(member)
  })
  const reliability: DimensionReliability[] = []
  for (const steps of sums.results()) reliability.push(await reading.think(steps))
  return { members, reliability, unable }
}

/** As they were kept at the finish. */
async function publishedMembers(database: ServiceContext['database'], row: QuestionnaireRow): Promise<Member[]> {
  const evaluatees = await database.read((db) => listEvaluatees(db, row.enterpriseId, row.id))
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  return publishedMembersOf(database, row, employeeIds)
}

async function publishedMembersOf(
  database: ServiceContext['database'],
  row: QuestionnaireRow,
  employeeIds: readonly number[],
): Promise<Member[]> {
  const { enterpriseId, id: questionnaireId } = row
  const paper = await database.read((db) => loadPaper(db, enterpriseId, questionnaireId, row))
  const { withPoints } = keptMaxima(paper)
  const team: Member[] = []
  await inTurns(employeeIds, MEMBERS_AT_ONCE, async (some) => {
    const members = await database.read((db) => listMembers(db, { enterpriseId, questionnaireId }, some))
    team.push(...members.map(withPoints))
  })
  return team
}

async function withQuestions(
  database: ServiceContext['database'],
  { enterpriseId, id: questionnaireId }: QuestionnaireRow,
  members: readonly Member[],
): Promise<readonly WholeMember[]> {
  const whole: WholeMember[] = []
  await inTurns(members, MEMBERS_AT_ONCE, async (some) => {
    const employeeIds = some.map(({ evaluatee }) => evaluatee.employeeId)
    const key = { enterpriseId, questionnaireId }
    const questionsOf = await database.read((db) => listMemberQuestions(db, key, employeeIds))
    for (const member of some) {
      whole.push({ ...member, questions: questionsOf.get(member.evaluatee.employeeId) ?? [] })
    }
  })
  return whole
}

/** Whom the results of a round are about, under the names they bear there, in their order. */
export async function listEvaluated({ database }: ServiceContext, { enterpriseId, id, type }: QuestionnaireRow) {
  if (type === 1) {
    const subjects = await readSubjects(apart(database).read, { enterpriseId, questionnaireId: id })
    return subjects.map(({ employeeId, name, departmentName }) => ({
      employeeId,
      name,
      departmentName: departmentName ?? '',
    }))
  }
  const evaluated: PersonalReport['evaluatee'][] = []
  const evaluatees = await database.read((db) => listEvaluatees(db, enterpriseId, id))
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  await inTurns(employeeIds, MEMBERS_AT_ONCE, async (some) => {
    const key = { enterpriseId, questionnaireId: id }
    evaluated.push(...(await database.read((db) => listPublishedPeople(db, key, some))))
  })
  return evaluated
}

/** One evaluatee's report, as administrators see it; NOT_FOUND when he is none of the questionnaire's. */
export async function findReport(context: ServiceContext, enterpriseId: number, id: number, employeeId: number) {
  const { database, now } = context
  const report = await database.read(async (db) => {
    const row = await requireResults(db, enterpriseId, id)
    if (row.type === 2) return findPublished(db, enterpriseId, id, employeeId)
    const scored = await loadScored(db, row, employeeId)
    return scored === undefined ? undefined : makeReport(row, scored, 'administrator', now().toISOString())
  })
  if (report === undefined) throw new BusinessError('NOT_FOUND')
  return report
}

/** The same with what it says beside its figures. */
export async function findToldReport(
  { database, now }: ServiceContext,
  enterpriseId: number,
  id: number,
  employeeId: number,
): Promise<ToldReport> {
  const report = await database.read(async (db) => {
    const row = await requireResults(db, enterpriseId, id)
    return readToldReport(db, row, employeeId, 'administrator', now().toISOString())
  })
  if (report === undefined) throw new BusinessError('NOT_FOUND')
  return report
}

/** Whoever of the questionnaire's bears the name of this report's person in the results; they keep the names of the finish (R4). */
export async function listNamesakes(
  { database }: ServiceContext,
  enterpriseId: number,
  { questionnaire: { id, type }, evaluatee: { name } }: PersonalReport,
): Promise<Pick<PersonalReport['evaluatee'], 'employeeId' | 'name'>[]> {
  if (type === 1) {
    const subjects = await database.read((db) => listSubjects(db, enterpriseId, id, null))
    return subjects.filter((one) => one.name === name)
  }
  return database.read((db) => listPublishedNamed(db, { enterpriseId, questionnaireId: id }, name))
}
