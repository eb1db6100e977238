/**
 * R1, R5, R9, R21: after the finish a copy of the database joins no answer with a rater's turn, nor two answers with each
 * other, on either engine; of a level that is too small it holds nothing.
 */
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SealedCell } from '../../domain/scoring/sealed.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel, submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

const RATERS = 50
/** Five of them never answer. */
const SENDING = 45
const SUPERIOR_ALONE = 'superior-alone'
const SUBORDINATE_ALONE = 'subordinate-alone'
/** The shipped paper asks two open questions. */
const TEXTS_A_FORM = 2
/** In the published report, and in the row it was made of. */
const PLACES_A_TEXT = 2
const TRACES_A_FORM = TEXTS_A_FORM * PLACES_A_TEXT

let testApp: TestApp
let round: Collecting
/** One subordinate, who stays alone: no pool can hide that rater. */
let alone: Collecting
/** Where PostgreSQL kept each table before the finish. */
let filesBefore: string[]
/** Turn ids in the order their forms were sent, which is not the order they were made in. */
let sent: number[]
/** The same of the exempt level, whose forms stay whole. */
let sentWhole: number[]

const markerOf = (turnId: number) => `marker-${turnId}-end`

async function inPostgres<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testApp.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Files of the tables that a finish touches. */
const filesOf = () =>
  inPostgres(async (client) => {
    const files: string[] = []
    for (const table of [
      'ballot',
      'draft',
      'response',
      'relation',
      'outboxMail',
      'answeringLink',
      'auditEvent',
      'exportPart',
    ]) {
      const { rows } = await client.query<{ file: string }>(`select pg_relation_filepath('"${table}"') as file`)
      files.push(rows[0]?.file ?? '')
    }
    return files
  })

beforeAll(async () => {
  testApp = await startTestApp()
  const administrator = await testApp.setUpAdministrator()
  round = await createCollecting(testApp, {
    type: 2,
    evaluatees: 1,
    ratersPerLevel: { sameLevel: RATERS, superior: RATERS, self: 0 },
  })
  alone = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { superior: 1, subordinate: 1 } })
  for (const levelType of ['superior', 'subordinate'] as const) {
    await answerLevel(testApp, alone, 0, levelType, [4], () => `${levelType}-alone`)
  }
  sent = await sendAs('sameLevel')
  sentWhole = await sendAs('superior')
  await administrator.ok('finishQuestionnaire', { path: { id: alone.questionnaireId } })
  if (testEngine === 'sqlite') {
    await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
    return
  }
  filesBefore = await filesOf()
  // Another program with an older view of the database must not keep deleted rows in the files.
  await inPostgres(async (client) => {
    await client.query('begin isolation level repeatable read')
    await client.query('select count(*) from questionnaire')
    await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
  })
})

/** Most raters of a level send a form, in another order than they were made in; answers their turns in that order. */
async function sendAs(levelType: 'sameLevel' | 'superior'): Promise<number[]> {
  const turns = turnsOf(round, 0, levelType)
  const order = turns.map((_, index) => turns[(index * 17) % RATERS]).flatMap((turn) => turn ?? [])
  for (const turn of order.slice(0, SENDING)) {
    const { returnCode } = await submitTurn(testApp, round, turn, { option: 4, text: markerOf(turn.id) })
    expect(returnCode).toBe(0)
  }
  return order.slice(0, SENDING).map(({ id }) => id)
}

afterAll(async () => {
  await testApp.close()
})

/** The turn a text came from: it says so, which nothing else in the database may. */
const turnOf = (text: string) => Number(/marker-(\d+)-end/.exec(text)?.[1])

/** Spearman's correlation of the places in `found` with those in `known`. */
function correlation(found: number[], known: number[]): number {
  const places = new Map(known.map((id, place) => [id, place]))
  const squares = found.reduce((sum, id, place) => sum + (place - (places.get(id) ?? Number.NaN)) ** 2, 0)
  return 1 - (6 * squares) / (found.length * (found.length ** 2 - 1))
}

