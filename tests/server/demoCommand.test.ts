/** `npm run demo` with words: it says what it does, and does nothing. */
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../bench/processes.ts'
import { startCommand } from './operatorCommand.ts'

let folder: ReturnType<typeof temporaryDirectory>

beforeEach(() => {
  folder = temporaryDirectory()
})

afterEach(() => folder.remove())

const USAGE = [/^用法：npm run demo$/m, /^Usage: npm run demo$/m, /DATA_DIR/]

async function demo(...words: string[]) {
  const said = await startCommand('demo', { directory: folder.directory, url: undefined }, words).ended
  expect(readdirSync(folder.directory)).toEqual([])
  return said
}

test.each(['--help', '-h'])('asked for help by %s it prints its usage in both languages', async (word) => {
  const { code, out, err } = await demo(word)
  for (const line of USAGE) expect(out).toMatch(line)
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test.each([['fill'], ['--to', '/somewhere'], ['--people', '3000']])(
  '%s is refused with its usage',
  async (...words) => {
    const { code, out, err } = await demo(...words)
    for (const line of USAGE) expect(err).toMatch(line)
    expect({ code, out }).toEqual({ code: 64, out: '' })
  },
)
