/** What `node codegen/main.ts` does: makes all that stands in openapi/generated of the contract beside it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { areasModule } from './areas.ts'
import { bundle } from './bundle.ts'
import { callsModule } from './calls.ts'
import { silentPlaces } from './descriptions.ts'
import type { ApiDocument } from './document.ts'
import { errorsModule } from './errors.ts'
import { descriptorsModule } from './fields.ts'
import { formsModule } from './forms.ts'
import { operationsModule, routesJson } from './operationsTable.ts'
import { resourcesModule } from './resources.ts'
import { VALIDATORS, validatorModules } from './validators.ts'

async function filesOf(document: ApiDocument): Promise<Record<string, string>> {
  const types = astToString(
    await openapiTypescript(JSON.parse(JSON.stringify(document)), { defaultNonNullable: false }),
  )
  return {
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
}

/** The validators that lie there: one of a schema that is gone must go, too. */
function writtenValidators(generated: string): string[] {
  const directory = join(generated, VALIDATORS)
  return existsSync(directory) ? readdirSync(directory).map((name) => `${VALIDATORS}/${name}`) : []
}

function currentText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Writes `generated` below the contract's folder, or with `isCheck` only compares what lies there. Answers what is wrong:
 * files that differ, or, with nothing written, what the contract leaves without a description; null when nothing is.
 */
export async function codegen(openapiDirectory: string, isCheck: boolean): Promise<string | null> {
  const document = bundle(openapiDirectory)
  const silent = silentPlaces(document)
  if (silent.length > 0) return `the contract has no description of: ${silent.join(', ')}`
  const files = await filesOf(document)
  const generated = join(openapiDirectory, 'generated')
  const written = writtenValidators(generated)
  if (isCheck) {
    const names = [...new Set([...Object.keys(files), ...written])]
    const stale = names.filter((name) => currentText(join(generated, name)) !== (files[name] ?? ''))
    return stale.length === 0
      ? null
      : `openapi/generated is stale (${stale.join(', ')}): run npm run codegen and commit`
  }
  mkdirSync(join(generated, VALIDATORS), { recursive: true })
  for (const name of written.filter((one) => files[one] === undefined)) rmSync(join(generated, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(generated, name), text)
  return null
}
