/** Files that must be whole after a power cut: written, flushed, and only then known by their name. */
import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { handOver } from '../database/ownership.ts'

/** For names of folders: UTC to the second. */
export function stampOf(now: Date): string {
  return now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-')
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Of an address of a database, which taken for a folder would put its password into the folder's name; undefined of a path. */
export const schemeOf = (place: string): string | undefined => /^([a-z][a-z\d+.-]*):\/\//i.exec(place)?.[1]

/** Readable by its owner alone, who is the folder's. */
export function makePrivate(path: string): void {
  const isFolder = statSync(path).isDirectory()
  chmodSync(path, isFolder ? 0o700 : 0o600)
  handOver(path)
}