/** By chance alone beyond 0.62 once in 100,000 runs (45 places, standard deviation 0.15). */
function expectUnrelated(found: number[], known: number[]) {
  expect(found).toHaveLength(SENDING)
  expect(Math.abs(correlation(found, known))).toBeLessThan(0.62)
  const made = [...known].sort((a, b) => a - b)
  expect(Math.abs(correlation(found, made))).toBeLessThan(0.62)
}

const FORMS = 'select "answersJson", "relationId" from response'
const ofRound = () => `where "questionnaireId" = ${round.questionnaireId}`

interface Physical {
  sealed: { rowKey: string; cellsJson: string }[]
  responses: WholeForm[]
  responsesById: WholeForm[]
  relations: Record<string, unknown>[]
}

interface WholeForm {
  answersJson: string
  relationId: number | null
}

function expectNoJoin({ sealed, responses, responsesById, relations }: Physical) {
  expect(sealed.map(({ rowKey }) => rowKey)).toEqual([`level:${turnsOf(round, 0, 'sameLevel')[0]?.levelId}`])
  const cells = JSON.parse(sealed[0]?.cellsJson ?? '[]') as SealedCell[]
  const lists = cells.flatMap(({ texts }) => (texts === undefined ? [] : [texts.map(({ text }) => turnOf(text))]))
  expect(lists).toHaveLength(TEXTS_A_FORM)
  for (const list of lists) expectUnrelated(list, sent)
  const [first = [], second = []] = lists
  expect(Math.abs(correlation(first, second))).toBeLessThan(0.62)
  for (const forms of [responses, responsesById]) {
    expectUnrelated(
      forms.map(({ answersJson }) => turnOf(answersJson)),
      sentWhole,
    )
    expect(new Set(forms.map(({ relationId }) => relationId))).toEqual(new Set([null]))
  }
  // Where a turn lies, and what it says, is the same for those who answered and those who did not.
  expect(relations.map(({ id }) => Number(id))).toEqual(round.relations.map(({ id }) => id).sort((a, b) => a - b))
  const said = relations.map(({ id: _id, raterId: _raterId, place: _place, ...rest }) => JSON.stringify(rest))
  expect(new Set(said).size).toBe(2)
}

interface Place {
  questionnaireId: number
  page: number
  offset: number
}

/**
 * Where each turn lies within its page, in the order of rows (SQLite's file format, 1.6: the header of a table's leaf holds
 * the count of its cells, then their offsets).
 */
function placesInPages(database: Sqlite.Database, path: string): Place[] {
  // A page that still lies in the log is another one in the file.
  database.pragma('wal_checkpoint(TRUNCATE)')
  const bytes = readFileSync(path)
  const all = <Row>(text: string) => database.prepare<[], Row>(text).all()
  const [{ page_size: size }] = database.pragma('page_size') as [{ page_size: number }]
  const leaves = all<{ pageno: number }>(
    "select pageno from dbstat where name = 'relation' and pagetype = 'leaf' order by path",
  )
  const cells = leaves.flatMap(({ pageno }) => {
    const page = bytes.subarray((pageno - 1) * size, pageno * size)
    return Array.from({ length: page.readUInt16BE(3) }, (_, cell) => ({
      page: pageno,
      offset: page.readUInt16BE(8 + 2 * cell),
    }))
  })
  const rows = all<{ questionnaireId: number }>('select "questionnaireId" from relation order by rowid')
  expect(cells).toHaveLength(rows.length)
  return rows.flatMap(({ questionnaireId }, index) => {
    const cell = cells[index]
    return cell === undefined ? [] : [{ questionnaireId, ...cell }]
  })
}

const ORDER_CHECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('the measure of this test sees an order that was kept', () => {
  expect(correlation(ORDER_CHECK, ORDER_CHECK)).toBe(1)
  expect(correlation([...ORDER_CHECK].reverse(), ORDER_CHECK)).toBe(-1)
})

