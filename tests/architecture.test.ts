import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreaches } from './architecture/rules.ts'

const root = join(import.meta.dirname, '..')

/** All files git knows or would take up, so that a new file is checked before it is committed. */
function ownFiles(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const paths = listed.toString().split('\n')
  const code = paths.filter((path) => /\.(tsx?|css|js)$/.test(path) && existsSync(join(root, path)))
  return new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

test('the house keeps its arrows, its ceilings and has no circle', () => {
  expect(findBreaches(ownFiles())).toEqual([])
})

test.each([
  {
    name: 'a feature that reaches into another',
    files: { 'src/features/editor/Page.tsx': "import { x } from '../relations/x.ts'" },
    want: 'src/features/editor/Page.tsx must not import src/features/relations/x.ts',
  },
  {
    name: 'a rule that knows HTTP',
    files: { 'domain/paper/check.ts': "import { FastifyInstance } from 'fastify'" },
    want: 'domain/paper/check.ts must not import the package fastify',
  },
  {
    name: 'a store that uses another store',
    files: { 'server/features/editor/store.ts': "import { find } from '../directory/store.ts'" },
    want: 'server/features/editor/store.ts must not import server/features/directory/store.ts',
  },
  {
    name: 'a service that calls another service',
    files: { 'server/features/editor/service.ts': "export { find } from '../directory/service.ts'" },
    want: 'server/features/editor/service.ts must not import server/features/directory/service.ts',
  },
  {
    name: 'the sign-in page with the component library',
    files: { 'src/signin/Page.tsx': "const x = import('@mui/material')" },
    want: 'src/signin/Page.tsx must not import the package @mui/material',
  },
  {
    name: 'a circle',
    files: {
      'domain/a.ts': "import { b } from './b.ts'",
      'domain/b.ts': "import { a } from './a.ts'",
    },
    want: 'circle: domain/a.ts -> domain/b.ts -> domain/a.ts',
  },
  {
    name: 'a file of 301 lines',
    files: { 'domain/long.ts': '// line\n'.repeat(301) },
    want: 'domain/long.ts has 301 lines, the ceiling is 300',
  },
  {
    name: 'a folder without a meaning',
    files: { 'src/utils/x.ts': '' },
    want: 'src/utils/x.ts: a folder says what it is for',
  },
])('it sees $name', ({ files, want }) => {
  expect(findBreaches(new Map(Object.entries(files)))).toContain(want)
})

test('a file of 300 lines is still allowed', () => {
  expect(findBreaches(new Map([['domain/long.ts', '// line\n'.repeat(300)]]))).toEqual([])
})
