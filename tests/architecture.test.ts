import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forms } from '../openapi/generated/forms.ts'
import { resources } from '../openapi/generated/resources.ts'
import { countAll } from './architecture/counts.ts'
import { formsUsed } from './architecture/forms.ts'
import { countLooks } from './architecture/looks.ts'
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
  const breaches = findBreaches(ownFiles())
  console.log(`circles: ${breaches.filter((breach) => breach.startsWith('circle')).length}`)
  expect(breaches).toEqual([])
})

test('ways round the doors do not grow', () => {
  const counted = countAll(ownFiles())
  console.log(counted.map(({ name, count }) => `${name}: ${count}`).join('\n'))
  expect(counted.filter(({ count, most }) => count > most)).toEqual([])
})

test('each way round a door is seen, but not in tests or other entries', () => {
  const text =
    "api.GET('/api/tags')\nuseQuery({ queryKey: ['tags'] })\n<a href=\"#/manage\">\n<a href={'#/tags'}>\n<table>" +
    "\nlazyPage(() => pages().then())\n{ load: () => pages() }\nlazyPage(() => import('./Page.tsx'))" +
    '\nuseMutation<string>({})\nuseQueryClient()'
  const files = ['src/features/x/a.tsx', 'src/features/x/a.test.tsx', 'src/feedback/a.tsx', 'report/a.tsx']
  const counted = countAll(new Map(files.map((path) => [path, text])))
  expect(counted.map(({ count }) => count)).toEqual([1, 1, 2, 2, 2, 1])
})

const operations = Object.fromEntries(Object.entries(resources).map(([name, one]) => [name, one.operations]))

/** Every operation that the contract declares as a form is filled in by one; the others' descriptors would serve nobody. */
test('no form is written that nobody draws', () => {
  const used = formsUsed(ownFiles(), operations)
  expect(Object.keys(forms).filter((id) => !used.has(id))).toEqual([])
})

test('a form is seen wherever it is drawn, but not in tests', () => {
  const files = {
    'src/features/x/A.tsx': '<SchemaForm\n isPlain\n operation="saveA" />',
    'src/features/x/B.tsx': "schemaResolver(validatorOf('saveB'), translate)",
    'src/features/x/C.tsx': '<SchemaCreate\n resource="cats" /><SchemaEdit resource="dogs" check={() => []} />',
    'src/features/x/D.test.tsx': '<SchemaForm operation="saveD" />',
    'tests/components/E.tsx': '<SchemaForm operation="saveE" />',
  }
  const known = { cats: { create: 'makeCat', update: 'saveCat' }, dogs: { create: 'makeDog', update: 'saveDog' } }
  expect([...formsUsed(new Map(Object.entries(files)), known)]).toEqual(['saveA', 'saveB', 'makeCat', 'saveDog'])
})

test('sizes, weights, gaps and lines of CSS do not grow', () => {
  const counted = countLooks(ownFiles())
  console.log(counted.map(({ name, count }) => `${name}: ${count}`).join('\n'))
  expect(counted.filter(({ count, most }) => count > most)).toEqual([])
})

test('the look is counted wherever it is written', () => {
  const files = {
    'src/theme/theme.ts':
      "createTheme({ spacing: 8, body1: { fontSize: 14, fontWeight: 550 }, root: { padding: '6px 14px', gap: 5 } })",
    'src/ui/Card.tsx': `<Stack spacing={2} sx={{ mt: 0.5, fontSize: 13 }} style={{ gap: 7 }}><b className={\`rv-mark-\${x}\`} />`,
    'src/ui/Page.tsx': "import look from './card.module.css'\nconst x = look.used + 'rv-page'",
    'src/ui/Page.test.tsx': '<p className="rv-gone" style={{ fontSize: 99 }} />',
    'src/ui/Old.tsx': '<b className="rv-page rv-lost" />',
    'src/ui/page.css':
      '.rv-page, .rv-mark-done { font: 600 15px/1.5 var(--font); margin: -9px auto 0 50% }\n.rv-gone .MuiButton-root {\n  padding: var(--wide);\n}\n',
    'src/ui/card.module.css': '.used {\n  gap: 1em;\n}\n/* .spare {} */\n.lost {\n  color: red;\n}',
    'report/theme/tokens.css': ':root {\n  --wide: 24px;\n}',
    'src/features/editor/editor.css': 'p {\n  font-size: 13px;\n}\n',
    'report/pdf/Page.tsx': '<Text style={{ fontSize: 77, padding: 77 }} />',
  }
  const counted = countLooks(new Map(Object.entries(files)))
  expect(Object.fromEntries(counted.map(({ name, count, found }) => [name, found.length > 0 ? found : count]))).toEqual(
    {
      'font sizes': ['13px', '14px', '15px'],
      'font weights': ['550', '600'],
      gaps: ['1em', '4px', '5px', '6px', '7px', '9px', '14px', '16px', '24px'],
      'unused classes': ['src/ui/page.css .rv-gone', 'src/ui/card.module.css .lost'],
      'classes nothing draws': ['src/ui/Old.tsx rv-lost'],
      'lines of CSS, admin': 11,
      'lines of CSS, editor': 3,
      'lines of CSS, relations': 0,
      'lines of CSS, reports': 0,
      'lines of CSS, tokens': 3,
      'lines of CSS, answering site': 0,
      'lines of CSS, sign-in': 0,
    },
  )
})

