/** An upgrade that fails, or is killed, in the middle: the stored enterprise stays as it was, and today's migrations still run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Contents, readContents } from '../dumps/contents.ts'
import { type DatabasePlace, storedDumps, unpackDump } from '../dumps/files.ts'
import { openTestDatabase } from './testDatabase.ts'

const TEAR = fileURLToPath(new URL('../dumps/tear.ts', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../server/database/migrations/', import.meta.url))

/** Where an upgrade from a stored dump can be torn: after each migration it has not seen, and after the last. */
function tearsOf(dump: string): string[] {
  const numbers = readdirSync(MIGRATIONS).flatMap((file) => /^\d{4}/.exec(file) ?? [])
  return [...numbers.filter((number) => number > dump).sort(), '9999'].map((number) => `${number}-z-torn`)
}

/** Migrates in a process of its own; answers how that ended and what it said. */
async function tear(how: 'throw' | 'kill', name: string, { file, url }: DatabasePlace) {
  const child = spawn(process.execPath, [TEAR, how, name, file, ...(url === undefined ? [] : [url])])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

const ENDS = {
  throw: { code: 1, signal: null, said: expect.stringContaining('-z-torn failed, nothing was changed') },
  kill: { code: null, signal: 'SIGKILL' },
}

describe.each(storedDumps())('the enterprise stored at migration %s', (dump) => {
  const tears = tearsOf(dump).map((name) => ['kill', name] as const)
  test.each([...tears, ['throw', '9999-z-torn'] as const])('is whole after a %s at %s', async (how, name) => {
    let before: Contents | undefined
    const { remove, ...place } = await openTestDatabase({
      async fill(torn) {
        await unpackDump(dump, torn)
        before = await readContents(torn)
        expect(await tear(how, name, torn)).toMatchObject(ENDS[how])
        expect(await readContents(torn)).toEqual(before)
      },
    })
    const after = await readContents(place)
    expect(after.rows['employee']).toHaveLength(before?.rows['employee']?.length ?? 0)
    await remove()
  })
})
