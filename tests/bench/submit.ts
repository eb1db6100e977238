/** Acknowledged submissions a second over HTTP, 64 connections, SQLite with synchronous=FULL. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedCollecting } from '../soak/seed.ts'
import { createSubmitter, type Form, sendAll } from '../soak/submitter.ts'
import { type Figure, interleave } from './pairs.ts'
import { type RunningServer, startOurs, temporaryDirectory } from './processes.ts'
import { logSubmission, openReplay } from './replay.ts'

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

export async function benchSubmit(): Promise<{ figures: Figure[]; control: number }> {
  const ours = temporaryDirectory()
  const peer = temporaryDirectory()
  const { forms } = await seedCollecting({ directory: ours.directory, type: 2, evaluatees: 40, ratersPerLevel: 100 })
  const queue = [...forms]
  const take = (count: number) => queue.splice(0, count)
  const [firstForm, loggedForm] = take(2)
  if (firstForm === undefined || loggedForm === undefined) throw new Error('the seed made no forms')
  const replay = openReplay(
    ours.directory,
    join(peer.directory, 'copy'),
    await logSubmission(ours.directory, firstForm, loggedForm),
    loggedForm,
  )
  const server = await startOurs(ours.directory)
  await submitRate(server, take(FORMS_A_MEASURE))
  const replayed = [...forms]
  const result = await interleave(
    () => submitRate(server, take(FORMS_A_MEASURE)),
    async () => replay.run(replayed.splice(2, FORMS_A_MEASURE / 2)),
    PAIRS,
  )
  const memory = peakMegabytes(server)
  replay.close()
  await server.end()
  ours.remove()
  peer.remove()
  return {
    figures: [
      { name: 'submit', unit: '/s', bound: 0.3, sense: 'least', ...result },
      {
        name: 'submit: server memory',
        unit: 'MB',
        ours: memory,
        peer: MEGABYTES,
        ratio: memory / MEGABYTES,
        bound: 1,
        sense: 'most',
      },
    ],
    control: result.control,
  }
}
