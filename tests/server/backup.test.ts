/** Issue 7, point 7: `npm run backup` beside the running server, on a copy of the demonstration enterprise. */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MIGRATION_NAMES } from '../../server/database/migrate.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { backUp as makeBackup } from '../../server/keeping/backup.ts'
import { readManifest } from '../../server/keeping/manifest.ts'
import { startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { answerBy } from '../dumps/round.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  backUp,
  environmentOf,
  fileOf,
  KEY_TEXT,
  keepEnterprise,
  newInstallation,
  placeOf,
  tablesAt,
} from './keptEnterprise.ts'
import { startCommand } from './operatorCommand.ts'
import { answerLevel, turnsOf } from './submitting.ts'
import { startTestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

/** Turns of running rounds that say they were answered, and those of which there is an answer. */
const ROUNDS = 'select id from questionnaire where "processStatus" = 30'
const SUBMITTED = `select id from relation where status = 'submitted' and "questionnaireId" in (${ROUNDS}) order by 1`
const STORED = `
  select "relationId" as id from response where "questionnaireId" in (${ROUNDS})
  union all select "relationId" from ballot where "questionnaireId" in (${ROUNDS}) order by 1`

function readBackup<T>(folder: string, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(join(folder, 'roundview.sqlite'), { readonly: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const idsIn = (database: Sqlite.Database, query: string) =>
  database
    .prepare<[], { id: number }>(query)
    .all()
    .map(({ id }) => id)

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function newKept() {
  const kept = await newInstallation()
  onTestFinished(() => kept.remove())
  return { kept, expected: await keepEnterprise(kept) }
}

/** Notes which forms the server has acknowledged; goes on when `mayGo` says so. */
function noting(caller: Caller, acknowledged: number[], mayGo: () => boolean): Caller {
  return {
    ...caller,
    async ok(operationId, input) {
      await vi.waitUntil(mayGo, { timeout: 120_000, interval: 10 })
      const result = await caller.ok(operationId, input)
      const { relationId } = (input?.path ?? {}) as { relationId?: number }
      if (operationId === 'submitFeedback' && relationId !== undefined) acknowledged.push(relationId)
      return result
    },
  }
}

const FORMS_A_BACKUP = 25

test('while raters submit, every backup is one moment: what was acknowledged before, whole', {
  timeout: 300_000,
}, async () => {
  const { kept, expected } = await newKept()
  const server = await startOurs(kept.directory, environmentOf(kept))
  onTestFinished(() => server.end())
  const acknowledged: number[] = []
  let isSending = true
  let begun = 0
  // However fast the server is, some forms are sent while a backup is made, and some are left for the next one.
  const mayGo = () => acknowledged.length < FORMS_A_BACKUP * begun
  const visit = (headers?: Record<string, string>) =>
    noting(createFetchCaller(server.url, new Set(), headers), acknowledged, mayGo)
  // Of a finished round there is one.
  const { links } = expected.doors
  const open = links.filter(({ questionnaireId: id }) => links.filter((one) => one.questionnaireId === id).length > 1)
  const sending = answerBy(visit, open, () => 'send').finally(() => {
    isSending = false
  })
  const counts: number[] = []
  while (isSending) {
    const before = [...acknowledged]
    begun += 1
    const { folder, err } = await backUp(kept)
    expect(err).toBe('')
    readBackup(folder, (database) => {
      const submitted = idsIn(database, SUBMITTED)
      expect(idsIn(database, STORED)).toEqual(submitted)
      expect(submitted).toEqual(expect.arrayContaining(before))
      counts.push(submitted.length)
    })
    // Names tell the second.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(Math.floor(statSync(folder).mtimeMs / 1000))
  }
  expect(await sending).toBe(acknowledged.length)
  expect(new Set(counts).size).toBeGreaterThan(1)
  expect(new Set(readdirSync(kept.directory).filter((name) => !name.startsWith('roundview.')))).toEqual(
    new Set(['backups', 'secret.key']),
  )
})

test('a backup is private, has every row and the key, and says what it is', async () => {
  const { kept } = await newKept()
  const { folder, code, out, err } = await backUp(kept)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`已备份到 ${folder}`)
  expect(out).toContain('the backup holds who wrote which form')
  expect([modeOf(folder), ...readdirSync(folder).map((name) => modeOf(join(folder, name)))]).toEqual([
    '700',
    ...Array(3).fill('600'),
  ])
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(KEY_TEXT)
  const tables = await tablesAt(placeOf(kept))
  expect(await tablesAt({ file: join(folder, 'roundview.sqlite'), url: undefined })).toEqual(tables)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({
    form: 'roundview-backup-1',
    schema: MIGRATION_NAMES.at(-1),
    tables: Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, Number.parseInt(found, 10)])),
    files: [{ name: 'roundview.sqlite' }, { name: 'secret.key' }],
  })
})

