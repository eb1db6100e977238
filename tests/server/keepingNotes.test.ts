/** What a backup says of forms under way, what a restore says it brings back, and who may read what both leave. */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withSnapshot } from '../../server/database/copying/places.ts'
import { openDatabase } from '../../server/database/open.ts'
import { readManifest } from '../../server/keeping/manifest.ts'
import { stage } from '../../server/keeping/stage.ts'
import { countUnderWay } from '../../server/keeping/underWay.ts'
import { temporaryDirectory } from '../bench/processes.ts'
import { storedDumps, unpackDump } from '../dumps/files.ts'
import { backUpHere, moveHere, newSmall, restoreHere } from './keepingInProcess.ts'
import { type Installation, newInstallation, placeOf } from './keptEnterprise.ts'
import { testEngine } from './testDatabase.ts'

async function cleared<T extends { remove(): Promise<void> }>(made: Promise<T>): Promise<T> {
  const installation = await made
  onTestFinished(() => installation.remove())
  return installation
}

/** Rows that only say of whom they are: no other column is looked at. */
const ROUND = { enterpriseId: 1, questionnaireId: 5 }

async function fill(installation: Installation): Promise<void> {
  const database = await openDatabase(placeOf(installation))
  await database.write(async (db) => {
    const questionnaire = (id: number, type: 1 | 2, processStatus: 30 | 40 = 30, deletedAt: string | null = null) => ({
      ...({
        enterpriseId: 1,
        id,
        uid: `q${id}`,
        title: '',
        summary: '',
        type,
        processStatus,
        disableStatus: 0,
      } as const),
      ...({ paperValid: 1, version: 1, settingJson: '{}', styleJson: '{}', ruleJson: null, search: '' } as const),
      ...{ createdBy: 1, createdAt: '', publishedAt: null, finishedAt: null, closingSince: null, sealedAt: null },
      ...{ deletedAt, sortKey: '', deadline: null },
    })
    // Of the first there are drafts alone, of the second a ballot; the third is named. Of the others nothing can be sent.
    await db
      .insertInto('questionnaire')
      .values([
        ...[questionnaire(5, 2), questionnaire(6, 2), questionnaire(7, 1)],
        ...[questionnaire(8, 1, 40), questionnaire(9, 1, 30, '2026-11-02')],
      ])
      .execute()
    const draft = (questionnaireId: number, relationId: number, questionId: number) => ({
      ...{ ...ROUND, questionnaireId, relationId, questionId, answerJson: '{}' },
    })
    await db
      .insertInto('draft')
      .values([draft(5, 1, 1), draft(5, 1, 2), draft(5, 2, 1), draft(7, 9, 1), draft(8, 9, 1), draft(9, 9, 1)])
      .execute()
    await db
      .insertInto('ballot')
      .values({ ...ROUND, questionnaireId: 6, relationId: 3, answersJson: '{}' })
      .execute()
    const link = (questionnaireId: number, employeeId: number) => ({
      ...{ ...ROUND, questionnaireId, employeeId, createdAt: '' },
      tokenHash: `${questionnaireId} ${employeeId}`,
    })
    await db
      .insertInto('answeringLink')
      .values([link(5, 1), link(7, 2), link(5, 0), link(8, 1), link(9, 1)])
      .execute()
    const job = (id: number, status: 'waiting' | 'running' | 'done') => ({
      ...{ enterpriseId: 1, id, kind: 'importEmployees', status, total: 1, done: 0, message: '', resultJson: '' },
      ...{ createdBy: 1, createdAt: '', updatedAt: '', claimedBy: null },
    })
    await db
      .insertInto('job')
      .values([job(1, 'waiting'), job(2, 'running'), job(3, 'done')])
      .execute()
    const letter = {
      enterpriseId: 1,
      employeeId: 1,
      userId: null,
      name: '',
      address: 'a@b.example',
      kind: 'invitation',
    } as const
    const times = { attempts: 0, unreached: 0, nextAttemptAt: '', claimedUntil: null, claimedBy: null, createdAt: '' }
    await db
      .insertInto('letter')
      .values([1, 2].map((id) => ({ ...letter, ...times, id, language: 'zh' as const })))
      .execute()
    const session = { userId: 1, enterpriseId: 1, createdAt: '', lastSeenAt: '', remoteAddress: '', userAgent: '' }
    await db
      .insertInto('session')
      .values([{ ...session, idHash: 'of then', issuerSetAt: null }])
      .execute()
  })
  await database.close()
}

const countIn = (installation: Installation, table: string): Promise<number> => {
  const place = installation.url === undefined ? { file: placeOf(installation).file } : { url: installation.url }
  return withSnapshot(place, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    return Number(rows[0]?.count)
  })
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Of a folder and what is in it, the lock apart. */
const modesOf = (directory: string) =>
  Object.fromEntries(
    ['.', ...readdirSync(directory)]
      .filter((name) => !name.startsWith('roundview.lock'))
      .map((name) => [name, modeOf(join(directory, name))]),
  )

