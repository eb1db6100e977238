/** Two processes over one PostgreSQL, of which one is killed with an import in hand: the other one goes on with everything. */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { startOurs } from '../../bench/processes.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { ACCOUNT, seedCollecting } from '../seed.ts'
import { startOutageRaters } from './outageRaters.ts'
import { inSeconds, type Outage, outageResult, TYPE } from './outageResult.ts'

const PEOPLE = 12_000
const AT_WORK_MILLISECONDS = 1000
/** Of a dead process's work, until another one has taken it up. */
const MOST_MILLISECONDS = 20_000
const MOST_PAUSE_MILLISECONDS = 2000
const LAST_MILLISECONDS = 180_000

interface Waits {
  /** Milliseconds between two forms taken. */
  longest: number
  /** Milliseconds from the kill until the import went on. */
  waited: number
}

type Browser = ReturnType<typeof createFetchCaller>

const importOf = (people: number) =>
  `employeeNo,displayName,email\n${Array.from({ length: people }, (_, index) => `E${index},张${index},p${index}@import.example`).join('\n')}\n`

/** Asks until `isSo`; the job as it is then. */
async function watchJob(browser: Browser, id: number, isSo: (job: { done: number; status: string }) => boolean) {
  const last = performance.now() + LAST_MILLISECONDS
  while (performance.now() < last) {
    const job = await browser.ok('getJob', { path: { id } })
    if (isSo(job)) return job
    await pass(10)
  }
  throw new Error('the import does not go on')
}

const isOver = ({ status }: { status: string }) => status !== 'running' && status !== 'waiting'

async function signedIn(url: string): Promise<Browser> {
  const browser = createFetchCaller(url, new Set())
  await browser.ok('signIn', { body: ACCOUNT })
  return browser
}

/** A job done twice would count people whom nothing changed any more. */
const faultsOf = (job: { status: string; result?: unknown }, added: number, { longest, waited }: Waits): string[] => [
  ...(job.status === 'done' && JSON.stringify(job.result).includes(`"created":${PEOPLE},"updated":0,"skipped":0`)
    ? []
    : [`the import: ${job.status} ${JSON.stringify(job.result)?.slice(0, 300)}`]),
  ...(added === PEOPLE ? [] : [`${added} people of ${PEOPLE} were added`]),
  ...(longest <= MOST_PAUSE_MILLISECONDS ? [] : ['the other process took no form for too long']),
  ...(waited <= MOST_MILLISECONDS ? [] : ['the import was left too long']),
]

export async function processOutage(place: { directory: string; url: string }): Promise<Outage> {
  const passwordHash = await hashPassword(ACCOUNT.password)
  const seed = { ...place, type: TYPE, evaluatees: 160, ratersPerLevel: 40, passwordHash } as const
  const { forms } = await seedCollecting(seed)
  const start = (instance: string) =>
    startOurs(join(place.directory, `process-${instance}`), {
      DATABASE_URL: place.url,
      SECRET_KEY: 'k'.repeat(32),
      INSTANCE: instance,
    })
  const [dying, living] = [await start('0'), await start('1')]
  try {
    const [first, second] = [await signedIn(dying.url), await signedIn(living.url)]
    const { total } = await second.ok('listEmployees')
    let isDead = false
    const raters = startOutageRaters(forms, (rater) => (rater % 2 === 0 && !isDead ? dying.url : living.url))
    await pass(AT_WORK_MILLISECONDS)
    const { jobId } = await first.ok('importEmployees', { body: { text: importOf(PEOPLE), allOrNothing: false } })
    await watchJob(first, jobId, ({ done }) => done > 0)
    const moment = performance.now()
    dying.process.kill('SIGKILL')
    isDead = true
    const { done } = await second.ok('getJob', { path: { id: jobId } })
    await watchJob(second, jobId, (job) => job.done > done || isOver(job))
    const waited = performance.now() - moment
    const job = await watchJob(second, jobId, isOver)
    const ended = performance.now() - moment
    const longest = raters.longestPause(moment)
    const added = (await second.ok('listEmployees')).total - total
    const said =
      `one of two processes killed, with an import at ${done} of ${PEOPLE}, at most ${inSeconds(longest)} without a form taken, ` +
      `the import taken up after ${inSeconds(waited)}, its end after ${inSeconds(ended)}, ${added} people added`
    const result = await outageResult(place, raters, said)
    return { ...result, wrong: [...result.wrong, ...faultsOf(job, added, { longest, waited })] }
  } finally {
    dying.process.kill('SIGKILL')
    await living.end()
  }
}
