/** What keeps a server from starting is said in a sentence of each language, with an exit code and without a stack. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { stacksOf } from '../../server/startFaults.ts'
import { root, temporaryDirectory } from '../bench/processes.ts'
import { layCable } from './cable.ts'
import { operate } from './operatorCommand.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { expectRefused, LISTENING, type ServerProcess, spawnServer } from './serverProcess.ts'
import { postgresOfThisRun, testEngine } from './testDatabase.ts'

const undo: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each()
})

function ownFolder(): string {
  const { directory, remove } = temporaryDirectory()
  undo.push(remove)
  return directory
}

async function ownPostgres(): Promise<string> {
  const { url, drop } = await createOwnDatabase(postgresOfThisRun())
  undo.push(drop)
  return url
}

interface User {
  uid: number
  gid: number
}

/** Root may write what it likes. */
const isRoot = process.getuid?.() === 0
const NOBODY: User = { uid: 65_534, gid: 65_534 }
/** Whether another user can start anything here: a checkout may lie in root's own folder. */
const isOpenToNobody = () =>
  !isRoot || spawnSync(process.execPath, ['--version'], { ...NOBODY, cwd: root }).status === 0

/** An empty installation on the engine of this run; its environment. */
async function installation(): Promise<Record<string, string>> {
  const directory = ownFolder()
  return testEngine === 'sqlite' ? { DATA_DIR: directory } : { DATA_DIR: directory, DATABASE_URL: await ownPostgres() }
}

const openAs = ({ DATA_DIR = '', DATABASE_URL }: Record<string, string>) =>
  openDatabase({ url: DATABASE_URL, file: join(DATA_DIR, 'roundview.sqlite'), poolSize: 1 })

async function started(environment: Record<string, string>, user?: User): Promise<ServerProcess> {
  const server = await spawnServer(environment, user)
  undo.push(async () => {
    server.signal('SIGKILL')
    await server.ended
  })
  return server
}

async function asOwner(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(statement).finally(() => client.end())
  return rows
}

/** Answers what it said. */
async function refused(
  environment: Record<string, string>,
  code: number,
  zh: RegExp,
  en: RegExp,
  user?: User,
): Promise<string> {
  const server = await started(environment, user)
  await expectRefused(server, code, zh, en)
  return server.said()
}

describe.skipIf(testEngine === 'postgres')('a folder', () => {
  test('that is a file is told', async () => {
    const file = join(ownFolder(), 'file')
    writeFileSync(file, '')
    await refused({ DATA_DIR: file }, 78, /无法在文件夹 .*file 中写入/, /Nothing can be written in the folder .*file/)
  })

  // Nobody may make files there, not even root.
  test.skipIf(process.platform !== 'linux')('in which nothing can be made is told', async () => {
    await refused({ DATA_DIR: '/proc/self' }, 78, /无法在文件夹 \/proc\/self 中写入/, /in the folder \/proc\/self/)
    await refused({ DATA_DIR: '/sys/roundview' }, 78, /无法在文件夹/, /in the folder \/sys\/roundview/)
    // Of these it says that they are not there.
    await refused({ DATA_DIR: '/proc/roundview' }, 78, /无法在文件夹/, /in the folder \/proc\/roundview/)
    await refused({ DATA_DIR: '/proc/round/view' }, 78, /无法在文件夹/, /in the folder \/proc\/round\/view/)
  })

  test.skipIf(process.platform === 'win32')(
    'whose lock is another user’s is told: its exclusive lock would be shared',
    async ({ skip }) => {
      if (!isOpenToNobody()) skip('this checkout lies in a folder that is closed to other users')
      const directory = ownFolder()
      const lock = join(directory, 'roundview.lock')
      writeFileSync(lock, '')
      chmodSync(lock, 0o444)
      if (isRoot) chownSync(directory, NOBODY.uid, NOBODY.gid)
      const [zh, en] = [
        /无法在文件夹 .*中写入（.*roundview\.lock/,
        /Nothing can be written in the folder .*roundview\.lock/,
      ]
      await refused({ DATA_DIR: directory }, 78, zh, en, isRoot ? NOBODY : undefined)
    },
  )

  test('whose database is another kind of file is told, and left alone', async () => {
    const directory = ownFolder()
    writeFileSync(join(directory, 'roundview.sqlite'), 'Dear diary, '.repeat(100))
    await refused({ DATA_DIR: directory }, 78, /不是 SQLite 数据库/, /roundview\.sqlite is not an SQLite database/)
  })

  test('whose database is damaged is told, and that a command puts the backup in its place', async () => {
    const directory = ownFolder()
    await (await openAs({ DATA_DIR: directory })).close()
    const file = join(directory, 'roundview.sqlite')
    writeFileSync(file, readFileSync(file).fill('x', 4096))
    await refused(
      { DATA_DIR: directory },
      78,
      /已损坏，请用 npm run restore -- FOLDER/,
      /is damaged: restore the newest backup by npm run restore -- FOLDER/,
    )
  })

  test('whose database is a folder is told', async () => {
    const directory = ownFolder()
    mkdirSync(join(directory, 'roundview.sqlite'))
    await refused({ DATA_DIR: directory }, 78, /无法在文件夹/, /Nothing can be written in the folder/)
  })
})

