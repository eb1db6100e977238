import { createHash } from 'node:crypto'

const VERSIONS = 1_000_000_000

/**
 * A number that changes with what it is made from: whoever changes a row by whatever way (form, import, bulk act)
 * makes older versions stale without having to count.
 */
export function contentVersion(content: readonly (string | number | null)[]): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) % VERSIONS
}
