import { sql } from 'kysely'
import type { DatabaseService } from '../../server/database/open.ts'

/** Everything a database holds, as text: two of them are equal when nothing was written between. */
export function contentOf(database: DatabaseService): Promise<string> {
  return database.read(async (handle) => {
    const tables = await handle.introspection.getTables()
    const contents: Record<string, string[]> = {}
    for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(handle)
      contents[name] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return JSON.stringify(contents, null, 1)
  })
}
