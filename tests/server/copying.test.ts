/** A copy waits for the change that is being stored, and nobody who answers for a copy: on PostgreSQL, where two writers run side by side. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

test.runIf(testEngine === 'postgres')('a copy shows one state of the original', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { title: 'before' } })
  const client = new pg.Client({ connectionString: testApp.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('update questionnaire set title = $1 where id = $2', ['after', id])
    const data = { paper: true, dimensions: true, settings: true, relations: true }
    const copying = administrator.ok('copyQuestionnaire', { path: { id }, body: { data } })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await client.query('commit')
    expect((await copying).title).toContain('after')
  } finally {
    await client.end()
  }
})

test.runIf(testEngine === 'postgres')('a copy of a round that collects does without what its raters hold', async () => {
  const { questionnaireId: id } = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
  const client = new pg.Client({ connectionString: testApp.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select id from questionnaire where id = $1 for share', [id])
    const data = { paper: true, dimensions: true, settings: true, relations: true }
    const copy = await administrator.ok('copyQuestionnaire', { path: { id }, body: { data } })
    expect(copy.evaluateeCount).toBe(1)
  } finally {
    await client.end()
  }
})
