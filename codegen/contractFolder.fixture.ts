/** A small contract in a folder of its own, for the tests of codegen. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'

export const BASE = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  tags: [{ name: 'pets', description: 'Pets' }],
  security: [{ session: [] }],
  components: {
    responses: { Refused: { description: 'no' } },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 's' } },
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } } },
    schemas: { Id: { type: 'integer', minimum: 0, maximum: 9 } },
  },
}

/** Writes openapi.yaml and features/<name>.yaml; `remove` deletes the folder. */
export function contractFolder(features: Record<string, object>, base: object = BASE) {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-codegen-'))
  mkdirSync(join(directory, 'features'))
  writeFileSync(join(directory, 'openapi.yaml'), stringify(base))
  for (const [name, content] of Object.entries(features)) {
    writeFileSync(join(directory, 'features', `${name}.yaml`), stringify(content))
  }
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** A GET operation that answers `schema`. */
export function getOperation(operationId: string, schema: object, more: object = {}) {
  return {
    operationId,
    tags: ['pets'],
    summary: 'Some pets',
    'x-origin': 'roundview',
    'x-permission': 'member',
    responses: { '200': { description: 'ok', content: { 'application/json': { schema, example: { id: 1 } } } } },
    ...more,
  }
}
