/** kill -9 in the middle of everything that is more than a moment's work, at another moment each time. */
import { join } from 'node:path'
import { createIds } from '../../../server/database/ids.ts'
import { type DatabaseService, openDatabase } from '../../../server/database/open.ts'
import { setUpEnterprise } from '../../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { type RunningServer, startOurs } from '../../bench/processes.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { catchMails, type MailCatcher } from '../../e2e/mailCatcher.ts'
import { addPeople } from '../crowd/round.ts'
import { type Acts, type Found, type Ground, type Kind, type Life, pause } from './kind.ts'
import { autobind } from './kinds/autobind.ts'
import { autobindJob } from './kinds/autobindJob.ts'
import { drafts } from './kinds/drafts.ts'
import { finish, namedFinish } from './kinds/finish.ts'
import { importing } from './kinds/importing.ts'
import { mails } from './kinds/mails.ts'
import { publish } from './kinds/publish.ts'

/** In this order: what is bound at once is looked for among few people, as a job among many. */
const KINDS: readonly Kind[] = [autobind, publish, drafts, mails, finish, namedFinish, importing, autobindJob]

const ACCOUNT = { displayName: 'admin', email: 'admin@faults.example', password: 'correct horse battery' }
const PEOPLE = 300
/** Longest that is waited for what the server does by itself; more than the lease of whatever it had in hand. */
const PATIENCE_MILLISECONDS = 120_000
/** Between these parts of what the act lasts the kills fall: answers that are under way are met as well. */
const FIRST = 0.05
const LAST = 1.2

export interface KillsOptions {
  directory: string
  url?: string | undefined
  /** Of each kind. */
  kills: number
  /** One kind by its name; all when absent. */
  only?: string | undefined
}

export interface Killed extends Found {
  name: string
  acknowledged: number
  /** Seconds from a kill until all was as it must be, by itself. */
  longestRecovery: number
}

interface Place {
  options: KillsOptions
  catcher: MailCatcher
  enterpriseId: number
  employeeIds: number[]
  /** Of whoever signed in, once for all lives. */
  cookie: string
}

const open = ({ url, directory }: KillsOptions) => openDatabase({ url, file: join(directory, 'roundview.sqlite') })

async function withDatabase<T>(options: KillsOptions, use: (database: DatabaseService) => Promise<T>): Promise<T> {
  const database = await open(options)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function begin({ options, catcher, cookie }: Place): Promise<{ server: RunningServer; life: Life }> {
  const { url } = options
  const environment = { SMTP_URL: catcher.url, ...(url !== undefined && { DATABASE_URL: url }) }
  const server = await startOurs(options.directory, environment)
  const administrator = createFetchCaller(server.url, new Set(), cookie === '' ? {} : { cookie })
  return { server, life: { url: server.url, administrator } }
}

async function fill(options: KillsOptions) {
  return withDatabase(options, async (database) => {
    const { displayName, email, password } = ACCOUNT
    const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
    const input = { enterpriseName: 'faults', displayName, email, passwordHash: await hashPassword(password) }
    const { enterpriseId } = await setUpEnterprise(context, input, false)
    await addPeople(database, enterpriseId, PEOPLE)
    const rows = await database.read((db) =>
      db
        .selectFrom('employee')
        .select('id')
        .where('enterpriseId', '=', enterpriseId)
        .where('disabled', '=', 0)
        .orderBy('id')
        .execute(),
    )
    return { enterpriseId, employeeIds: rows.map(({ id }) => id) }
  })
}

async function untilOver(acts: Acts, life: Life, time: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS
  while (!(await acts.isOver(life, time))) {
    if (performance.now() > deadline) return
    await pause(10)
  }
}

/** Begins it and kills the server after so many milliseconds, whether it is over or not. */
async function killIn(acts: Acts, { server, life }: Awaited<ReturnType<typeof begin>>, time: number, after: number) {
  let isKilled = false
  const faults: unknown[] = []
  const acting = acts.act(life, time).catch((error: unknown) => {
    if (!isKilled) faults.push(error)
  })
  await pause(after)
  isKilled = true
  await server.end()
  await acting
  if (faults.length > 0) throw faults[0]
}

function gather(found: Found, more: Found): void {
  found.lost.push(...more.lost)
  found.torn.push(...more.torn)
}

async function killKind(place: Place, kind: Kind): Promise<Killed> {
  const { options, catcher, enterpriseId, employeeIds } = place
  const found: Found = { lost: [], torn: [] }
  let running = await begin(place)
  try {
    const acts = await withDatabase(options, (database) => {
      const ground: Omit<Ground, keyof Life> = {
        database,
        enterpriseId,
        employeeIds,
        mailed: catcher.mails,
        times: options.kills + 1,
      }
      return kind.prepare({ ...running.life, ...ground })
    })
    // By a server as fresh as each that is killed: one that has prepared all this is quicker.
    await running.server.end()
    running = await begin(place)
    const began = performance.now()
    await acts.act(running.life, 0)
    await untilOver(acts, running.life, 0)
    const usual = performance.now() - began
    gather(found, await acts.check(running.life, 0))
    const unkilled = acts.acknowledged()
    let longest = 0
    for (let time = 1; time <= options.kills; time += 1) {
      const moment = FIRST + ((LAST - FIRST) * (time - 0.5)) / options.kills
      await killIn(acts, running, time, usual * moment)
      const killed = performance.now()
      running = await begin(place)
      await untilOver(acts, running.life, time)
      longest = Math.max(longest, performance.now() - killed)
      gather(found, await acts.check(running.life, time))
    }
    await running.server.end()
    const { stored } = acts
    if (stored !== undefined) gather(found, await withDatabase(options, stored))
    return { ...found, name: kind.name, acknowledged: acts.acknowledged() - unkilled, longestRecovery: longest / 1000 }
  } finally {
    running.server.process.kill('SIGKILL')
  }
}

/** Each kind with what was found; on a database that may hold other enterprises. */
export async function* killsInEachKind(options: KillsOptions): AsyncGenerator<Killed> {
  const filled = await fill(options)
  const catcher = await catchMails()
  try {
    const place = { options, catcher, ...filled, cookie: '' }
    const { server, life } = await begin(place)
    await life.administrator.ok('signIn', { body: { email: ACCOUNT.email, password: ACCOUNT.password } })
    await server.end()
    const chosen = KINDS.filter(({ name }) => options.only === undefined || name === options.only)
    for (const kind of chosen) yield await killKind({ ...place, cookie: life.administrator.cookie() }, kind)
  } finally {
    await catcher.close()
  }
}
