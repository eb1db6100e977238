/** The floors inside a server feature (design §2: routes -> service -> store), and whose tables are whose. */
import type { Import } from './imports.ts'

/** A floor by file name: `store.ts`, `tagStore.ts`, `store/…`; the others likewise. */
export const STORE = /^server\/features\/[^/]+\/(store\/.+|store\.ts$|\w+Store\.ts$)/
export const ROUTES = /^server\/features\/[^/]+\/(routes|\w+Routes)\.ts$/

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]

/** What an import within one feature breaks; sharing a folder is no excuse for a store that calls its service. */
export function breaksFloors({ from, to, own, typeOnly }: Import): boolean {
  const feature = featureOf(from)
  if (!own || feature === undefined || feature !== featureOf(to)) return false
  if (STORE.test(from)) return !STORE.test(to)
  if (ROUTES.test(from)) return STORE.test(to) || !(typeOnly || ROUTES.test(to))
  return ROUTES.test(to)
}

const WRITES = /\.(?:insertInto|updateTable|deleteFrom)\(\s*['"](\w+)['"]/g

/** Tables that two rooms write, features or records: each has one owner, or nobody can say what a row may hold. */
export function tablesOfTwo(files: Map<string, string>, roomOf: (path: string) => string): string[] {
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    for (const [, table = ''] of text.matchAll(WRITES)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(roomOf(path)))
    }
  }
  return [...writers]
    .filter(([, rooms]) => rooms.size > 1)
    .map(([table, rooms]) => `the table ${table} is written by ${[...rooms].sort().join(' and ')}`)
}

/** Writes whose table is a variable: `tablesOfTwo` could not see whose it is. */
export function unnamedWrites(files: Map<string, string>): string[] {
  return [...files]
    .filter(
      ([path, text]) => path.startsWith('server/') && /\.(insertInto|updateTable|deleteFrom)\(\s*[^'"\s]/.test(text),
    )
    .map(([path]) => `${path}: a write names its table`)
}