async function filled() {
  const kept = await cleared(newSmall())
  await fill(kept)
  const backups = join(kept.directory, 'backups')
  const { out, err } = await backUpHere(kept, backups)
  expect(err).toBe('')
  return { kept, said: out, folder: join(backups, readdirSync(backups)[0] ?? '') }
}

test('a backup counts drafts, and tells of anonymous rounds that have nothing but drafts', async () => {
  const { said, folder } = await filled()
  expect(said).toContain('Forms were begun and not sent (3): their drafts are in it.')
  expect(said).toContain('Anonymous questionnaires are being collected (2): the backup holds who wrote which form')
  expect(readManifest(folder).tables).toMatchObject({ draft: 6, ballot: 1, letter: 2, session: 1 })
})

test('a restore ends the sign-ins of then and says so, what comes back, and what is sent again', async () => {
  const { folder, kept } = await filled()
  const empty = await cleared(newInstallation())
  const place = { ...empty, directory: join(empty.directory, 'data') }
  const { out, err } = await restoreHere(place, folder)
  expect(err).toBe('')
  expect(out).toContain('What was saved after it was made is not in it: forms that were sent since, and drafts, too.')
  expect(out).toContain('Forms that were begun and not sent then (3) are drafts again')
  expect(out).toContain('Anonymous questionnaires were being collected then (2)')
  expect(out).toContain('Everybody signs in again: the sign-ins of then (1) are ended.')
  expect(out).toContain('Links to forms of then (2) open again')
  expect(out).toContain('Mails waited when it was made (2)')
  expect(out).toContain('Jobs were under way when it was made (2)')
  const [, rows] = /: (\d+) rows in/.exec(out) ?? []
  const told = Object.values(readManifest(folder).tables).reduce((sum, count) => sum + count, 0)
  expect(Number(rows)).toBe(told - 1)
  expect([await countIn(kept, 'session'), await countIn(place, 'session')]).toEqual([1, 0])
  expect([await countIn(place, 'draft'), await countIn(place, 'letter')]).toEqual([6, 2])
})

test('what a restore puts in place only its owner may read', async () => {
  const { folder } = await filled()
  // As they come from another disk.
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  const empty = await cleared(newInstallation())
  const place = { ...empty, directory: join(empty.directory, 'data') }
  expect((await restoreHere(place, folder)).err).toBe('')
  const database = empty.url === undefined ? { 'roundview.sqlite': '600' } : {}
  expect(modesOf(place.directory)).toEqual({ '.': '700', ...database, 'secret.key': '600' })
  if (empty.url !== undefined) return
  const [, aside = ''] = /^What was there before lies in (\S+): /m.exec((await restoreHere(place, folder)).out) ?? []
  expect(modesOf(aside)).toEqual({ '.': '700', 'roundview.sqlite': '600' })
})

const MISSING = /^Neither it nor \S+ holds a secret\.key/m

test.runIf(testEngine === 'sqlite')('an undone restore says that the key stays, not that one is missing', async () => {
  const { kept, folder } = await filled()
  const [, aside = ''] = /^What was there before lies in (\S+): /m.exec((await restoreHere(kept, folder)).out) ?? []
  const { out, err } = await restoreHere(kept, aside)
  expect(err).toBe('')
  expect(out).toContain(`The secret.key in ${kept.directory} stays in use: passwords that were stored with it are good`)
  expect(out).not.toMatch(MISSING)
  const empty = await cleared(newInstallation())
  expect((await restoreHere(empty, join(kept.directory, 'roundview.sqlite'))).out).toMatch(MISSING)
})

test.runIf(testEngine === 'postgres')('so it is with a move, which ends no sign-in', async () => {
  const { kept } = await filled()
  const empty = await cleared(newInstallation('sqlite'))
  const place = { ...empty, directory: join(empty.directory, 'new', 'data') }
  expect((await moveHere(kept, place.directory)).err).toBe('')
  expect(modesOf(place.directory)).toEqual({ '.': '700', 'roundview.sqlite': '600', 'secret.key': '600' })
  expect(modeOf(join(empty.directory, 'new'))).toBe('700')
  expect(await countIn(place, 'session')).toBe(1)
})

test.runIf(testEngine === 'sqlite').each(storedDumps())(
  'the file stored at migration %s is taken, too',
  async (name) => {
    const { directory, remove } = temporaryDirectory()
    onTestFinished(remove)
    const file = join(directory, 'stored.sqlite')
    await unpackDump(name, { file, url: undefined })
    const before = await withSnapshot({ file }, countUnderWay)
    const database = new Sqlite(file, { readonly: true })
    const sessions = database.prepare('select count(*) from session').pluck().get()
    database.close()
    expect(sessions).toBeGreaterThan(0)
    const staged = await stage(file, join(directory, 'staged'))
    expect(staged).toMatchObject({ ...before, sessions })
    const bytes = await withSnapshot({ file: join(staged.folder, 'roundview.sqlite') }, async (db) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from session`.execute(db)
      return rows
    })
    expect(bytes).toEqual([{ count: 0 }])
  },
)