test.each([
  {
    name: 'a feature that reaches into another',
    files: { 'src/features/editor/Page.tsx': "import { x } from '../relations/x.ts'" },
    want: 'src/features/editor/Page.tsx must not import src/features/relations/x.ts',
  },
  {
    name: 'a feature that calls the client itself',
    files: { 'src/features/editor/Page.tsx': "import { api } from '../../api/client.ts'" },
    want: 'src/features/editor/Page.tsx must not import src/api/client.ts',
  },
  {
    name: 'a rule that knows HTTP',
    files: { 'domain/paper/check.ts': "import { FastifyInstance } from 'fastify'" },
    want: 'domain/paper/check.ts must not import the package fastify',
  },
  {
    name: 'a feature of the server that reaches into another',
    files: { 'server/features/editor/readSave.ts': "import { weights } from '../dimensions/weights.ts'" },
    want: 'server/features/editor/readSave.ts must not import server/features/dimensions/weights.ts',
  },
  {
    name: 'a feature that takes no more than a type from another',
    files: { 'server/features/editor/service.ts': "import type { Level } from '../relations/levelService.ts'" },
    want: 'server/features/editor/service.ts must not import types of server/features/relations/levelService.ts',
  },
  {
    name: 'a store that uses another store',
    files: { 'server/features/directory/departmentStore.ts': "export { find } from '../editor/store.ts'" },
    want: 'server/features/directory/departmentStore.ts must not import server/features/editor/store.ts',
  },
  {
    name: 'a record that uses a feature',
    files: { 'server/records/turns/closing.ts': "import type { Row } from '../../features/answers/store.ts'" },
    want: 'server/records/turns/closing.ts must not import types of server/features/answers/store.ts',
  },
  {
    name: 'a record that uses one above it',
    files: { 'server/records/questionnaire/levels.ts': "import { listRelations } from '../turns/relations.ts'" },
    want: 'server/records/questionnaire/levels.ts must not import server/records/turns/relations.ts',
  },
  {
    name: 'a record that takes a type from one beside it',
    files: { 'server/records/paper/pages.ts': "import type { Person } from '../people/employees.ts'" },
    want: 'server/records/paper/pages.ts must not import types of server/records/people/employees.ts',
  },
  {
    name: 'a record that speaks to people',
    files: { 'server/records/people/throttle.ts': "import { translateServer } from '../../../messages/server.ts'" },
    want: 'server/records/people/throttle.ts must not import messages/server.ts',
  },
  {
    name: 'a record nobody has drawn',
    files: { 'server/records/jobs/store.ts': "import type { Handle } from '../../database/open.ts'" },
    want: 'server/records/jobs/store.ts: no arrow of the house speaks of this room',
  },
  {
    name: 'a store that calls its own service',
    files: { 'server/features/editor/store.ts': "import { save } from './service.ts'" },
    want: 'server/features/editor/store.ts must not import server/features/editor/service.ts',
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
      'server/records/people/users.ts': "db.updateTable('user')",
      'server/features/enterprise/store.ts': "db\n  .insertInto('user')",
      'server/features/directory/store.ts': "db.selectFrom('user')",
    },
    want: 'the table user is written by server/features/enterprise and server/records/people',
  },
  {
    name: 'a write whose table nobody can read',
    files: { 'server/features/editor/store.ts': 'db.deleteFrom(table)' },
    want: 'server/features/editor/store.ts: a write names its table',
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
    name: 'a circle of types',
    files: {
      'src/ui/Form.tsx': "import type { Style } from './Page.tsx'",
      'src/ui/Page.tsx': "import { Form } from './Form.tsx'",
    },
    want: 'circle: src/ui/Form.tsx -> src/ui/Page.tsx -> src/ui/Form.tsx',
  },
  {
    name: 'a circle of rooms that no two files form',
    files: {
      'server/http/a.ts': "import type { B } from '../features/x/b.ts'",
      'server/features/x/c.ts': "import type { D } from '../../http/d.ts'",
    },
    want: 'circle: server/http -> server/features/x -> server/http',
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