test.runIf(testEngine === 'sqlite')('says what its copy has seen, whatever the database had before', async () => {
  const { kept } = await newKept()
  const newest = MIGRATION_NAMES.at(-1) ?? ''
  const onFile = (query: string) => {
    const database = new Sqlite(fileOf(kept))
    database.prepare(query).run(newest)
    database.close()
  }
  onFile('delete from kysely_migration where name = ?')
  const now = () => {
    // The last the copy waits for.
    if (readdirSync(kept.directory).includes('backups')) onFile("insert into kysely_migration values (?, '')")
    return new Date()
  }
  const installation = { dataDirectory: kept.directory, databaseUrl: undefined, secretKey: undefined }
  const run = { now, tell: () => undefined, progress: () => undefined, signal: new AbortController().signal }
  const folder = await makeBackup(installation, { to: join(kept.directory, 'backups'), version: '0' }, run)
  expect(readManifest(folder).schema).toBe(newest)
})

test('with SECRET_KEY the key file is not taken along, and it says so', async () => {
  const { kept } = await newKept()
  const { folder, out } = await backUp(kept, { SECRET_KEY: 'one that stands in the environment of the server' })
  expect(out).toContain('SECRET_KEY is not in it: keep it elsewhere.')
  expect(readdirSync(folder).sort()).toEqual(['manifest.json', 'roundview.sqlite'])
})

test('what a killed one left goes with the next day’s, and what another one is making stays', async () => {
  const { kept } = await newKept()
  const backups = join(kept.directory, 'backups')
  for (const [name, age] of [
    ['roundview-20260101-000000.part', 2],
    ['roundview-20260103-000000.part', 0],
  ] as const) {
    mkdirSync(join(backups, name), { recursive: true })
    const time = new Date(Date.now() - age * 86_400_000)
    utimesSync(join(backups, name), time, time)
  }
  const { folder } = await backUp(kept)
  expect(readdirSync(backups).sort()).toEqual(['roundview-20260103-000000.part', basename(folder)])
})

test('into what is no folder it says what to do', async () => {
  const { kept } = await newKept()
  const file = join(kept.directory, 'file')
  writeFileSync(file, '')
  const { code, err } = await startCommand('backup', kept, ['--to', file]).ended
  expect(err).toMatch(
    /^文件夹或文件无法使用，未做任何更改：.*\nA folder or file cannot be used, so nothing was changed: .*EEXIST/,
  )
  expect(code).toBe(1)
})

test('without a database it says so in a sentence and leaves nothing', async () => {
  const kept = await newInstallation()
  onTestFinished(() => kept.remove())
  const { code, out, err } = await backUp(kept)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^.*没有环视的数据库.*\nThere is no database of Roundview at .*\n$/)
  expect(err).not.toContain('roundview@')
  expect(readdirSync(kept.directory)).toEqual([])
})

const markerOf = (turnId: number) => `marker-${turnId}-end`
/** The shipped paper asks two open questions; a text stands in the report and in the row it was made of. */
const TRACES_A_FORM = 4

test('made after a finish, its bytes join no answer with a turn, nor does a sample of the planner', async () => {
  const testApp = await startTestApp()
  onTestFinished(() => testApp.close())
  const administrator = await testApp.setUpAdministrator()
  const round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { sameLevel: 6, self: 0 } })
  const alone = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { subordinate: 1, self: 0 } })
  const turns = turnsOf(round, 0, 'sameLevel')
  await answerLevel(testApp, round, 0, 'sameLevel', [1, 2, 3, 4, 5, 4], (rater) => markerOf(turns[rater]?.id ?? 0))
  await answerLevel(testApp, alone, 0, 'subordinate', [4], () => 'subordinate-alone')
  await testApp.database.write((db) => sql`analyze`.execute(db))
  const before = await backUp(testApp)
  expect(before.out).toContain('Anonymous questionnaires are being collected (2)')
  expect(readBackup(before.folder, (database) => idsIn(database, STORED)).length).toBe(7)
  for (const { questionnaireId: id } of [round, alone]) await administrator.ok('finishQuestionnaire', { path: { id } })
  await expect.poll(() => Date.now()).toBeGreaterThan(statSync(before.folder).mtimeMs + 1000)
  const { folder, out } = await backUp(testApp)
  expect(out).not.toContain('Anonymous questionnaires')
  const bytes = readFileSync(join(folder, 'roundview.sqlite'), 'latin1')
  for (const { id } of turns) expect(bytes.split(markerOf(id)).length - 1).toBe(TRACES_A_FORM)
  expect(['subordinate-alone', 'submitted2026-'].filter((trace) => bytes.includes(trace))).toEqual([])
  readBackup(folder, (database) => {
    expect(database.prepare("select name from sqlite_master where name like 'sqlite_stat%'").all()).toEqual([])
    expect(idsIn(database, 'select "relationId" as id from ballot')).toEqual([])
    expect(idsIn(database, 'select "relationId" as id from response where "relationId" is not null')).toEqual([])
  })
})
