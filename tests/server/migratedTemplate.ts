/** Where a run on PostgreSQL begins: one migrated database, which those of the tests are copies of. */
import { openDatabase } from '../../server/database/open.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { postgresOfThisRun } from './testDatabase.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const { url, name, drop } = await createOwnDatabase(postgresOfThisRun())
  await (await openDatabase({ url, file: '' })).close()
  // The tests' processes are started later, and have it from here.
  process.env['TEST_TEMPLATE'] = name
  return drop
}
