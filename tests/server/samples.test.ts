/**
 * anonymity.md R5, R9, R21: PostgreSQL's planner keeps no sample of what a finish erases, in whose catalog it would outlive the
 * tables; neither of rounds that collect nor of those that did so before the upgrade.
 */
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { unpackDump } from '../dumps/files.ts'
import { untilSealed } from '../dumps/goingOn.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

const base = process.env['TEST_DATABASE_URL']
const RATERS = 30
/** What tells who answered, what, or when: nothing of it may be sampled. */
const ERASED = [
  ...['answeringLink.createdAt', 'answeringLink.employeeId', 'auditEvent.detailJson'],
  ...['ballot.answersJson', 'ballot.relationId'],
  ...['draft.answerJson', 'draft.questionId', 'draft.relationId'],
  ...['exportPart.body', 'formScores.scores'],
  ...['outboxMail.address', 'outboxMail.content', 'outboxMail.employeeId', 'outboxMail.error', 'outboxMail.subject'],
  ...['relation.submittedDay', 'response.answersJson'],
]

const endings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function connect(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  endings.push(() => client.end())
  return client
}

/** Which of these columns the planner has looked at. */
async function sampled(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select concat(tablename, '.', attname) as name from pg_stats where schemaname = current_schema() order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Whether a text stands anywhere in the files of the planner's samples, also in what was deleted there. */
async function isInSamples(client: pg.Client, text: string): Promise<boolean> {
  await client.query('checkpoint')
  const { rows } = await client.query<{ bytes: Buffer }>(`
    select pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes from pg_class c
    where c.oid = 'pg_catalog.pg_statistic'::regclass
      or c.oid = (select reltoastrelid from pg_class where oid = 'pg_catalog.pg_statistic'::regclass)`)
  expect(rows).toHaveLength(2)
  return rows.some(({ bytes }) => bytes.includes(text))
}

/** Of each round, whether all that its finish owes is done. */
async function sealedOf(client: pg.Client): Promise<boolean[]> {
  const { rows } = await client.query<{ sealedAt: string | null }>('select "sealedAt" from questionnaire')
  return rows.map(({ sealedAt }) => sealedAt !== null)
}

async function draftsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select 1 from draft')
  return rows.length
}

/** A round in which all peers but the last have sent a form, and that one has begun one. */
async function collecting(testApp: TestApp) {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { sameLevel: RATERS } })
  const turns = turnsOf(round, 0, 'sameLevel')
  for (const turn of turns.slice(0, -1)) await submitTurn(testApp, round, turn, { text: `marker-${turn.id}-sent` })
  const last = turns.at(-1)
  if (last === undefined) throw new Error('the round has no peers')
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(last.raterId)}` })
  await rater.ok('saveFeedbackDraft', {
    path: { relationId: last.id },
    body: { answers: round.answers(3, `marker-${last.id}-begun`) },
  })
  return round
}

/** As an earlier version had left it to the finish of a round that collected at the upgrade. */
async function leaveSample(client: pg.Client): Promise<void> {
  await client.query('alter table draft alter column "answerJson" set statistics -1; analyze draft')
  await client.query('alter table draft alter column "answerJson" set statistics 0')
  expect(await isInSamples(client, 'marker-')).toBe(true)
}

test.runIf(testEngine === 'postgres')('while a round collects, and when tables were renewed', async () => {
  const testApp = await startTestApp()
  endings.push(() => testApp.close())
  const administrator = await testApp.setUpAdministrator()
  const client = await connect(testApp.url)
  const round = await collecting(testApp)
  await client.query('analyze')
  const before = await sampled(client)
  expect(before).toEqual(expect.arrayContaining(['ballot.questionnaireId', 'relation.raterId', 'relation.status']))
  expect(before.filter((name) => ERASED.includes(name))).toEqual([])
  expect(await isInSamples(client, 'marker-')).toBe(false)
  await leaveSample(client)

  await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
  await expect.poll(() => sealedOf(client), { timeout: 60_000 }).toEqual([true])
  expect(await isInSamples(client, 'marker-')).toBe(false)
  await collecting(testApp)
  await client.query('analyze')
  expect((await sampled(client)).filter((name) => ERASED.includes(name))).toEqual([])
  expect(await isInSamples(client, 'marker-')).toBe(false)
})

test.runIf(testEngine === 'postgres').each([
  ['a transaction that writes, in another database', () => base, 'begin; select pg_current_xact_id()'],
  ['a snapshot in this one', ({ url }: TestApp) => url, 'begin isolation level repeatable read; select 1'],
])('a finish waits until nobody sees the sample any more: %s', async (_name, placeOf, begin) => {
  const testApp = await startTestApp()
  endings.push(() => testApp.close())
  const administrator = await testApp.setUpAdministrator()
  const client = await connect(testApp.url)
  const round = await collecting(testApp)
  await leaveSample(client)
  const other = await connect(placeOf(testApp))
  await other.query(begin)

  const finished = administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
  await expect.poll(() => draftsOf(client), { timeout: 30_000 }).toBe(0)
  await pass(1_000)
  expect(await sealedOf(client)).toEqual([false])
  await other.query('commit')
  expect(await finished).toMatchObject({ processStatus: 40 })
  expect(await sealedOf(client)).toEqual([true])
  expect(await isInSamples(client, 'marker-')).toBe(false)
})

test.runIf(testEngine === 'postgres')(
  'what was sampled before the upgrade goes with it, and so do its bytes',
  async () => {
    let client: pg.Client | undefined
    const testApp = await startTestApp({}, false, {
      async fill(place) {
        await unpackDump('0033', place)
        client = await connect(place.url)
        await client.query(`update draft set "answerJson" = concat('{"text":"marker-', "relationId", '-begun"}')`)
        await client.query('analyze')
        expect(await sampled(client)).toEqual(expect.arrayContaining(['draft.answerJson', 'relation.submittedDay']))
        expect(await isInSamples(client, 'marker-')).toBe(true)
      },
    })
    endings.unshift(() => testApp.close())
    await untilSealed(testApp)
    if (client === undefined) throw new Error('nothing was filled')
    expect(await isInSamples(client, 'marker-')).toBe(false)
    await client.query('analyze')
    expect((await sampled(client)).filter((name) => ERASED.includes(name))).toEqual([])
  },
)
