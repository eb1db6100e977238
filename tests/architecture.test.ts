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
    name: 'a service that calls a service of another name',
    files: { 'server/features/editor/service.ts': "import { level } from '../relations/levelService.ts'" },
    want: 'server/features/editor/service.ts must not import server/features/relations/levelService.ts',
  },
  {
    name: 'a store that calls its own service',
    files: { 'server/features/editor/store.ts': "import { save } from './service.ts'" },
    want: 'server/features/editor/store.ts must not import server/features/editor/service.ts',
  },
  {
    name: 'a store of another name that uses a foreign store',
    files: { 'server/features/directory/departmentStore.ts': "import { find } from '../editor/store.ts'" },
    want: 'server/features/directory/departmentStore.ts must not import server/features/editor/store.ts',
  },
  {
    name: 'a file of a store folder that uses a use case beside it',
    files: { 'server/features/answers/store/turns.ts': "import { seal } from '../sealing.ts'" },
    want: 'server/features/answers/store/turns.ts must not import server/features/answers/sealing.ts',
  },
  {
    name: 'routes that read the database',
    files: { 'server/features/directory/accountRoutes.ts': "import type { Row } from './store.ts'" },
    want: 'server/features/directory/accountRoutes.ts must not import types of server/features/directory/store.ts',
  },
  {
    name: 'routes that make their own service',
    files: { 'server/features/editor/routes.ts': "import { createService } from './service.ts'" },
    want: 'server/features/editor/routes.ts must not import server/features/editor/service.ts',
  },
  {
    name: 'a service that knows its routes',
    files: { 'server/features/editor/service.ts': "import { routes } from './routes.ts'" },
    want: 'server/features/editor/service.ts must not import server/features/editor/routes.ts',
  },
  {
    name: 'a table with two owners',
    files: {
      'server/features/session/store.ts': "db.updateTable('user')",
      'server/features/enterprise/store.ts': "db\n  .insertInto('user')",
      'server/features/directory/store.ts': "db.selectFrom('user')",
    },
    want: 'the table user is written by enterprise and session',
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
