/** What the engines plan for the stores' questions hangs on nothing they must guess (engines.md). */
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { type DatabaseService, type Handle, openDatabase } from '../../server/database/open.ts'
import { createAnswersService } from '../../server/features/answers/service.ts'
import { createCloser } from '../../server/features/collection/closer.ts'
import { findByEmailOrNumber } from '../../server/features/directory/store.ts'
import { deleteSomeEndedJobs } from '../../server/features/enterprise/jobStore.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { nameMarks } from '../../server/records/people/nameMarks.ts'
import { deleteUnusedAvatars } from '../../server/records/people/pictures.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import * as answers from '../../server/records/turns/answers.ts'
import { listCountedResponses } from '../../server/records/turns/counted.ts'
import { deleteSomeLinks, forgetSomeLinks } from '../../server/records/turns/links.ts'
import { listPublishedNamed } from '../../server/records/turns/published/publishedMembers.ts'
import { listNewestReportMails } from '../../server/records/turns/published/releases.ts'
import { beginSealing } from '../../server/records/turns/sealing/sealing.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { openTestDatabase, type TestDatabase, testEngine } from './testDatabase.ts'

let opened: TestDatabase
let round: Collecting

beforeAll(async () => {
  opened = await openTestDatabase()
  const made = newEnterprise({ id: 1, name: '远航科技有限公司', createdAt: '2026-11-01T00:00:00.000Z' })
  await opened.database.write((db) => insertEnterprise(db, made))
  // Of a small round alone PostgreSQL knows anything: of the next it guesses that it has a row or two.
  await createCollecting(opened, { type: 2, evaluatees: 2 })
  if (testEngine === 'postgres') await opened.database.write((db) => sql`analyze`.execute(db))
  round = await createCollecting(opened, { type: 2, evaluatees: 40 })
  await fill(round)
})

afterAll(() => opened.remove())

/** A draft and a ballot of every turn, and a link of every rater. */
async function fill({ relations, raters, link, ...round }: Collecting) {
  const { enterpriseId, questionnaireId } = round
  const keys = relations.map(({ id: relationId }) => ({ enterpriseId, questionnaireId, relationId }))
  await opened.database.write(async (db) => {
    await db
      .insertInto('ballot')
      .values(keys.map((key) => ({ ...key, answersJson: '[]' })))
      .execute()
    await db
      .insertInto('draft')
      .values(keys.map((key) => ({ ...key, questionId: 1, answerJson: '{}' })))
      .execute()
  })
  for (const { employeeId } of raters) await link(employeeId)
}

interface Asked {
  sql: string
  parameters: readonly unknown[]
}

/** What `work` asks, as a database of its own hears it. */
async function heardOf(work: (database: DatabaseService) => Promise<unknown>): Promise<Asked[]> {
  const { url, file } = opened
  const heard: Asked[] = []
  const onQuery = (text: string, parameters: readonly unknown[]) => heard.push({ sql: text, parameters })
  const database = await openDatabase({ url, file, besideServer: true, onQuery })
  heard.length = 0
  try {
    await work(database)
  } finally {
    await database.close()
  }
  return heard.filter((asked) => /^(select|update|delete)/.test(asked.sql))
}

/** How the engine would answer it; PostgreSQL as if its tables were too large to be read whole. */
function planOf(asked: Asked): Promise<string> {
  const explain = testEngine === 'postgres' ? 'explain' : 'explain query plan'
  return opened.database.write(async (db) => {
    if (testEngine === 'postgres') await sql`set local enable_seqscan = off`.execute(db)
    const query = CompiledQuery.raw(`${explain} ${asked.sql}`, [...asked.parameters])
    const { rows } = await db.executeQuery<{ detail: string } | { 'QUERY PLAN': string }>(query)
    return rows.map((row) => ('detail' in row ? row.detail : row['QUERY PLAN'])).join('\n')
  })
}

const plansOf = async (work: (db: Handle) => Promise<unknown>) =>
  Promise.all((await heardOf((database) => database.write(work))).map(planOf))

const keyOf = ({ enterpriseId, questionnaireId }: Collecting) => ({ enterpriseId, questionnaireId })
const turnIds = () => round.relations.map(({ id }) => id)
const evaluateeIds = () => round.evaluatees.map(({ id }) => id)

