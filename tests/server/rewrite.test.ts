/** Rewriting is done only when nothing of what was is left in the log beside the file (anonymity.md R1). */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

// SQLite waits for ten seconds before it gives up.
test.runIf(testEngine === 'sqlite')(
  'another program that reads makes it fail, so that it is tried again',
  { timeout: 60_000 },
  async () => {
    const { database, directory, remove } = await openTestDatabase()
    const first = newEnterprise({ id: 1, name: '远航科技有限公司', createdAt: '2026-11-01T00:00:00.000Z' })
    // An empty log need not be emptied.
    await database.write((db) => insertEnterprise(db, first))
    const other = new Sqlite(join(directory, 'roundview.sqlite'), { readonly: true })
    try {
      other.exec('begin')
      other.prepare('select count(*) from employee').get()
      await expect(database.rewrite(['response'])).rejects.toThrow('write-ahead log')
      other.exec('commit')
      await database.rewrite(['response'])
    } finally {
      other.close()
      await remove()
    }
  },
)
