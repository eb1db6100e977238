import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSecretBox } from './secretBox.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'roundview-secret-'))
afterAll(() => rmSync(dataDirectory, { recursive: true }))

const SECRET = 'mail password 密码'
const KEY = 'k'.repeat(32)
const boxOf = (secretKey?: string) => createSecretBox({ secretKey, dataDirectory })

test('a key file is made once, for its owner alone, and shared by processes', () => {
  const locked = boxOf().lock(SECRET, 'here')
  expect(statSync(join(dataDirectory, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(boxOf().open(locked, 'here')).toBe(SECRET)
})

test('beside the key file nothing is left, and it holds a whole key', () => {
  boxOf().lock(SECRET, 'here')
  expect(readdirSync(dataDirectory)).toEqual(['secret.key'])
  expect(readFileSync(join(dataDirectory, 'secret.key'), 'utf8')).toMatch(/^[\w-]{43}$/)
})

test('a key has its name once it lies on the disk, and the folder lies there with it before anything is locked', () => {
  const own = mkdtempSync(join(tmpdir(), 'roundview-secret-'))
  const { fsyncSync, linkSync } = fs
  const acts: string[] = []
  const named = (path: string) => path.replace(/\.[0-9a-f]{12}$/, ' aside')
  fs.fsyncSync = (descriptor) => {
    acts.push(`flush ${named(fs.readlinkSync(`/proc/self/fd/${descriptor}`))}`)
    fsyncSync(descriptor)
  }
  fs.linkSync = (from, to) => {
    acts.push(`name ${to}`)
    linkSync(from, to)
  }
  syncBuiltinESMExports()
  try {
    createSecretBox({ secretKey: undefined, dataDirectory: own }).lock(SECRET, 'here')
  } finally {
    Object.assign(fs, { fsyncSync, linkSync })
    syncBuiltinESMExports()
  }
  const path = join(own, 'secret.key')
  expect(acts).toEqual([`flush ${path} aside`, `name ${path}`, `flush ${own}`])
  rmSync(own, { recursive: true })
})

test('an empty or cut key file locks and opens nothing, says which file, and is asked anew', () => {
  const own = mkdtempSync(join(tmpdir(), 'roundview-secret-'))
  const path = join(own, 'secret.key')
  const box = createSecretBox({ secretKey: undefined, dataDirectory: own })
  for (const cut of ['', '\n', 'k'.repeat(31)]) {
    writeFileSync(path, cut)
    expect(() => box.lock(SECRET, 'here')).toThrow(`${path} holds no key`)
    expect(() => box.open(locked, 'here')).toThrow(`${path} holds no key`)
  }
  writeFileSync(path, 'k'.repeat(32))
  expect(box.open(box.lock(SECRET, 'here'), 'here')).toBe(SECRET)
  rmSync(own, { recursive: true })
})

test('the same text is never locked twice alike, and shows nothing of itself', () => {
  const box = boxOf(KEY)
  const [one, two] = [box.lock(SECRET, 'here'), box.lock(SECRET, 'here')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').includes('mail')).toBe(false)
})

const locked = boxOf(KEY).lock(SECRET, 'here')

test.each([
  ['another key', () => boxOf('x'.repeat(32)).open(locked, 'here')],
  ['the key file', () => boxOf().open(locked, 'here')],
  ['another place', () => boxOf(KEY).open(locked, 'there')],
  ['one changed letter', () => boxOf(KEY).open(`${locked.slice(0, -1)}${locked.endsWith('A') ? 'B' : 'A'}`, 'here')],
  ['a part of it', () => boxOf(KEY).open(locked.slice(0, 20), 'here')],
  ['nothing', () => boxOf(KEY).open('', 'here')],
])('%s does not open it', (_, open) => {
  expect(open()).toBeNull()
})

test('the right key in the right place opens it', () => {
  expect(boxOf(KEY).open(locked, 'here')).toBe(SECRET)
})
