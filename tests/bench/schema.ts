import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function inPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A schema of its own in a PostgreSQL, and the address whose tables lie there. */
export async function createSchema(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `soak_${randomBytes(6).toString('hex')}`
  await inPostgres(url, `create schema ${name}`)
  return {
    url: `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3D${name}`,
    drop: () => inPostgres(url, `drop schema ${name} cascade`),
  }
}
