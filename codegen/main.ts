/**
 * `node codegen/main.ts` writes openapi/generated; with --check it fails when the files there differ. Both fail
 * on a contract that leaves something without a description.
 */
import { join } from 'node:path'
import { codegen } from './generate.ts'

const wrong = await codegen(join(import.meta.dirname, '..', 'openapi'), process.argv.includes('--check'))
if (wrong !== null) {
  console.error(wrong)
  process.exitCode = 1
}
