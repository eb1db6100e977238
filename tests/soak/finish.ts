/**
 * The finish of a large anonymous round on the product as it is started, beside much other data: how long it takes, how
 * long anybody else waits meanwhile, and whether a byte of a whole form is left.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIds } from '../../server/database/ids.ts'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { type Collecting, createCollecting } from '../server/collectingQuestionnaire.ts'
import { probe } from './probe.ts'
import { markerOf } from './seed.ts'
import { putSent } from './sent.ts'

export interface FinishOptions {
  directory: string
  url?: string | undefined
  /** Forms of the round that is finished. */
  forms: number
  /** Forms of named rounds that lie beside it. */
  beside: number
}

export interface FinishResult {
  seconds: number
  /** Milliseconds somebody waited for an answer, from the moment the call was due: before it, and meanwhile; half save a draft. */
  alone: number[]
  waits: number[]
  /** Whole forms found in the database's files afterwards; null where that cannot be read. */
  traces: number | null
  wrong: string[]
}

const ACCOUNT = { displayName: 'admin', email: 'admin@soak.example', password: 'correct horse battery' }
const RATERS = 40
const MOST_SECONDS = 300
const ALONE_MILLISECONDS = 5000

/** Every turn of the round is sent. */
function sendAll(database: DatabaseService, round: Collecting, type: 1 | 2): Promise<void> {
  const comment = (id: number) => `${markerOf(id)} ${'写得详细一些。'.repeat(20)}`
  return putSent(database, round, type, (id) => JSON.stringify(round.answers(1 + (id % 5), comment(id))))
}

async function fill(options: FinishOptions) {
  const database = await openDatabase({ url: options.url, file: join(options.directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { displayName, email } = ACCOUNT
  const { enterpriseId } = await setUpEnterprise(
    context,
    { enterpriseName: 'soak', displayName, email, passwordHash },
    true,
  )
  const peers = { superior: 0, sameLevel: RATERS / 2, subordinate: RATERS / 2, self: 0 }
  const make = (type: 1 | 2, forms: number) =>
    createCollecting({ database }, { type, enterpriseId, evaluatees: Math.ceil(forms / RATERS), ratersPerLevel: peers })
  const named = await make(1, options.beside)
  await sendAll(database, named, 1)
  const round = await make(2, options.forms)
  await sendAll(database, round, 2)
  const other = await make(2, RATERS)
  const secret = await other.link(other.relations[0]?.raterId ?? 0)
  await database.close()
  return { round, other, secret }
}

/** Whole forms as the finished round stored them: every one began with what was chosen for its first question. */
function tracesIn(directory: string, round: Collecting): number {
  const [first] = round.answers(1)
  const beginning = `[{"questionId":${first?.questionId},"optionIds":`
  return ['roundview.sqlite', 'roundview.sqlite-wal'].reduce((sum, name) => {
    const bytes = existsSync(join(directory, name)) ? readFileSync(join(directory, name), 'latin1') : ''
    return sum + bytes.split(beginning).length - 1
  }, 0)
}

export async function bigFinish(options: FinishOptions): Promise<FinishResult> {
  const { directory, url } = options
  const { round, other, secret } = await fill(options)
  const before = url === undefined ? tracesIn(directory, round) : 1
  const server = await startOurs(directory, url === undefined ? {} : { DATABASE_URL: url })
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: { email: ACCOUNT.email, password: ACCOUNT.password } })
  const path = { id: round.questionnaireId }
  const rater = createFetchCaller(server.url, new Set(), { authorization: `Bearer ${secret}` })
  const [turn] = other.relations
  const answers = other.answers(3).slice(0, 1)
  const wrong: string[] = []
  const calls = [
    () => rater.ok('saveFeedbackDraft', { path: { relationId: turn?.id ?? 0 }, body: { answers } }),
    () => administrator.ok('listQuestionnaires', { query: {} }),
  ]
  const stopAlone = probe(calls)
  await new Promise((resolve) => setTimeout(resolve, ALONE_MILLISECONDS))
  const alone = await stopAlone()
  const stop = probe(calls)
  const began = performance.now()
  let state = await administrator.ok('finishQuestionnaire', { path })
  while (state.processStatus !== 40 && performance.now() - began < MOST_SECONDS * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    state = await administrator.ok('getQuestionnaire', { path })
  }
  const seconds = (performance.now() - began) / 1000
  // The log is emptied right after it.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const waits = await stop()
  if (state.processStatus !== 40) wrong.push('it did not come to its end')
  if (state.submittedCount !== round.relations.length) wrong.push(`${state.submittedCount} forms are counted`)
  const ranking = await administrator.ok('getRanking', { path })
  if (ranking.items.length !== round.evaluatees.length) wrong.push(`${ranking.items.length} are ranked`)
  const traces = url === undefined ? tracesIn(directory, round) : null
  if (before === 0) wrong.push('the search finds nothing even before')
  await server.end()
  return { seconds, alone, waits, traces, wrong }
}
