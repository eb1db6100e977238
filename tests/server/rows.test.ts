import { expect, test } from 'vitest'
import { manyRows } from '../soak/rows.ts'
import { openTestDatabase } from './testDatabase.ts'

test('two thousand turns are listed, counted, exported and sealed without losing one', async () => {
  const { directory, url, remove } = await openTestDatabase()
  const result = await manyRows({ directory, url, evaluatees: 20, ratersPerLevel: 33, sentEvery: 3 })
  await remove()
  expect(result).toMatchObject({ turns: 2000, sent: 667, wrong: [] })
})
