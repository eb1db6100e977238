import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function inPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of its own beside the one `url` names, so that nothing else is seen or locked there; and its address. */
export async function createOwnDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inPostgres(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  // Whoever was killed in a test may still be connected for a moment.
  return { url: own.href, drop: () => inPostgres(url, `drop database ${name} with (force)`) }
}
