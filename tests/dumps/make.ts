/**
 * `npm run dump` stores the enterprise as the newest migration has it; a stored one is never made anew, since it
 * stands for what people have. `npm run dump -- expect 0001` asks the stored one again and writes what is told today:
 * for changes of the contract that are meant, to be read line by line.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { startTestApp } from '../server/testApp.ts'
import { openTestDatabase } from '../server/testDatabase.ts'
import { askAll, tellAll } from './asking.ts'
import { type Contents, postgresText, readContents } from './contents.ts'
import { type Doors, fillEnterprise } from './enterprise.ts'
import { type Expected, folderOf, readExpected, storedDumps, unpackDump, writeDump, writeExpected } from './files.ts'
import { askAfter, goOn, openAskers, untilSealed } from './goingOn.ts'

const HOUR = 3_600_000

/** The newest migration's number. */
function nameOf(rows: Contents['rows']): string {
  const migrations = (rows['kysely_migration'] ?? []).map(({ name }) => String(name))
  return migrations.sort().at(-1)?.split('-')[0] ?? ''
}

async function fill(file: string): Promise<Doors> {
  const database = await openDatabase({ file })
  const app = await createApp({ config: readConfig({ DATA_DIR: join(file, '..') }), database })
  const doors = await fillEnterprise(app, database)
  await app.close()
  await database.close()
  return doors
}

/** The tables as PostgreSQL has them after the same migrations. */
async function postgresSchema(): Promise<string> {
  const { database, file, url, remove } = await openTestDatabase({ engine: 'postgres' })
  const { schema } = await readContents({ file, url })
  await database.close()
  await remove()
  return schema
}

/** Opens the stored dump in today's server and writes what it tells. */
async function expectOf(name: string, given: Pick<Expected, 'doors' | 'askedAt'> & Partial<Expected>): Promise<void> {
  const { doors, askedAt } = given
  const fillFrom = (place: Parameters<typeof unpackDump>[1]) => unpackDump(name, place)
  const testApp = await startTestApp({}, false, { fill: fillFrom, now: new Date(askedAt) })
  await untilSealed(testApp)
  const askers = await openAskers(testApp.app, doors)
  const jobs = await testApp.database.read((db) => db.selectFrom('job').select('id').orderBy('id').execute())
  const asked =
    given.told ??
    (await askAll(
      askers,
      jobs.map(({ id }) => id),
    ))
  const told = await tellAll(askers, asked)
  const rounds = await goOn(testApp.app, doors, askers)
  const toldAfter = await tellAll(askers, given.toldAfter ?? (await askAfter(askers, doors, rounds)))
  writeExpected(name, { doors, askedAt, told, toldAfter })
  await testApp.close()
}

/** Of a round that is being closed, and of a job: the first server that opens it goes on, so that it is never found as it was. */
const PASSING = ['closing', 'jobOrder']

async function store(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-dump-'))
  const file = join(directory, 'roundview.sqlite')
  const doors = await fill(file)
  const { rows } = await readContents({ file, url: undefined })
  const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0 && !PASSING.includes(table))
  if (empty.length > 0) throw new Error(`nothing would be stored of ${empty.join(', ')}: let the enterprise have some`)
  const name = nameOf(rows)
  if (storedDumps().includes(name)) throw new Error(`${name} is stored already`)
  mkdirSync(folderOf(name), { recursive: true })
  writeDump(name, readFileSync(file), postgresText(await postgresSchema(), rows))
  await expectOf(name, { doors, askedAt: new Date(Date.now() + HOUR).toISOString() })
  rmSync(directory, { recursive: true })
  console.log(`stored ${folderOf(name)}`)
}

const [command, name = ''] = process.argv.slice(2)
if (command === undefined) await store()
else if (command === 'expect' && storedDumps().includes(name)) await expectOf(name, readExpected(name))
else throw new Error(`npm run dump, or npm run dump -- expect ${storedDumps().join(' | ')}`)
