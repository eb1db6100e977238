/** codegen on a copy of the contract: what it says, and its command's exit code. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codegen } from './generate.ts'

const root = join(import.meta.dirname, '..')
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'roundview-drift-'))
  for (const folder of ['codegen', 'openapi', 'domain'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true })
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The command, in a process of its own. */
function command(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'codegen/main.ts'), ...options], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

/** What the command does, here: each of its processes would load everything anew. */
const write = () => codegen(join(copy, 'openapi'), false)
const check = () => codegen(join(copy, 'openapi'), true)

test('a property nobody described is told by its place, and nothing is written', async () => {
  const source = join(copy, 'openapi/openapi.yaml')
  const whole = readFileSync(source, 'utf8')
  writeFileSync(source, whole.replace('done: { const: true, description: ', 'done: { const: true, x-said: '))
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining('no description of: Done.done\n') })
  writeFileSync(source, whole)
  expect(await check()).toBeNull()
})

test('passes on what codegen wrote, fails when the source or a generated file differs, and says which', async () => {
  expect(await write()).toBeNull()
  expect(await check()).toBeNull()

  const file = join(copy, 'openapi/generated/resources.ts')
  appendFileSync(file, '// by hand\n')
  expect(await check()).toContain('(resources.ts)')
  expect(readFileSync(file, 'utf8')).toContain('// by hand')

  const tags = join(copy, 'openapi/openapi.yaml')
  writeFileSync(tags, readFileSync(tags, 'utf8').replace('maximum: 9007199254740991', 'maximum: 900719925474099'))
  const stale = command('--check')
  expect(stale.status).toBe(1)
  for (const name of ['openapi.json', 'routes.json', 'resources.ts']) expect(stale.stderr).toContain(name)
  expect(stale.stderr).toContain('npm run codegen')

  expect(command()).toMatchObject({ status: 0 })
  const gone = join(copy, 'openapi/generated/validators/Gone.ts')
  writeFileSync(gone, '// the validator of a schema that is gone\n')
  expect(await check()).toContain('(validators/Gone.ts)')
  expect(await write()).toBeNull()
  expect(existsSync(gone)).toBe(false)
})
