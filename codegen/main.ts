/**
 * `node codegen/main.ts` writes openapi/generated; with --check it fails when the files there differ. Both fail
 * on a contract that leaves something without a description.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { bundle } from './bundle.ts'
import { callsModule } from './calls.ts'
import { silentPlaces } from './descriptions.ts'
import { errorsModule } from './errors.ts'
import { descriptorsModule } from './fields.ts'
import { operationsModule, routesJson } from './operationsTable.ts'
import { resourcesModule } from './resources.ts'

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
  'descriptors.ts': descriptorsModule(),
  'resources.ts': resourcesModule(document),
  'calls.ts': callsModule(document),
}

function current(name: string): string {
  try {
    return readFileSync(join(generated, name), 'utf8')
  } catch {
    return ''
  }
}

if (process.argv.includes('--check')) {
  const stale = Object.keys(files).filter((name) => current(name) !== files[name])
  if (stale.length > 0) {
    console.error(`openapi/generated is stale (${stale.join(', ')}): run npm run codegen and commit`)
    process.exit(1)
  }
} else {
  mkdirSync(generated, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generated, name), text)
}
