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

/** Tables that two features write: each has one owner, or nobody can say what a row may hold. */
export function tablesOfTwo(files: Map<string, string>): string[] {
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    const feature = featureOf(path)
    if (feature === undefined) continue
    for (const [, table = ''] of text.matchAll(WRITES)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(feature))
    }
  }
  return [...writers]
    .filter(([, features]) => features.size > 1)
    .map(([table, features]) => `the table ${table} is written by ${[...features].sort().join(' and ')}`)
}
