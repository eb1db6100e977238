/** The stored dumps: a folder each, named after the newest migration it has seen. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import pg from 'pg'
import type { Told } from './asking.ts'
import type { Doors } from './enterprise.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const SQLITE = 'roundview.sqlite.br'
const POSTGRES = 'postgres.sql.br'
const EXPECTED = 'expected.json'

export interface Expected {
  doors: Doors
  /** The time (ISO 8601 UTC) at which all is asked: answers tell what is late and when they were made. */
  askedAt: string
  told: Told[]
  /** Told after the collecting rounds went on and were finished. */
  toldAfter: Told[]
}

/** Where a database lies: a file, or a schema of PostgreSQL. */
export interface DatabasePlace {
  file: string
  url: string | undefined
}

export function folderOf(name: string): string {
  return join(FOLDER, name)
}

/** The names of all stored dumps, oldest first. */
export function storedDumps(): string[] {
  const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, EXPECTED)))
  return names.sort()
}

export function readExpected(name: string): Expected {
  return JSON.parse(readFileSync(join(folderOf(name), EXPECTED), 'utf8')) as Expected
}

/** One answer a line, so that a difference can be read. */
export function writeExpected(name: string, { told, toldAfter, ...rest }: Expected): void {
  const lines = (all: Told[]) => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const head = JSON.stringify(rest).slice(0, -1)
  const text = `${head},\n"told":${lines(told)},\n"toldAfter":${lines(toldAfter)}}\n`
  writeFileSync(join(folderOf(name), EXPECTED), text)
}

function packed(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
}

export function writeDump(name: string, sqlite: Buffer, postgresText: string): void {
  writeFileSync(join(folderOf(name), SQLITE), packed(sqlite))
  writeFileSync(join(folderOf(name), POSTGRES), packed(Buffer.from(postgresText)))
}

/** Puts a stored dump where the server will look for its database, which must not be there yet. */
export async function unpackDump(name: string, { file, url }: DatabasePlace): Promise<void> {
  const unpacked = (part: string) => brotliDecompressSync(readFileSync(join(folderOf(name), part)))
  if (url === undefined) return writeFileSync(file, unpacked(SQLITE))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(unpacked(POSTGRES).toString('utf8'))
  await client.end()
}
