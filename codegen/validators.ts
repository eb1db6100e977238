/**
 * Writes validators/<Schema>.ts: ajv's standalone validators of the bodies people fill in as forms, since the
 * browser's policy forbids the eval that ajv compiles with. The server compiles the same schemas by the same options.
 */

import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { SCHEMA_OPTIONS } from '../domain/inputRules.ts'
import { type ApiDocument, type Operation, operationsOf, type Schema } from './document.ts'
import { bare } from './operationsTable.ts'

const HEAD = '// Written by codegen from the OpenAPI document: do not edit.'
/** Their folder in openapi/generated. */
export const VALIDATORS = 'validators'

const REFERENCE = '#/components/schemas/'

/** A default import of CommonJS is the module in Node, its `default` in a bundle. */
const IMPORTS: [RegExp, (name: string, rest: string) => string][] = [
  [
    /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
    (name, file) =>
      `import ${name}Module from 'ajv/dist/runtime/${file}.js'\nconst ${name} = ${name}Module.default ?? ${name}Module;`,
  ],
  [
    /const (\w+) = require\("ajv-formats\/dist\/formats"\)\.fullFormats(.+?);/g,
    (name, key) =>
      `import { fullFormats as ${name}All } from 'ajv-formats/dist/formats.js'\nconst ${name} = ${name}All${key};`,
  ],
]

/** The operations of resources' create and edit forms, and those that say x-form. */
export function formOperations(document: ApiDocument): Operation[] {
  const named = Object.values(document['x-resources'] ?? {}).flatMap(({ create, update }) => [create, update])
  const operations = [...operationsOf(document)].map(({ operation }) => operation)
  return operations.filter(
    ({ operationId, ...operation }) => named.includes(operationId) || operation['x-form'] === true,
  )
}

function schemaName(operation: Operation): string {
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const reference = content?.schema?.$ref
  if (reference?.startsWith(REFERENCE)) return reference.slice(REFERENCE.length)
  throw new Error(`${operation.operationId}: the body of a form must be a named schema`)
}

/** One validator an instance of ajv: the names within do not depend on the other schemas. */
function validatorModule(schemas: Record<string, Schema>, name: string): string {
  const ajv = new Ajv2020({
    ...SCHEMA_OPTIONS,
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  })
  addFormats.default(ajv)
  ajv.addSchema({ components: { schemas } }, 'roundview')
  let code = standaloneCode(ajv, ajv.compile({ $ref: `roundview${REFERENCE}${name}` }))
  for (const [pattern, imported] of IMPORTS) code = code.replace(pattern, (_, first, rest) => imported(first, rest))
  if (code.includes('require(')) throw new Error(`${name}: a validator needs what the browser cannot load`)
  const [, exported] = /export default (\w+);/.exec(code) ?? []
  const body = code.replace(/^"use strict";\n?/, '').replace(/export (default|const) .*\n?/g, '')
  return `${HEAD}\n// @ts-nocheck\nimport type { Validate } from './validate.ts'\n${body}\nexport const validate: Validate = ${exported}\n`
}

const TYPES = `${HEAD}
/** One fault as ajv tells it. */
export interface ValidationError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** Whether data fits its schema, whose defaults it fills in; what is wrong stands in \`errors\` after a call. */
export interface Validate {
  (data: unknown): boolean
  errors?: ValidationError[] | null
}
`

function indexModule(operations: Operation[]): string {
  const rows = operations.map(
    (operation) =>
      `  ${operation.operationId}: () => import('./${schemaName(operation)}.ts').then(({ validate }) => validate),`,
  )
  return `${HEAD}
/** The validators of the bodies people fill in as forms, by operationId, each loaded when it is asked for. */
export const bodyValidators = {
${rows.join('\n')}
}

export type FormOperationId = keyof typeof bodyValidators
`
}

/** The files of validators/ by name. */
export function validatorModules(document: ApiDocument): Record<string, string> {
  const text = JSON.stringify(document.components.schemas, (_, value) => value)
  const rewritten: Record<string, Schema> = JSON.parse(text.replaceAll('"#/components', '"roundview#/components'))
  const schemas = Object.fromEntries(Object.entries(rewritten).map(([name, schema]) => [name, bare(schema)]))
  const operations = formOperations(document)
  const names = [...new Set(operations.map(schemaName))]
  return {
    [`${VALIDATORS}/validate.ts`]: TYPES,
    [`${VALIDATORS}/index.ts`]: indexModule(operations),
    ...Object.fromEntries(names.map((name) => [`${VALIDATORS}/${name}.ts`, validatorModule(schemas, name)])),
  }
}
