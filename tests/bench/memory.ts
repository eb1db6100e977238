/** What the server holds: at rest, and two minutes after it made a hundred reports. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { fillDemo } from '../../server/demo/fill.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { personalReport } from '../contract/personalReport.ts'
import type { Figure } from './pairs.ts'
import { type RunningServer, startOurs, temporaryDirectory } from './processes.ts'

const REPORTS = 100
const MEGABYTES = 200
const REST_MILLISECONDS = 10_000
const AFTER_MILLISECONDS = 120_000
const ADMINISTRATOR = { email: 'admin@bench.example', password: 'correct horse battery' }
const FINISHED = 40

async function fill(directory: string): Promise<void> {
  const database = await openDatabase({ file: join(directory, 'roundview.sqlite') })
  const app = await createApp({ config: readConfig({ DATA_DIR: directory }), database })
  const { password } = ADMINISTRATOR
  await fillDemo({ app, database, administrator: ADMINISTRATOR, raterPassword: password, tell: () => undefined })
  await app.close()
  await database.close()
}

/** One after the other, as a person clicks them; all of a round, again and again. */
async function makeReports(administrator: Caller): Promise<void> {
  const rounds = await administrator.ok('listQuestionnaires', { query: { pageIndex: 1, pageSize: 20 } })
  const id = rounds.items.find(({ processStatus, type }) => processStatus === FINISHED && type === 2)?.id ?? 0
  const { items, incomplete } = await administrator.ok('getRanking', { path: { id } })
  const people = [...items, ...incomplete].map(({ employeeId }) => employeeId)
  for (let made = 0; made < REPORTS; made += 1) {
    const employeeId = people[made % people.length] ?? 0
    await personalReport(administrator, { id, employeeId })
  }
}

/** Megabytes in use now. */
function residentMegabytes(server: RunningServer): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

function figureOf(name: string, megabytes: number): Figure {
  return {
    ...{ name, unit: 'MB', ours: megabytes, peer: MEGABYTES },
    ...{ ratio: megabytes / MEGABYTES, bound: 1, sense: 'most' },
  }
}

export async function benchMemory(): Promise<{ figures: Figure[]; control: number }> {
  const { directory, remove } = temporaryDirectory()
  await fill(directory)
  const server = await startOurs(directory)
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: ADMINISTRATOR })
  await pass(REST_MILLISECONDS)
  const rest = residentMegabytes(server)
  await makeReports(administrator)
  const during = residentMegabytes(server)
  await pass(AFTER_MILLISECONDS)
  const after = residentMegabytes(server)
  await server.end()
  remove()
  console.log(`memory right after the last report: ${during.toFixed(1)} MB`)
  const figures = [figureOf('memory: at rest', rest), figureOf(`memory: 2 min after ${REPORTS} reports`, after)]
  return { figures, control: 1 }
}
