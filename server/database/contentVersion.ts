import { hash } from 'node:crypto'

const VERSIONS = 1_000_000_000

/**
 * A number that changes with what it is made from: whoever changes a row by whatever way (form, import, bulk act)
 * makes older versions stale without having to count.
 */
export function contentVersion(content: readonly (string | number | null)[]): number {
  return Number.parseInt(hash('sha256', JSON.stringify(content)).slice(0, 8), 16) % VERSIONS
}
