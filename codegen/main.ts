/**
 * `node codegen/main.ts` writes openapi/generated; with --check it fails when the files there differ. Both fail
 * on a contract that leaves something without a description.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { areasModule } from './areas.ts'
import { bundle } from './bundle.ts'
import { callsModule } from './calls.ts'
import { silentPlaces } from './descriptions.ts'
import { errorsModule } from './errors.ts'
import { descriptorsModule } from './fields.ts'
import { formsModule } from './forms.ts'
import { operationsModule, routesJson } from './operationsTable.ts'
import { resourcesModule } from './resources.ts'
import { VALIDATORS, validatorModules } from './validators.ts'

const openapiDirectory = join(import.meta.dirname, '..', 'openapi')
const generated = join(openapiDirectory, 'generated')

const document = bundle(openapiDirectory)
const silent = silentPlaces(document)
if (silent.length > 0) {
  console.error(`the contract has no description of: ${silent.join(', ')}`)
  process.exit(1)
}
const types = astToString(await openapiTypescript(JSON.parse(JSON.stringify(document)), { defaultNonNullable: false }))
const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify({ 'x-generated': 'Written by codegen: do not edit.', ...document }, null, 1)}\n`,
  'schema.d.ts': `// Written by codegen from the OpenAPI document: do not edit.\n${types}`,
  'operations.ts': operationsModule(document),
  'errors.ts': errorsModule(document),
  'routes.json': routesJson(document),
  'descriptors.ts': descriptorsModule(document),
  'resources.ts': resourcesModule(document),
  'forms.ts': formsModule(document),
  'calls.ts': callsModule(document),
  'areas.ts': areasModule(),
  ...validatorModules(document),
}

/** The validators that lie there: one of a schema that is gone must go, too. */
function written(): string[] {
  const directory = join(generated, VALIDATORS)
  return existsSync(directory) ? readdirSync(directory).map((name) => `${VALIDATORS}/${name}`) : []
}

function current(name: string): string {
  try {
    return readFileSync(join(generated, name), 'utf8')
  } catch {
    return ''
  }
}

if (process.argv.includes('--check')) {
  const stale = [...new Set([...Object.keys(files), ...written()])].filter(
    (name) => current(name) !== (files[name] ?? ''),
  )
  if (stale.length > 0) {
    console.error(`openapi/generated is stale (${stale.join(', ')}): run npm run codegen and commit`)
    process.exit(1)
  }
} else {
  mkdirSync(join(generated, VALIDATORS), { recursive: true })
  for (const name of written().filter((one) => files[one] === undefined)) rmSync(join(generated, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generated, name), text)
}
