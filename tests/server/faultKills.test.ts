/** The short version of `npm run soak -- faults`: each kind of work is killed twice, in its middle and near its end. */
import { expect, test } from 'vitest'
import { killsInEachKind } from '../soak/faults/kills.ts'
import { openTestDatabase } from './testDatabase.ts'

test('two kills in each kind of work lose and tear nothing', { timeout: 300_000 }, async () => {
  const { database, directory, url, remove } = await openTestDatabase()
  if (url === undefined) await database.close()
  const found = []
  for await (const { name, lost, torn } of killsInEachKind({ directory, url, kills: 2 }))
    found.push({ name, lost, torn })
  await remove()
  const names = ['auto-bind', 'publish', 'draft save', 'mail sending', 'finish', 'import']
  expect(found).toEqual(names.map((name) => ({ name, lost: [], torn: [] })))
})
