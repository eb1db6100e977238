/** Files that are made slice by slice ask once who shares a name, however many slices there are, and tell all of them apart. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'
import { exportedAudit } from '../../server/features/audit/service.ts'
import { exportedFeedback } from '../../server/features/collection/exported.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { archiveAnswer } from '../../server/features/exports/archive.ts'
import { createExportsService } from '../../server/features/exports/service.ts'
import { createResultsJob } from '../../server/features/reports/exports/resultsJob.ts'
import type { ListSource } from '../../server/jobs/listSource.ts'
import { everybodysNameMarks } from '../../server/records/people/nameMarks.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { readJob } from './longImport.ts'
import { runnerOn } from './runners.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

/** Each has three forms and an event: several slices of every file. */
const PEOPLE = 210
const ACCOUNT = { enterpriseName: 'x', displayName: 'admin', email: 'admin@x.example', passwordHash: 'x' }

let place: TestDatabase
/** The same database, which tells what it is asked. */
let told: DatabaseService
const asked: string[] = []
let round: Collecting
let principal: Parameters<ReturnType<typeof createExportsService>['start']>[0]

const ids = createIds(Date.now, 59)
const contextOf = (database: DatabaseService) => ({ database, ids, now: () => new Date() })

beforeAll(async () => {
  place = await openTestDatabase()
  const { enterpriseId } = await setUpEnterprise(contextOf(place.database), ACCOUNT, true)
  const ratersPerLevel = { superior: 1, sameLevel: 1, subordinate: 1, self: 0 }
  const make = { enterpriseId, type: 1, evaluatees: PEOPLE, amongThemselves: true, processStatus: 40 } as const
  round = await createCollecting(place, { ...make, ratersPerLevel })
  // Everybody shares a name with somebody.
  await createCollecting(place, { ...make, ratersPerLevel: { superior: 0, sameLevel: 1, subordinate: 0, self: 0 } })
  await fill(round)
  const onQuery = (sql: string) => void asked.push(sql)
  told = await openDatabase({ url: place.url, file: place.file, besideServer: true, onQuery })
  // The JSON edge: nothing else of a principal is read.
  principal = { enterpriseId, employeeId: round.evaluatees[0]?.employeeId ?? 0 } as typeof principal
})

afterAll(async () => {
  await told.close()
  await place.remove()
})

beforeEach(() => {
  asked.length = 0
})

/** Every form is sent, and everybody has done something. */
async function fill({ enterpriseId, questionnaireId, relations, evaluatees }: Collecting) {
  const key = { enterpriseId, questionnaireId }
  const responses = relations.map(({ id: relationId, evaluateeId, levelId }) => {
    return { ...key, id: ids.newId(), evaluateeId, levelId, relationId, answersJson: '[]' }
  })
  const at = '2026-11-02T01:00:00.000Z'
  const events = evaluatees.map(({ employeeId: actorId }) => ({
    ...{ enterpriseId, id: ids.newId(), at, userId: 0, actorId, action: 'report.personal', objectId: questionnaireId },
    ...{ detailJson: '{}', remoteAddress: '', times: 0 },
  }))
  await place.database.write(async (db) => {
    for (let start = 0; start < relations.length; start += PEOPLE) {
      await db
        .insertInto('response')
        .values(responses.slice(start, start + PEOPLE))
        .execute()
    }
    await db.insertInto('auditEvent').values(events).execute()
  })
}

/** How often it was asked who bears a name that somebody else bears, too. */
const timesAsked = () => asked.filter((sql) => /from "employee" where .*"sort_?key" in /i.test(sql)).length

/** So many as there are of each person, told apart from whoever bears the same name. */
async function everybody(times: number): Promise<string[]> {
  const markOf = await everybodysNameMarks(place.database.read, principal.enterpriseId)
  const named = round.evaluatees.map(({ employeeId, name }) => `${name} (${markOf(employeeId)})`)
  expect(new Set(named).size).toBe(PEOPLE)
  expect(named.join()).not.toContain('()')
  return Array.from({ length: times }, () => named)
    .flat()
    .toSorted()
}

/** The rows of a table, by the names of their columns. */
function recordsIn(text: string) {
  const { header, rows } = parseCsv(text)
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [header[at] ?? '', cell])))
}

async function listFile(list: 'feedback' | 'audit', source: ListSource) {
  const { runner } = runnerOn(told, 1)
  const sources = { [list]: source } as Parameters<typeof createExportsService>[2]
  const service = createExportsService(contextOf(told), runner, sources)
  const parentId = list === 'feedback' ? { parentId: round.questionnaireId } : {}
  const { jobId } = await service.start(principal, { list, format: 'csv', language: 'en', ...parentId }, 'en')
  await expect.poll(async () => (await readJob(place, jobId)).status).toBe('done')
  await runner.stop()
  const parts = await place.database.read((db) =>
    db.selectFrom('exportPart').select('body').where('jobId', '=', jobId).orderBy('part').execute(),
  )
  expect(parts.length).toBeGreaterThan(1)
  return recordsIn(Buffer.concat(parts.map(({ body }) => Buffer.from(body))).toString('utf8'))
}

test('the list of forms', async () => {
  const rows = await listFile('feedback', exportedFeedback)
  expect(timesAsked()).toBe(1)
  const all = await everybody(3)
  expect(rows.map((row) => row['Evaluatee']).toSorted()).toEqual(all)
  expect(rows.map((row) => row['Rater']).toSorted()).toEqual(all)
})

test('what was done', async () => {
  const rows = await listFile('audit', exportedAudit({ now: () => new Date() }))
  expect(timesAsked()).toBe(1)
  const all = await everybody(1)
  expect(rows.map((row) => Object.values(row).find((cell) => all.includes(cell))).toSorted()).toEqual(all)
})

test('the answers of raters', async () => {
  const { runner } = runnerOn(told, 2)
  const job = createResultsJob(contextOf(told), runner)
  const wanted = { content: 'answers', format: 'csv', language: 'en' } as const
  const employeeIds = round.evaluatees.map(({ employeeId }) => employeeId)
  const jobId = await job.start(principal, round.questionnaireId, wanted, employeeIds)
  await expect.poll(async () => (await readJob(place, jobId)).status).toBe('done')
  await runner.stop()
  expect(timesAsked()).toBe(1)
  const answer = await archiveAnswer(
    place.database,
    { enterpriseId: principal.enterpriseId, jobId },
    { stem: '', madeAt: new Date() },
  )
  const chunks: Buffer[] = []
  for await (const chunk of answer?.body ?? []) chunks.push(Buffer.from(chunk))
  const raters = new Set(recordsIn(Buffer.concat(chunks).toString('utf8')).map((row) => row['Rater']))
  expect([...raters].toSorted()).toEqual(await everybody(1))
})
