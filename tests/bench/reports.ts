/**
 * 1,000,000 answers (2,000 evaluatees, 5 raters each, 100 questions): where everybody stands and in which dimension, against
 * PostgreSQL's own GROUP BY over a row an answer; one personal report; and what others wait meanwhile. Nothing is kept
 * from one call to the next: each reads and computes everything.
 */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { type Collecting, createCollecting } from '../server/collectingQuestionnaire.ts'
import { createOwnDatabase } from '../server/ownDatabase.ts'
import { probe } from '../soak/probe.ts'
import { putSent } from '../soak/sent.ts'
import { type Figure, interleave, median } from './pairs.ts'
import { startOurs, temporaryDirectory } from './processes.ts'

const EVALUATEES = 2_000
/** The shipped paper has 20 scale questions. */
const TIMES = 5
const RATERS = { superior: 1, sameLevel: 2, subordinate: 1 }
const PAIRS = 5
const MOST_OF_GROUP_BY = 0.5
const REPORT_MILLISECONDS = 100
const WAIT_MILLISECONDS = 250
const REPORTS = 9
const FINISHED = 40
const ACCOUNT = { displayName: 'admin', email: 'admin@bench.example', password: 'correct horse battery' }
const ROUNDS = { named: 1, anonymous: 2 } as const

type RoundName = keyof typeof ROUNDS

interface House {
  engine: string
  administrator: Caller
  rounds: Record<RoundName, Collecting>
  end(): Promise<void>
}

async function openHouse(engine: string, base: string): Promise<House> {
  const { directory, remove } = temporaryDirectory()
  const own = engine === 'PostgreSQL' ? await createOwnDatabase(base) : undefined
  const database = await openDatabase({ url: own?.url, file: join(directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { displayName, email } = ACCOUNT
  await setUpEnterprise(context, { enterpriseName: 'bench', displayName, email, passwordHash }, true)
  async function fill(type: 1 | 2): Promise<Collecting> {
    const round = await createCollecting(
      { database },
      { type, evaluatees: EVALUATEES, amongThemselves: true, ratersPerLevel: RATERS, times: TIMES },
    )
    await putSent(database, round, type, (id) => JSON.stringify(answersOf(round, id)))
    return round
  }
  const rounds = { named: await fill(ROUNDS.named), anonymous: await fill(ROUNDS.anonymous) }
  await database.close()
  const server = await startOurs(directory, own === undefined ? {} : { DATABASE_URL: own.url })
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: { email, password: ACCOUNT.password } })
  await finish(administrator, rounds.anonymous.questionnaireId)
  return {
    ...{ engine, administrator, rounds },
    async end() {
      await server.end()
      await own?.drop()
      remove()
    },
  }
}

/** Every form another one. */
const answersOf = (round: Collecting, relationId: number) =>
  round.answers(1).map((answer, place) => ({ ...answer, optionIds: [1 + ((relationId + 7 * place) % 5)] }))

async function finish(administrator: Caller, id: number): Promise<void> {
  await administrator.ok('finishQuestionnaire', { path: { id } })
  while ((await administrator.ok('getQuestionnaire', { path: { id } })).processStatus !== FINISHED) await pass(200)
}

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The peer: each answer a row, with its dimension and its share of the most it could be. */
async function openPeer(base: string) {
  const own = await createOwnDatabase(base)
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  await client.query(`create table answer (
    "evaluateeId" bigint, "levelId" bigint, "dimensionId" bigint, "questionId" bigint, percent double precision)`)
  await client.query(`insert into answer
    select evaluatee, 1 + rater % 4, 1 + question % 5, question, 20 * (1 + (evaluatee + rater + 7 * question) % 5)
    from generate_series(1, ${EVALUATEES}) evaluatee, generate_series(1, 5) rater, generate_series(1, ${20 * TIMES}) question`)
  await client.query('analyze answer')
  return {
    groupBy: () =>
      millisecondsOf(() =>
        client.query(`select "evaluateeId", "dimensionId", "levelId", avg(percent) from answer
          group by "evaluateeId", "dimensionId", "levelId"`),
      ),
    async close() {
      await client.end()
      await own.drop()
    },
  }
}

async function benchRound({ engine, administrator, rounds }: House, name: RoundName, groupBy: () => Promise<number>) {
  const { questionnaireId: id, evaluatees } = rounds[name]
  const asked = () => millisecondsOf(() => administrator.ok('getRankingDetail', { path: { id } }))
  await asked()
  const { control, ...standings } = await interleave(asked, groupBy, PAIRS)
  const stop = probe([() => administrator.ok('getCurrentUser')])
  await asked()
  await millisecondsOf(() => administrator.ok('getTeamReport', { path: { id } }))
  const waits = await stop()
  const reports: number[] = []
  for (let number = 0; number < REPORTS; number += 1) {
    const employeeId = evaluatees[number * 200]?.employeeId ?? 0
    reports.push(await millisecondsOf(() => administrator.ok('getPersonalReport', { path: { id, employeeId } })))
  }
  const least = (what: string, ours: number, peer: number): Figure => ({
    ...{ name: `reports: ${what}, ${name}, ${engine}`, unit: 'ms', ours, peer },
    ...{ ratio: ours / peer, bound: 1, sense: 'most' },
  })
  const figures: Figure[] = [
    {
      ...{ name: `reports: all stand, ${name}, ${engine}`, unit: 'ms', bound: MOST_OF_GROUP_BY, sense: 'most' },
      ...standings,
    },
    least('one person', median(reports), REPORT_MILLISECONDS),
    least('others wait', Math.max(...waits), WAIT_MILLISECONDS),
  ]
  return { figures, control }
}

export async function benchReports(): Promise<{ figures: Figure[]; control: number }> {
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) throw new Error('TEST_DATABASE_URL is not set: the peer is PostgreSQL')
  const peer = await openPeer(base)
  const results: { figures: Figure[]; control: number }[] = []
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const house = await openHouse(engine, base)
    for (const name of Object.keys(ROUNDS) as RoundName[]) results.push(await benchRound(house, name, peer.groupBy))
    await house.end()
  }
  await peer.close()
  return {
    figures: results.flatMap(({ figures }) => figures),
    control: median(results.map(({ control }) => control)),
  }
}
