/** Files of exports go a few parts at a time, each up to a megabyte: what others write comes between. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds, firstIdAt } from '../../server/database/ids.ts'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'
import { createCloser } from '../../server/features/collection/closer.ts'
import { exportedDepartments, exportedEmployees } from '../../server/features/directory/exported.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { apart } from '../../server/jobs/reading.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { insertExportPart } from '../../server/records/questionnaire/exportParts.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { beginSealing } from '../../server/records/turns/sealing/sealing.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { LONGEST_SESSION } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const now = () => new Date('2026-11-20T01:00:00.000Z')
const OLD = '2026-11-18T01:00:00.000Z'

let testDatabase: TestDatabase

beforeEach(async () => {
  testDatabase = await openTestDatabase()
  await testDatabase.database.write((db) =>
    insertEnterprise(db, newEnterprise({ id: 1, name: '远航', createdAt: OLD })),
  )
})

afterEach(() => testDatabase.remove())

interface Told {
  enterpriseId: number
  questionnaireId: number | null
  createdAt: string
}

const keepFile = (jobId: number, parts: number, told: Told) =>
  testDatabase.database.write(async (db) => {
    const body = Buffer.alloc(1000, 1)
    for (let part = 0; part < parts; part += 1) await insertExportPart(db, { ...told, jobId, part, body })
  })

const left = () =>
  testDatabase.database.read((db) =>
    db.selectFrom('exportPart').select(['jobId', 'part']).orderBy('jobId').orderBy('part').execute(),
  )

/** The same database; how many parts each of its transactions took away. */
function watched({ database }: TestDatabase) {
  const gone: number[] = []
  const write: DatabaseService['write'] = async (work) => {
    const before = (await left()).length
    const result = await database.write(work)
    const count = before - (await left()).length
    if (count > 0) gone.push(count)
    return result
  }
  return { database: { ...database, write }, gone }
}

test('those of long ago, file after file; what is younger stays', async () => {
  const told = { enterpriseId: 1, questionnaireId: null }
  const [old, young] = [firstIdAt(OLD), firstIdAt(now().toISOString())]
  await keepFile(old, 9, { ...told, createdAt: OLD })
  await keepFile(old + 1, 4, { ...told, createdAt: OLD, enterpriseId: 2 })
  await keepFile(young, 1, { ...told, createdAt: now().toISOString() })
  const { database, gone } = watched(testDatabase)
  await purgeStale({ database, now }, LONGEST_SESSION)
  expect(gone.sort()).toEqual([1, 4, 4, 4])
  expect(await left()).toEqual([{ jobId: young, part: 0 }])
})

test('those of an anonymous questionnaire, before anything of its results is made', async () => {
  const { enterpriseId, questionnaireId } = await createCollecting(testDatabase, { type: 2, evaluatees: 1 })
  const createdAt = now().toISOString()
  await keepFile(11, 9, { enterpriseId, questionnaireId, createdAt })
  await keepFile(12, 2, { enterpriseId, questionnaireId: null, createdAt })
  await testDatabase.database.write(async (db) => {
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: createdAt })
    await beginSealing(db, { enterpriseId, questionnaireId })
  })
  const { database, gone } = watched(testDatabase)
  const faults: unknown[] = []
  const ids = createIds(() => now().getTime(), 1)
  await createCloser({ database, ids, now, tellFault: (error) => faults.push(error) }).wake()
  expect({ gone, faults }).toEqual({ gone: [4, 4, 1], faults: [] })
  expect(await left()).toEqual([
    { jobId: 12, part: 0 },
    { jobId: 12, part: 1 },
  ])
})

test.each([
  ['departments', exportedDepartments],
  ['employees', exportedEmployees],
] as const)('a file of %s reads the departments once, not with each piece', async (_, { openRecords }) => {
  const { url, file } = testDatabase
  let asked = 0
  const onQuery = (text: string) => {
    if (/from "department"/.test(text)) asked += 1
  }
  const database = await openDatabase({ url, file, besideServer: true, onQuery })
  const place = { enterpriseId: 1, questionnaireId: null, language: 'zh' } as const
  asked = 0
  const records = await openRecords(apart(database), place)
  const opened = asked
  for (const ids of [[1], [2]]) await database.read((db) => records(db, ids))
  await database.close()
  expect(opened).toBeGreaterThan(0)
  expect(asked).toBe(opened)
})
