import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolders } from './folders.ts'

const NOBODY = 65_534

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'roundview-folders-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

const whoseAndFor = (folder: string) => {
  const { uid, gid, mode } = statSync(folder)
  return { uid, gid, mode: mode & 0o777 }
}

test('folders that are missing are made, private each; those that are there stay as they are', () => {
  const folder = join(parent, 'a', 'b')
  makeFolders(folder)
  const { uid, gid } = statSync(parent)
  const own = [join(parent, 'a'), folder].map(whoseAndFor)
  expect(own).toEqual([
    { uid, gid, mode: 0o700 },
    { uid, gid, mode: 0o700 },
  ])
  makeFolders(folder)
  expect([join(parent, 'a'), folder].map(whoseAndFor)).toEqual(own)
})

// Only root gives files away.
test.runIf(process.getuid?.() === 0)('by root they belong to whom the folder above them belongs to', () => {
  chownSync(parent, NOBODY, NOBODY)
  makeFolders(join(parent, 'a', 'b'))
  const own = { uid: NOBODY, gid: NOBODY, mode: 0o700 }
  expect([join(parent, 'a'), join(parent, 'a', 'b')].map(whoseAndFor)).toEqual([own, own])
})

test('a file in their place is told', () => {
  const file = join(parent, 'a')
  writeFileSync(file, '')
  expect(() => makeFolders(file)).toThrow('EEXIST')
  expect(() => makeFolders(join(file, 'b'))).toThrow('ENOTDIR')
})