test('drafts are read turn by turn', async () => {
  const [relationId = 0] = turnIds()
  const [plan] = await plansOf((db) => answers.readDraft(db, { ...keyOf(round), relationId }))
  expect(plan).toMatch(
    testEngine === 'postgres'
      ? /"draftKey".*\n\s*Index Cond: .*"enterpriseId" = .*"questionnaireId" = .*"relationId" = /
      : /SEARCH draft .*\(enterpriseId=\? AND questionnaireId=\? AND relationId=\?\)/,
  )
})

test('so are those of all turns that a rater has begun, in one question', async () => {
  const [rater] = round.raters
  const { enterpriseId, questionnaireId } = round
  const employeeId = rater?.employeeId ?? 0
  const begun = round.relations.filter(({ raterId }) => raterId === employeeId).slice(0, 3)
  await opened.database.write((db) =>
    db
      .updateTable('relation')
      .set({ status: 'drafting' })
      .where(
        'id',
        'in',
        begun.map(({ id }) => id),
      )
      .execute(),
  )
  const heard = await heardOf((database) => {
    const answering = createAnswersService({ database, ids: createIds(Date.now, 61), now: () => new Date() })
    return answering.listTasks({ kind: 'rater', enterpriseId, questionnaireId, employeeId, opensReports: false })
  })
  const plans = await Promise.all(heard.filter((asked) => asked.sql.includes('from "draft"')).map(planOf))
  expect(plans).toHaveLength(1)
  const turn =
    testEngine === 'postgres'
      ? /"draftKey".*\n\s*Index Cond: .*"enterpriseId" = .*"questionnaireId" = .*"relationId" = /g
      : /SEARCH draft .*\(enterpriseId=\? AND questionnaireId=\? AND relationId=\?\)/g
  expect(plans[0]?.match(turn)).toHaveLength(begun.length)
  expect(plans[0]).not.toMatch(/SCAN draft|Seq Scan/)
})

test('forms about some are found by the index of whom they are about', async () => {
  const [first = 0] = evaluateeIds()
  const { enterpriseId, questionnaireId } = round
  const [plan] = await plansOf((db) => listCountedResponses(db, enterpriseId, questionnaireId, [first], () => true))
  expect(plan).toMatch(
    testEngine === 'postgres'
      ? /"responseIndex0".*\n\s*Index Cond: .*"evaluateeId" /
      : /SEARCH response .*\(enterpriseId=\? AND questionnaireId=\? AND evaluateeId=\?\)/,
  )
})

test('the newest mail about reports is found reader by reader, however many there are', async () => {
  const readers = Array.from({ length: 140 }, (_, place) => place + 1)
  const plans = await plansOf((db) => listNewestReportMails(db, keyOf(round), readers))
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(
    testEngine === 'postgres'
      ? /Index Scan using "outboxMail\w+".*\n\s*Index Cond: .*"employeeId" = "\*VALUES\*".column1/
      : /SEARCH outboxMail .*\(enterpriseId=\? AND questionnaireId=\? AND employeeId=\? AND emailType=\?\)/,
  )
})

test('whom published reports name is found by the index of names', async () => {
  const [plan] = await plansOf((db) => listPublishedNamed(db, keyOf(round), '张伟'))
  expect(plan).toMatch(
    testEngine === 'postgres'
      ? /"publishedMemberIndex0".*\n\s*Index Cond: .*"evaluateeName" = /
      : /publishedMemberIndex0 \(enterpriseId=\? AND questionnaireId=\? AND evaluateeName=\?\)/,
  )
})

test('people are found by the index of addresses', async () => {
  const emails = round.raters.map(({ email }) => email)
  const [plan] = await plansOf((db) => findByEmailOrNumber(db, round.enterpriseId, emails, []))
  expect(plan).toMatch(
    testEngine === 'postgres' ? /"employeeAddress"/ : /employeeAddress \(enterpriseId=\? AND email=\?\)/,
  )
})