test.runIf(testEngine === 'sqlite')('SQLite: neither row order nor bytes tell', () => {
  const file = join(testApp.directory, 'roundview.sqlite')
  const copy = join(testApp.directory, 'copy.sqlite')
  // What the finish leaves behind in the log is what a copy of the folder would hold.
  const log = `${file}-wal`
  if (existsSync(log)) {
    const text = readFileSync(log, 'latin1')
    for (const id of sent) expect(text.split(markerOf(id)).length - 1).toBeLessThanOrEqual(TRACES_A_FORM)
    expect(text).not.toContain(SUBORDINATE_ALONE)
  }
  copyFileSync(file, copy)
  if (existsSync(log) && statSync(log).size > 0) copyFileSync(log, `${copy}-wal`)
  const bytes = readFileSync(file, 'latin1')
  for (const id of sent) expect(bytes.split(markerOf(id)).length - 1).toBe(TRACES_A_FORM)
  expect(bytes).toContain(SUPERIOR_ALONE)
  expect(bytes).not.toContain(SUBORDINATE_ALONE)
  // A turn as it lay there before: its status beside its day.
  expect(bytes).not.toContain('submitted2026-')
  expect(bytes).toContain('closed')
  const database = new Sqlite(copy)
  database.defaultSafeIntegers(false)
  const all = <Row>(text: string) => database.prepare<unknown[], Row>(text).all()
  expect(all('select * from ballot')).toEqual([])
  expectNoJoin({
    sealed: all(`select "rowKey", "cellsJson" from "sealedRow" ${ofRound()}`),
    responses: all(`${FORMS} ${ofRound()} order by rowid`),
    responsesById: all(`${FORMS} ${ofRound()} order by id`),
    relations: all(`select * from relation ${ofRound()} order by rowid`),
  })
  // Rows written one after the other fill a page from its end; a turn that grew when it was answered lay apart, and closing
  // it left it there.
  const places = placesInPages(database, copy).filter(
    ({ questionnaireId }) => questionnaireId === round.questionnaireId,
  )
  const before = (index: number) => places[index - 1] ?? { page: 0, offset: 0 }
  const apart = places.filter(({ page, offset }, index) => before(index).page === page && before(index).offset < offset)
  expect(apart).toEqual([])
  database.close()
})

test.runIf(testEngine === 'postgres')('PostgreSQL: neither row versions nor physical order tell', async () => {
  await inPostgres(async (client) => {
    const all = async (text: string) => (await client.query(text)).rows
    expectNoJoin({
      sealed: await all(`select "rowKey", "cellsJson" from "sealedRow" ${ofRound()}`),
      responses: await all(`${FORMS} ${ofRound()} order by ctid`),
      responsesById: await all(`${FORMS} ${ofRound()} order by id`),
      relations: await all(`
        select *, xmin::text as version, cmin::text as command, ctid as place from relation ${ofRound()} order by ctid`).then(
        (rows) => rows.map(({ command: _command, ...row }) => row),
      ),
    })
    expect(await all('select * from ballot')).toEqual([])
    const tables = await all(
      'select table_name as name from information_schema.tables where table_schema = current_schema()',
    )
    const holding = async (text: string) => {
      const names: string[] = []
      for (const { name } of tables) {
        const [row] = await all(`select count(*) as count from "${name}" as one where one::text like '%${text}%'`)
        if (Number(row.count) > 0) names.push(name)
      }
      return names.sort()
    }
    expect(await holding(SUPERIOR_ALONE)).toEqual(['publishedReport', 'response'])
    expect(await holding(SUBORDINATE_ALONE)).toEqual([])
  })
})

test.runIf(testEngine === 'postgres')('PostgreSQL: the tables’ files hold no whole form any more', async () => {
  const filesAfter = await filesOf()
  expect(filesAfter.filter((file) => filesBefore.includes(file))).toEqual([])
  const countIn = (table: string) =>
    inPostgres(async (client) => {
      await client.query('checkpoint')
      const { rows } = await client.query<{ bytes: Buffer }>(
        `select pg_read_binary_file(pg_relation_filepath('${table}')) as bytes`,
      )
      const text = rows[0]?.bytes.toString('latin1') ?? ''
      return sent.reduce((sum, id) => sum + text.split(markerOf(id)).length - 1, 0)
    })
  for (const table of ['ballot', 'draft', 'response']) expect(await countIn(table)).toBe(0)
})
