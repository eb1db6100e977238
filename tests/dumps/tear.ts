/** `node tests/dumps/tear.ts throw|kill <name> <file> [<url>]`: today's migrations and one of this name, which ends half-way. */
import { type Kysely, sql } from 'kysely'
import { openPostgres } from '../../server/database/engine/postgres.ts'
import { openSqlite } from '../../server/database/engine/sqlite.ts'
import { migrate } from '../../server/database/migrate.ts'
import type { Database } from '../../server/database/schema/schema.ts'

const [how, name = '', file = '', url] = process.argv.slice(2)

/** What a migration may have done when it ends: tables and columns made and gone, rows changed and deleted. */
async function up(db: Kysely<Database>): Promise<never> {
  await sql`create table torn (id bigint not null)`.execute(db)
  await sql`alter table employee add column torn text`.execute(db)
  await sql`alter table relation drop column "submittedDay"`.execute(db)
  await sql`update employee set torn = 'half', "displayName" = 'nobody'`.execute(db)
  await sql`delete from draft`.execute(db)
  await sql`drop table "publishedReport"`.execute(db)
  if (how === 'kill') process.kill(process.pid, 'SIGKILL')
  throw new Error('torn')
}

const { patient } = url === undefined ? openSqlite(file) : openPostgres(url, 1)
await migrate(patient, { [name]: { up } })
