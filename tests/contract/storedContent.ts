import { sql } from 'kysely'
import type { DatabaseService } from '../../server/database/open.ts'

/** Everything a database holds, as text: two of them are equal when nothing was written between. */
export function contentOf(database: DatabaseService): Promise<string> {
  return database.read(async (handle) => {
    // On PostgreSQL the schemas of other tests stand beside our own.
    const own =
      database.engine === 'postgres'
        ? await sql<{ name: string }>`select current_schema() as name`.execute(handle)
        : null
    const tables = await handle.introspection.getTables()
    const contents: Record<string, string[]> = {}
    for (const { name, schema } of tables) {
      if (own !== null && schema !== own.rows[0]?.name) continue
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(handle)
      contents[name] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return JSON.stringify(contents, null, 1)
  })
}
