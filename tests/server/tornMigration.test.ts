/** A migration that fails, or is killed, half-way: the stored enterprise stays as it was, and today's migrations still run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Contents, readContents } from '../dumps/contents.ts'
import { type DatabasePlace, storedDumps, unpackDump } from '../dumps/files.ts'
import { openTestDatabase } from './testDatabase.ts'

const TEAR = fileURLToPath(new URL('../dumps/tear.ts', import.meta.url))

/** Migrates in a process of its own; answers how that ended and what it said. */
async function tear(how: 'throw' | 'kill', { file, url }: DatabasePlace) {
  const child = spawn(process.execPath, [TEAR, how, file, ...(url === undefined ? [] : [url])])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

const ENDS = {
  throw: { code: 1, signal: null, said: expect.stringContaining('migration 9999-torn failed, nothing was changed') },
  kill: { code: null, signal: 'SIGKILL' },
}

describe.each(storedDumps())('the enterprise stored at migration %s', (name) => {
  test.each(['throw', 'kill'] as const)('is whole after a migration that ends by %s', async (how) => {
    let before: Contents | undefined
    const { remove, ...place } = await openTestDatabase({
      async fill(torn) {
        await unpackDump(name, torn)
        before = await readContents(torn)
        expect(await tear(how, torn)).toMatchObject(ENDS[how])
        expect(await readContents(torn)).toEqual(before)
      },
    })
    const after = await readContents(place)
    expect(after.rows['employee']).toHaveLength(before?.rows['employee']?.length ?? 0)
    await remove()
  })
})
