/** What answering with a combined report takes, on screen and on paper. */
import { invalidInput } from '../../../../domain/errors.ts'
import {
  type CombinedPerson,
  combinedPeopleSteps,
  combinedTeamSteps,
  evaluateesOf,
} from '../../../../domain/scoring/combined/combinedReport.ts'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import { eachOf } from '../../../../domain/steps.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { CombinedReportTable } from '../../../database/schema/releaseSchema.ts'
import type { Language, QueryOf, ResultOf, UserPrincipal } from '../../../http/call.ts'
import { inPieces } from '../../../pacing/pieces.ts'
import * as store from '../combinedStore.ts'
import { readNames } from '../names.ts'
import { createRecorder, type Opened } from '../recording.ts'
import { byName } from '../teamFigures.ts'
import { type FoundRound, type RoundRef, refsOf, type ShownRound, wireRound } from './rounds.ts'
import { byFinish, FIRST_VERSION, getCombined, summaryOf, uidsOf } from './saved.ts'

export type Evaluatee = PersonalReport['evaluatee']

/** A report and the rounds it names. */
interface Asked {
  refs: readonly RoundRef[]
  of: Pick<ResultOf<'saveCombinedReport'>, 'reportId' | 'title' | 'summary' | 'createdAt' | 'updatedAt' | 'version'>
}

interface WithRounds {
  reportId: number
  rounds: readonly ShownRound[]
}

export function createReading(context: ServiceContext) {
  const { database, now } = context
  const record = createRecorder(context)

  /** R15: of each round whose results are about to be shown. */
  async function recordOpened(
    principal: UserPrincipal,
    opened: Opened & ('combined' | 'combinedPdf'),
    title: string,
    rounds: readonly FoundRound[],
  ) {
    const shown = new Set(rounds.flatMap(({ row, state }) => (row === undefined || state !== 'included' ? [] : row.id)))
    for (const id of shown) await record(principal, id, opened, { title })
  }

  async function unsaved(enterpriseId: number, query: QueryOf<'getCombinedReport'>, language: Language) {
    const { questionnaireUids: uids = [], title = '', summary = '' } = query
    if (uids.length === 0) throw invalidInput('questionnaireUids', translateServer(language, 'input.noneToCombine'))
    const found = await database.read((db) => store.listByUid(db, enterpriseId, uids))
    const unknown = [...new Set(uids)].filter((uid) => !found.some((one) => one.uid === uid))
    const refs: RoundRef[] = [...unknown.map((uid) => ({ id: null, uid })), ...found.sort(byFinish)]
    const at = now().toISOString()
    return { refs, of: { reportId: 0, title, summary, createdAt: at, updatedAt: at, version: FIRST_VERSION } }
  }

  async function saved(enterpriseId: number, id: number) {
    const row = await database.read((db) => getCombined(db, enterpriseId, id))
    const { reportId, title, summary, createdAt, updatedAt, version } = summaryOf(row)
    return { refs: refsOf(row), of: { reportId, title, summary, createdAt, updatedAt, version } }
  }

  async function listSaved(enterpriseId: number, reportIds: readonly number[]) {
    return database.read(async (db) => {
      const rows: CombinedReportTable[] = []
      for (const id of new Set(reportIds)) rows.push(await getCombined(db, enterpriseId, id))
      return rows
    })
  }

  /** The means of the rounds. */
  const answerOf = async ({ refs, of }: Asked, rounds: readonly ShownRound[]) => ({
    ...of,
    computedAt: now().toISOString(),
    questionnaireUids: uidsOf(refs),
    questionnaires: rounds.map(wireRound),
    ...(await inPieces(combinedTeamSteps(rounds.map(({ round }) => round)))),
  })

  /** Sorted, and told apart from others of one name: of these and of all `among` whom they are. */
  async function named<Row extends { evaluatee: Evaluatee }>(
    enterpriseId: number,
    rows: readonly Row[],
    among: readonly Evaluatee[] = rows.map(({ evaluatee }) => evaluatee),
  ) {
    const people = new Map(among.map((evaluatee) => [evaluatee.employeeId, evaluatee]))
    const { sortKeys, markOf } = await readNames(context, enterpriseId, [...people.values()])
    const compare = byName(sortKeys)
    const sorted = rows.toSorted((one, other) => compare(one.evaluatee, other.evaluatee))
    const told = eachOf(sorted, ({ evaluatee: { employeeId, name, departmentName }, ...row }) => ({
      ...{ evaluatorId: employeeId, evaluatorName: name, nameMark: markOf(employeeId), departmentName },
      ...row,
    }))
    return inPieces(told)
  }

  /** Each person's figures; of those wanted alone, where some are named. */
  async function figuresOf(enterpriseId: number, reports: readonly WithRounds[], evaluatorIds?: readonly number[]) {
    const wanted = evaluatorIds === undefined ? undefined : new Set(evaluatorIds)
    const [among, rows]: [Evaluatee[][], ({ reportId: number } & CombinedPerson)[][]] = [[], []]
    for (const { reportId, rounds: shown } of reports) {
      const rounds = shown.map(({ round }) => round)
      among.push(await inPieces(evaluateesOf(rounds)))
      const meant = await inPieces(combinedPeopleSteps(rounds, (employeeId) => wanted?.has(employeeId) ?? true))
      rows.push(await inPieces(eachOf(meant, (person) => ({ reportId, ...person }))))
    }
    return named(enterpriseId, rows.flat(), among.flat())
  }

  return { recordOpened, unsaved, saved, listSaved, answerOf, named, figuresOf }
}