describe.skipIf(testEngine === 'sqlite')('PostgreSQL', () => {
  const at = (change: (url: URL) => void): Record<string, string> => {
    const url = new URL(postgresOfThisRun())
    change(url)
    return { DATA_DIR: ownFolder(), DATABASE_URL: url.href }
  }

  test('without that database is told', async () => {
    const environment = at((url) => {
      url.pathname = '/no_such_roundview'
      url.password = 'a-secret'
    })
    const said = await refused(environment, 78, /没有这个数据库/, /has no such database: .*no_such_roundview/)
    expect(said).not.toContain('a-secret')
  })

  test('that does not know the user is told', async () => {
    const environment = at((url) => {
      url.username = 'no_such_roundview'
    })
    await refused(environment, 78, /拒绝了该用户或密码/, /lets this user or password not in/)
  })

  test('in which the user may make no tables is told', async () => {
    const own = new URL(await ownPostgres())
    const role = `roundview_${own.pathname.slice(-12)}`
    await asOwner(own.href, `create role ${role} login`)
    undo.push(async () => void (await asOwner(postgresOfThisRun(), `drop role ${role}`)))
    await asOwner(own.href, 'revoke create on schema public from public')
    own.username = role
    const environment = { DATA_DIR: ownFolder(), DATABASE_URL: own.href }
    await refused(environment, 78, /无权在其中建表/, /may not make tables there/)
  })

  test('that starts later is waited for, with a word', async () => {
    const cable = await layCable(postgresOfThisRun())
    undo.push(cable.remove)
    const environment = { DATA_DIR: ownFolder(), DATABASE_URL: cable.through(await ownPostgres()) }
    await cable.pull()
    const server = await started(environment)
    await expect.poll(server.said).toMatch(/暂时连接不上.*\n.*cannot be reached yet \(.*ECONNREFUSED/)
    await cable.plug()
    await expect.poll(server.said).toMatch(LISTENING)
    expect(server.said().match(/cannot be reached yet/g)).toHaveLength(1)
  })

  test('that never comes is not waited for any more once the server is told to end', async () => {
    const cable = await layCable(postgresOfThisRun())
    await cable.pull()
    const server = await started({ DATA_DIR: ownFolder(), DATABASE_URL: cable.through(postgresOfThisRun()) })
    await expect.poll(server.said).toMatch(/cannot be reached yet/)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

async function tablesIn({ DATA_DIR = '', DATABASE_URL }: Record<string, string>): Promise<string[]> {
  if (DATABASE_URL !== undefined) {
    const rows = await asOwner(DATABASE_URL, `select tablename as name from pg_tables where schemaname = 'public'`)
    return rows.map(({ name }) => name)
  }
  const file = new Sqlite(join(DATA_DIR, 'roundview.sqlite'), { readonly: true })
  const rows = file.prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`).all()
  file.close()
  return rows.map(({ name }) => name)
}

/** Somebody else's table. */
async function putTable({ DATA_DIR = '', DATABASE_URL }: Record<string, string>, name: string): Promise<void> {
  const statement = `create table "${name}" (name text, timestamp text)`
  if (DATABASE_URL === undefined) new Sqlite(join(DATA_DIR, 'roundview.sqlite')).exec(statement).close()
  else await asOwner(DATABASE_URL, statement)
}

test('a database with tables of another program is told, and gets none of ours', async () => {
  const environment = await installation()
  await putTable(environment, 'diary')
  await refused(environment, 78, /有其他程序的表（diary）/, /holds tables of another program \(diary\)/)
  expect(await tablesIn(environment)).toEqual(['diary'])
})

test('a port that another program has is told', async () => {
  const server = await started(await installation())
  await expect.poll(server.said).toMatch(LISTENING)
  const { port } = new URL(server.url)
  await refused(
    { ...(await installation()), PORT: port },
    75,
    new RegExp(`端口 ${port} 已被另一个程序占用.*将 PORT 设为`),
    new RegExp(`Port ${port} is in use by another program: .*set PORT to`),
  )
})

test('a database of a newer version is told, and left alone', async () => {
  const environment = await installation()
  const database = await openAs(environment)
  const newer = { name: '9999-of-tomorrow', timestamp: '2099-01-01T00:00:00.000Z' }
  await database.write((db) =>
    db
      .insertInto('kysely_migration' as never)
      .values(newer as never)
      .execute(),
  )
  await database.close()
  await refused(environment, 78, /更新版本的 Roundview/, /newer version of Roundview.*9999-of-tomorrow/)
  const place = { directory: environment['DATA_DIR'] ?? '', url: environment['DATABASE_URL'] }
  const { code, err } = await operate(place, ['enterprise', 'list'])
  expect({ code, err }).toEqual({ code: 78, err: expect.stringMatching(/newer version of Roundview/) })
})

test('a clock that stands before the newest record is told', async () => {
  const environment = await installation()
  const given = { enterpriseName: '明日', displayName: 'A', email: 'a@tomorrow.example', passwordHash: '' }
  async function setUpAt(milliseconds: number) {
    const database = await openAs(environment)
    const now = () => new Date(milliseconds)
    await setUpEnterprise({ database, now, ids: createIds(() => milliseconds, 1) }, given, true)
    await database.close()
  }
  await setUpAt(Date.now() + 86_400_000)
  await refused(environment, 75, /本机时钟为 \d{4}-/, /clock says \d{4}-.*newest record is of \d{4}-/)
})

test('a migration that fails for a reason nobody knows is told in a sentence, with one stack and nothing of the rows', async () => {
  const environment = await installation()
  // Where the first migration makes its own; with an empty list of migrations the database passes for ours.
  for (const table of ['session', 'kysely_migration']) await putTable(environment, table)
  const server = await started(environment)
  expect(await server.ended).toBe(1)
  const [sentence, ...rest] = server.said().trimEnd().split('\n')
  expect(sentence).toBe('migration 0001-initial failed, nothing was changed')
  const frames = rest.findIndex((line) => line.startsWith('    at '))
  expect(rest.slice(0, frames).join('\n')).toMatch(/"?session"? already exists$/)
  // Nothing but its frames: no second stack, no properties of the driver's error.
  expect(rest.slice(frames).filter((line) => !line.startsWith('    at '))).toEqual([])
})

const thrown = (error: Error, more: object = {}) => Object.assign(error, { stack: `${error} \n    at here` }, more)

test.each([
  { what: 'a sentence', given: thrown(new Error('Another process is there.')), want: 'Another process is there.' },
  { what: 'a slip of ours', given: thrown(new TypeError('x is not')), want: 'TypeError: x is not \n    at here' },
  {
    what: 'an error of the driver',
    given: thrown(new Error('twice'), { code: '23505', detail: 'Key (email)=(a@b)' }),
    want: 'Error: twice \n    at here',
  },
  {
    what: 'an error made of others',
    given: new Error('it failed', { cause: new Error('', { cause: thrown(new Error('so it is')) }) }),
    want: 'it failed\n\nError: so it is \n    at here',
  },
  { what: 'no error', given: 'a word', want: 'a word' },
])('of $what is printed what helps', ({ given, want }) => {
  expect(stacksOf(given)).toBe(want)
})
