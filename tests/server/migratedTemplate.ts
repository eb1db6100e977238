/** Where a run of server tests begins: one migrated database of its engine, which those of the tests are copies of. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/database/open.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { postgresOfThisRun } from './testDatabase.ts'

// The tests' processes are started later, and have both names from the environment.

async function ofPostgres(): Promise<() => Promise<void>> {
  const { url, name, drop } = await createOwnDatabase(postgresOfThisRun())
  await (await openDatabase({ url, file: '' })).close()
  process.env['TEST_TEMPLATE'] = name
  return drop
}

async function ofSqlite(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-template-'))
  const file = join(directory, 'roundview.sqlite')
  await (await openDatabase({ file })).close()
  process.env['TEST_TEMPLATE_FILE'] = file
  return () => rmSync(directory, { recursive: true, force: true })
}

export default async function setup({ config }: TestProject): Promise<() => void | Promise<void>> {
  return config.env['TEST_ENGINE'] === 'postgres' ? ofPostgres() : ofSqlite()
}
