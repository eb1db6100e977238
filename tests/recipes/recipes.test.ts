/** The recipes of CONTRIBUTING.md, followed one after the other on a copy of the repository: together they compile, and their own tests pass. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Copy, copyRepository } from './copy.ts'

let copy: Copy
// One for all: compiler, bundler and browser start once.
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy?.remove())

const recipes = [
  { recipe: 'property', tests: ['tests/server/costCentre', 'tests/components/costCentre'] },
  { recipe: 'resource', tests: ['tests/server/offices', 'tests/components/offices'] },
  {
    recipe: 'question-type',
    tests: ['domain/paper', 'src/paper', 'src/features/editor', 'tests/components/dateQuestion'],
  },
]

const MOST_LINES_OF_A_RESOURCE = 40

test.each(recipes)('$recipe can be followed', ({ recipe }) => {
  const lines = copy.follow(recipe, 'src/')
  console.log(`${recipe}: ${lines} lines in src`)
  if (recipe === 'resource') expect(lines).toBeLessThan(MOST_LINES_OF_A_RESOURCE)
})

test('all of them together compile, and their tests pass', () => {
  copy.run('node', 'codegen/main.ts')
  copy.run('tsc', '-b')
  const projects = ['unit', 'components', 'server-sqlite'].flatMap((name) => ['--project', name])
  copy.run('vitest', 'run', ...projects, ...recipes.flatMap(({ tests }) => tests))
  // Compiler, bundler and browser start anew, beside other tests.
}, 900_000)

test('CONTRIBUTING.md names each of them', () => {
  const text = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8')
  for (const { recipe } of recipes) expect(text).toContain(`docs/recipes/${recipe}.diff`)
})
