/** What the house counts: ways round its doors, by how often they still occur. */

interface Count {
  name: string
  /** Where it counts. */
  where: RegExp
  what: RegExp
  /** Never more again. The aim is 0, of tables 2: the matrix and the heat map are no lists of records. */
  most: number
}

const FEATURES = /^src\/features\/.*\.tsx?$/
const ADMIN = /^src\/(?!feedback\/|signin\/|paper\/).*\.tsx?$/

const COUNTS: readonly Count[] = [
  { name: 'direct api.* in features', where: FEATURES, what: /\bapi\.(GET|POST|PUT|DELETE|PATCH|request)\(/g, most: 0 },
  { name: 'literal query keys in features', where: FEATURES, what: /queryKey:\s*\[/g, most: 0 },
  { name: 'href="#/…"', where: ADMIN, what: /href=("#|\{[`'"]#)/g, most: 0 },
  {
    // A file that does not come in time is named by its loader's own text (src/api/chunkFailure.ts).
    name: 'loaders that do not name their file',
    where: FEATURES,
    what: /(\b(lazyPage|lazyDialog)\(|\bload: )\(\) => (?!import\(|Promise\b)/g,
    most: 0,
  },
  {
    // Past useQuestion and useAct nothing says what is stale after an act: files, the session's own, and what a step reads.
    name: 'useMutation and useQuery in features',
    where: FEATURES,
    what: /\buse(Mutation|Query)\b(?=[<(])/g,
    most: 7,
  },
  { name: 'raw <table>', where: ADMIN, what: /<table\b/g, most: 2 },
]

export interface Counted {
  name: string
  count: number
  most: number
  /** The files in which it occurs. */
  files: string[]
}

/** How often each occurs among `files` (path from the root -> text); tests do not count. */
export function countAll(files: Map<string, string>): Counted[] {
  const product = [...files].filter(([path]) => !/\.test\.tsx?$/.test(path))
  return COUNTS.map(({ name, where, what, most }) => {
    const found = product.flatMap(([path, text]) => {
      const count = where.test(path) ? [...text.matchAll(what)].length : 0
      return count === 0 ? [] : [{ path, count }]
    })
    return { name, most, count: found.reduce((sum, { count }) => sum + count, 0), files: found.map(({ path }) => path) }
  })
}
