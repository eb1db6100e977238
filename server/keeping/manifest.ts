/** What a backup says of itself. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { KeepingFault } from './fault.ts'
import { sha256Of } from './files.ts'

export const MANIFEST = 'manifest.json'
const FORM = 'roundview-backup-1'

export interface Manifest {
  form: typeof FORM
  /** ISO 8601 UTC. */
  madeAt: string
  /** Of the program that made it. */
  version: string
  engine: 'sqlite' | 'postgres'
  /** The newest migration. */
  schema: string
  /** Rows of each table. */
  tables: Record<string, number>
  files: { name: string; bytes: number; sha256: string }[]
}

const text = { type: 'string', minLength: 1, maxLength: 200 }
const count = { type: 'integer', minimum: 0 }
const SCHEMA = {
  type: 'object',
  required: ['form', 'madeAt', 'version', 'engine', 'schema', 'tables', 'files'],
  properties: {
    form: { const: FORM },
    madeAt: text,
    version: text,
    engine: { enum: ['sqlite', 'postgres'] },
    schema: text,
    tables: { type: 'object', additionalProperties: count },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'bytes', 'sha256'],
        properties: { name: { enum: ['roundview.sqlite', 'secret.key'] }, bytes: count, sha256: text },
      },
    },
  },
}

/** Writes the manifest of the files that lie in `folder`. */
export async function writeManifest(
  folder: string,
  names: string[],
  about: Omit<Manifest, 'form' | 'files'>,
): Promise<void> {
  const files: Manifest['files'] = []
  for (const name of names) {
    const file = join(folder, name)
    files.push({ name, bytes: statSync(file).size, sha256: await sha256Of(file) })
  }
  const manifest: Manifest = { form: FORM, ...about, files }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** Throws where it is none. */
export function readManifest(folder: string): Manifest {
  const validate = new Ajv2020({ validateSchema: false }).compile<Manifest>(SCHEMA)
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
    if (validate(read)) return read
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new KeepingFault('keeping.fault.damaged', { what: join(folder, MANIFEST) })
}
