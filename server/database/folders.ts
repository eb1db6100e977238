import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './engine/faults.ts'
import { handOver } from './ownership.ts'

/** Another process may make it at this very moment. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
    handOver(folder)
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    if (!isThere) throw error
  }
}

/**
 * Makes the folder and those above it that are missing, each private and its parent's owner's. One by one: where the system
 * lets none be made in a folder that is there, as in /proc, Node's own `recursive` tries for ever.
 */
export function makeFolders(folder: string): void {
  try {
    makeOne(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    makeFolders(dirname(folder))
    makeOne(folder)
  }
}
