import { type Kysely, sql } from 'kysely'
import { sortKeyOf } from '../pinyin.ts'
import type { Database } from '../schema/schema.ts'
import { addColumns, createTable } from './tableShape.ts'

/** The tables whose names get a sort key, each with the column that holds the name. */
const NAMED = { questionnaire: 'title', template: 'title', department: 'name', tag: 'name' } as const

const ROWS = 500

type Row = { enterpriseId: number; id: number; name: string }

/** Rows of every enterprise behind the last one read, in the order of their key. */
async function nextRows(db: Kysely<Database>, table: string, name: string, last: Row | undefined): Promise<Row[]> {
  const columns = sql`select "enterpriseId", id, ${sql.ref(name)} as name from ${sql.table(table)}`
  const behind = last && sql`where ("enterpriseId", id) > (${sql.lit(last.enterpriseId)}, ${sql.lit(last.id)})`
  const page = sql`order by "enterpriseId", id limit ${sql.lit(ROWS)}`
  const { rows } = await sql<Row>`${columns} ${behind ?? sql``} ${page}`.execute(db)
  return rows
}

async function fill(db: Kysely<Database>, table: string, name: string, values: (row: Row) => Record<string, unknown>) {
  for (let rows = await nextRows(db, table, name, undefined); rows.length > 0; ) {
    for (const row of rows) {
      const sets = Object.entries(values(row)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      await sql`update ${sql.table(table)} set ${sql.join(sets)}
        where "enterpriseId" = ${row.enterpriseId} and id = ${row.id}`.execute(db)
    }
    rows = await nextRows(db, table, name, rows.at(-1))
  }
}

/** What lists sort by is stored: titles and names by pinyin, the deadline; removed templates; the parts of export files. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const [table, name] of Object.entries(NAMED)) {
    await addColumns(db, table, { sortKey: 'text' })
    await fill(db, table, name, (row) => ({ sortKey: sortKeyOf(row.name) }))
  }
  await addColumns(db, 'questionnaire', { deadline: 'text?' })
  await fill(db, 'questionnaire', 'settingJson', ({ name: settingJson }) => ({
    deadline: (JSON.parse(settingJson) as { deadline?: string | null }).deadline ?? null,
  }))
  await addColumns(db, 'template', { deletedAt: 'text?' })
  for (const table of ['questionnaire', 'template', 'department', 'tag']) {
    await db.schema.createIndex(`${table}Sorted`).on(table).columns(['enterpriseId', 'sortKey', 'id']).execute()
  }
  await createTable(db, 'exportPart', ['enterpriseId'], {
    columns: { jobId: 'id', part: 'int', questionnaireId: 'id?', body: 'bytes', createdAt: 'text' },
    key: ['jobId', 'part'],
    index: [['questionnaireId']],
  })
}
