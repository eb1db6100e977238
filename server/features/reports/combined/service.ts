/** Combined reports (spec §7, numbers.md 9): their figures over the rounds, and what is done to saved ones. */
import { invalidInput } from '../../../../domain/errors.ts'
import { combinedPeople, combinedTeam } from '../../../../domain/scoring/combined/combinedReport.ts'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { CombinedReportTable } from '../../../database/schema.ts'
import type { Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import * as store from '../combinedStore.ts'
import { readNames } from '../names.ts'
import { listEvaluated } from '../reading.ts'
import { createRecorder } from '../recording.ts'
import { byName } from '../teamFigures.ts'
import { createRoundReader, findRounds, type RoundRef, refsOf, type ShownRound, wireRound } from './rounds.ts'
import { byFinish, createSavedReports, FIRST_VERSION, getCombined, summaryOf, uidsOf } from './saved.ts'

type Evaluatee = PersonalReport['evaluatee']

/** What answering with a combined report takes besides the rounds. */
function createReading(context: ServiceContext) {
  const { database, now } = context
  const record = createRecorder(context)

  /** R15: of each round whose results are about to be shown. */
  async function recordOpened(principal: UserPrincipal, title: string, rounds: readonly ShownRound[]) {
    const shown = new Set(rounds.flatMap(({ row, round }) => (row === undefined || round === null ? [] : row.id)))
    for (const id of shown) await record(principal, id, 'combined', { title })
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

  /** Told apart from others of one name, and sorted. */
  async function named<Row extends { evaluatee: Evaluatee }>(enterpriseId: number, rows: readonly Row[]) {
    const people = new Map(rows.map(({ evaluatee }) => [evaluatee.employeeId, evaluatee]))
    const { sortKeys, markOf } = await readNames(context, enterpriseId, [...people.values()])
    const compare = byName(sortKeys)
    return rows
      .toSorted((one, other) => compare(one.evaluatee, other.evaluatee))
      .map(({ evaluatee: { employeeId, name, departmentName }, ...row }) => ({
        ...{ evaluatorId: employeeId, evaluatorName: name, nameMark: markOf(employeeId), departmentName },
        ...row,
      }))
  }

  return { recordOpened, unsaved, saved, listSaved, named }
}

export function createCombinedReports(context: ServiceContext) {
  const { recordOpened, unsaved, saved, listSaved, named } = createReading(context)

  return {
    ...createSavedReports(context),

    async get(principal: UserPrincipal, query: QueryOf<'getCombinedReport'>, language: Language) {
      const { enterpriseId } = principal
      const { reportId = 0 } = query
      const { refs, of } =
        reportId === 0 ? await unsaved(enterpriseId, query, language) : await saved(enterpriseId, reportId)
      const rounds = await createRoundReader(context, enterpriseId)(refs)
      await recordOpened(principal, of.title, rounds)
      return {
        ...of,
        questionnaireUids: uidsOf(refs),
        questionnaires: rounds.map(wireRound),
        ...combinedTeam(rounds.map(({ round }) => round)),
      }
    },

    /** No figures, so nothing to record. */
    async evaluatees({ enterpriseId }: UserPrincipal, reportIds: readonly number[]) {
      const people = new Map<number, { evaluatee: Evaluatee; reportIds: number[] }>()
      for (const row of await listSaved(enterpriseId, reportIds)) {
        const rounds = await findRounds(context, enterpriseId, refsOf(row))
        for (const { row: round, state } of rounds.reverse()) {
          const evaluated = round === undefined || state !== 'included' ? [] : await listEvaluated(context, round)
          for (const evaluatee of evaluated) {
            const known = people.get(evaluatee.employeeId) ?? { evaluatee, reportIds: [] }
            if (!known.reportIds.includes(row.id)) known.reportIds.push(row.id)
            people.set(evaluatee.employeeId, known)
          }
        }
      }
      return named(enterpriseId, [...people.values()])
    },

    async scores(principal: UserPrincipal, { reportIds, evaluatorIds }: QueryOf<'listCombinedScores'>) {
      const { enterpriseId } = principal
      const readRounds = createRoundReader(context, enterpriseId)
      const wanted = evaluatorIds === undefined ? undefined : new Set(evaluatorIds)
      const rows = []
      for (const saved of await listSaved(enterpriseId, reportIds)) {
        const rounds = await readRounds(refsOf(saved))
        await recordOpened(principal, saved.title, rounds)
        const meant = combinedPeople(
          rounds.map(({ round }) => round),
          (employeeId) => wanted?.has(employeeId) ?? true,
        )
        rows.push(...meant.map((person) => ({ reportId: saved.id, ...person })))
      }
      return named(enterpriseId, rows)
    },
  }
}

export type CombinedReports = ReturnType<typeof createCombinedReports>