test.runIf(testEngine === 'sqlite')('what tells people of a page apart is looked for by their ids', async () => {
  const ids = round.raters.map(({ employeeId }) => employeeId)
  const [plan] = await plansOf((db) => nameMarks(db, round.enterpriseId, ids.slice(0, 20)))
  expect(plan).toMatch(/SEARCH employee .*\(enterpriseId=\? AND id=\?\)/)
})

test.runIf(testEngine === 'sqlite')('pictures nobody chose are found by the index of who uses them', async () => {
  const [plan] = await plansOf((db) => deleteUnusedAvatars(db, round.enterpriseId, '2026-11-01T00:00:00.000Z'))
  expect(plan).toMatch(/picture .*\(enterpriseId=\? AND usedBy=\?\)/)
})

describe('a slice of a round', () => {
  // SQLite looks up each of a list, and goes through what lies between bounds.
  const bounds = ['>', '<'].map((sign) => `relationId${sign}\\?`).join(' AND ')

  test.each([
    {
      name: 'ballots about evaluatees',
      work: (db: Handle) => answers.listBallots(db, keyOf(round), evaluateeIds(), new Set()),
      onSqlite: 'relationId=\\?',
    },
    {
      name: 'drafts of turns',
      work: (db: Handle) =>
        answers.deleteDraftsOf(db, round.enterpriseId, round.questionnaireId, turnIds().slice(0, 9)),
      onSqlite: 'relationId=\\?',
    },
    {
      name: 'drafts in their order',
      work: (db: Handle) => answers.deleteSomeDrafts(db, keyOf(round), 0),
      onSqlite: bounds,
    },
    {
      name: 'ballots in their order',
      work: (db: Handle) => answers.deleteSomeBallots(db, keyOf(round), 0),
      onSqlite: bounds,
    },
  ])('$name: nothing beyond it is read', async ({ work, onSqlite }) => {
    const plan = (await plansOf(work)).at(-1)
    const onPostgres = /Index Cond: .*"relationId" >=? .*"relationId" <= /
    expect(plan).toMatch(testEngine === 'postgres' ? onPostgres : new RegExp(`AND ${onSqlite}\\)`))
  })

  test.each([
    { name: 'forgotten', work: (db: Handle) => forgetSomeLinks(db, keyOf(round)) },
    { name: 'deleted', work: (db: Handle) => deleteSomeLinks(db, keyOf(round), '2099', 3) },
  ])('links are $name by their hashes', async ({ work }) => {
    const plans = await plansOf(work)
    const byHash = testEngine === 'postgres' ? /Index Cond: .*"tokenHash" = ANY/ : /\(tokenHash=\?\)/
    expect(plans.at(-1)).toMatch(byHash)
  })
})

test('a first closing drops nothing that one which was cut short would have made', async () => {
  const { questionnaireId, ...closing } = await createCollecting(opened, { type: 2, evaluatees: 2 })
  const key = { enterpriseId: closing.enterpriseId, questionnaireId }
  const now = () => new Date('2026-11-20T01:00:00.000Z')
  await opened.database.write(async (db) => {
    await updateQuestionnaire(db, key.enterpriseId, questionnaireId, { closingSince: now().toISOString() })
    await beginSealing(db, key)
  })
  const faults: unknown[] = []
  const heard = await heardOf(async (database) => {
    const tellFault = (error: unknown) => faults.push(error)
    await createCloser({ database, ids: createIds(Date.now, 61), now, tellFault }).wake()
  })
  expect(faults).toEqual([])
  const made = await opened.database.read((db) =>
    db.selectFrom('publishedReport').select('employeeId').where('questionnaireId', '=', questionnaireId).execute(),
  )
  expect(made).toHaveLength(2)
  expect(
    heard.filter((asked) => /^delete from "(response|sealedRow|publishedReport|publishedMember)"/.test(asked.sql)),
  ).toEqual([])
})

test('jobs of long ago are found by their ids', async () => {
  const [plan] = await plansOf((db) => deleteSomeEndedJobs(db, round.enterpriseId, '2026-11-01T00:00:00.000Z', 200))
  const scans = [...(plan ?? '').matchAll(/"jobKey".*\n.*|SEARCH .*/g)].map(([scan]) => scan)
  expect(scans).toHaveLength(2)
  for (const scan of scans) expect(scan).toMatch(/\bid ?[<=]/)
})
