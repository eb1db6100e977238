/** Acknowledged submissions a second over HTTP, 64 connections; SQLite with synchronous=FULL, PostgreSQL as it is set. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOwnDatabase } from '../server/ownDatabase.ts'
import { seedCollecting } from '../soak/seed.ts'
import { createSubmitter, type Form, sendAll } from '../soak/submitter.ts'
import { type Figure, interleave, type PairResult } from './pairs.ts'
import { type RunningServer, startOurs, temporaryDirectory } from './processes.ts'
import { type Installation, type LoggedStatement, logSubmission, openReplay, type Replay } from './replay.ts'
import { openPostgresReplay } from './replayPostgres.ts'

const CONNECTIONS = 64
const FORMS_A_MEASURE = 400
const PAIRS = 10
const MEGABYTES = 200

async function submitRate(server: RunningServer, forms: Form[]): Promise<number> {
  const submitter = createSubmitter(CONNECTIONS)
  let acknowledged = 0
  const began = performance.now()
  await sendAll(submitter, server.url, forms, CONNECTIONS, () => {
    acknowledged += 1
  })
  const rate = (acknowledged / (performance.now() - began)) * 1000
  submitter.close()
  if (acknowledged !== forms.length) throw new Error(`${forms.length - acknowledged} submissions were not acknowledged`)
  return rate
}

/** The most memory the server ever held, in megabytes. */
function peakMegabytes(server: RunningServer): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Ours against the replay, on one engine; `openCopy` opens the replay once the first form has been logged. */
async function measure(
  installation: Installation,
  openCopy: (logged: LoggedStatement[], form: Form) => Replay | Promise<Replay>,
): Promise<{ result: PairResult; memory: number }> {
  const { forms } = await seedCollecting({ ...installation, type: 2, evaluatees: 40, ratersPerLevel: 100 })
  const queue = [...forms]
  const take = (count: number) => queue.splice(0, count)
  const [firstForm, loggedForm] = take(2)
  if (firstForm === undefined || loggedForm === undefined) throw new Error('the seed made no forms')
  const replay = await openCopy(await logSubmission(installation, firstForm, loggedForm), loggedForm)
  const { directory, url } = installation
  const server = await startOurs(directory, url === undefined ? {} : { DATABASE_URL: url })
  await submitRate(server, take(FORMS_A_MEASURE))
  const replayed = forms.slice(2)
  const result = await interleave(
    () => submitRate(server, take(FORMS_A_MEASURE)),
    () => replay.run(replayed.splice(0, FORMS_A_MEASURE / 2)),
    PAIRS,
  )
  const memory = peakMegabytes(server)
  await replay.close()
  await server.end()
  return { result, memory }
}

async function onSqlite() {
  const ours = temporaryDirectory()
  const peer = temporaryDirectory()
  const measured = await measure(ours, (logged, form) =>
    openReplay(ours.directory, join(peer.directory, 'copy'), logged, form),
  )
  ours.remove()
  peer.remove()
  return measured
}

async function onPostgres(base: string): Promise<PairResult> {
  const { directory, remove } = temporaryDirectory()
  const own = await createOwnDatabase(base)
  let copy: Awaited<ReturnType<typeof createOwnDatabase>> | undefined
  const { result } = await measure({ directory, url: own.url }, async (logged, form) => {
    copy = await createOwnDatabase(base, { template: own.name })
    return openPostgresReplay(copy.url, logged, form)
  })
  await copy?.drop()
  await own.drop()
  remove()
  return result
}

export async function benchSubmit(): Promise<{ figures: Figure[]; control: number }> {
  const { result, memory } = await onSqlite()
  const figures: Figure[] = [
    { name: 'submit', unit: '/s', bound: 0.55, sense: 'least', ...result },
    {
      ...{ name: 'submit: server memory', unit: 'MB', ours: memory, peer: MEGABYTES },
      ...{ ratio: memory / MEGABYTES, bound: 1, sense: 'most' },
    },
  ]
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) console.log('submit on PostgreSQL: SKIPPED, TEST_DATABASE_URL is not set')
  else
    figures.push({ name: 'submit on PostgreSQL', unit: '/s', bound: 0.4, sense: 'least', ...(await onPostgres(base)) })
  return { figures, control: result.control }
}
