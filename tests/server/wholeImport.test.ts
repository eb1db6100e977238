/** All or nothing is one transaction: it holds nobody up for long, and takes no more rows than that allows (decisions/0024). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTurn, MOST_WAIT } from './longestTurn.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MOST_ROWS = 1000

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

function tableOf(count: number, domain: string): string {
  const row = (_: unknown, index: number) => `E${index},欧阳修远${index},p${index}@${domain},总经办/第${index % 40}组`
  return `employeeNo,displayName,email,department\n${Array.from({ length: count }, row).join('\n')}`
}

async function importWhole(text: string) {
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing: true } })
  for (;;) {
    const job = await administrator.ok('getJob', { path: { id: jobId } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await nextTurn()
  }
}

test.each([
  ['zh', '整表导入（有任何错误时都不导入）最多 1000 行，此表有 1001 行。请不选此项，或分成几个文件导入'],
  [
    'en',
    'At most 1000 rows are imported all or nothing, and there are 1001. Leave it out, or import the table in parts',
  ],
])('a row more than that is refused, with what to do instead (%s)', async (language, message) => {
  const body = { text: tableOf(MOST_ROWS + 1, 'too-many.example'), allOrNothing: true }
  const answer = await administrator.call('importEmployees', { body, headers: { 'accept-language': language } })
  expect(answer).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'allOrNothing', message }] } })
  expect((await administrator.ok('listEmployees', { query: { kw: 'too-many' } })).total).toBe(0)
})

test('as many as are taken come in, and hold nobody up for long', async () => {
  const { answer, longest } = await longestTurn(() => importWhole(tableOf(MOST_ROWS, 'before.example')))
  expect(answer).toMatchObject({ status: 'done', result: { created: MOST_ROWS, updated: 0, failed: [] } })
  expect(longest).toBeLessThan(MOST_WAIT)
  const { items } = await administrator.ok('listEmployees', { query: { kw: 'ouyangxiuyuan p7@' } })
  expect(items).toMatchObject([{ employeeNo: 'E7', departName: '第7组' }])
})

test('nor do as many who get another address: each is written to at both, and stands in the audit log once', async () => {
  const { answer, longest } = await longestTurn(() => importWhole(tableOf(MOST_ROWS, 'after.example')))
  expect(answer).toMatchObject({ status: 'done', result: { created: 0, updated: MOST_ROWS, failed: [] } })
  expect(longest).toBeLessThan(MOST_WAIT)
  const { letters, events, people } = await testApp.database.read(async (db) => ({
    letters: await db.selectFrom('letter').select(['employeeId', 'address']).where('kind', '=', 'address').execute(),
    events: await db.selectFrom('auditEvent').selectAll().where('action', '=', 'person.address').execute(),
    people: await db.selectFrom('employee').selectAll().where('email', 'like', '%@after.example').execute(),
  }))
  expect(people).toHaveLength(MOST_ROWS)
  expect(people.every(({ addressSetAt }) => addressSetAt !== null)).toBe(true)
  const addresses = people.flatMap(({ email }) => [email, email.replace('after', 'before')])
  expect(letters.map(({ address }) => address).sort()).toEqual(addresses.sort())
  const told = events.map(({ objectId, detailJson }) => ({ objectId, ...JSON.parse(detailJson) }))
  const want = people.map(({ id, email }) => ({ objectId: id, from: email.replace('after', 'before'), to: email }))
  const byPerson = (a: { objectId: number }, b: { objectId: number }) => a.objectId - b.objectId
  expect(told.sort(byPerson)).toEqual(want.sort(byPerson))
})
