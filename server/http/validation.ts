/** Two validators: query, path and forms are coerced (they are text), JSON bodies never are. Compiled at first use. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { type BrokenRule, brokenRules, SCHEMA_OPTIONS } from '../../domain/inputRules.ts'

const DOCUMENT_ID = 'roundview'
const FORM = 'application/x-www-form-urlencoded'

/** Fastify also says which content type a body's schema is for; its types do not. */
interface RouteSchema {
  schema: object
  httpPart?: string
  contentType?: string
}

/** The first fault ends it: to look for all of a hostile body's would take as long as it likes. Forms look for all of theirs. */
function createAjv(schemas: Record<string, unknown>, coerceTypes: false | 'array') {
  const ajv = new Ajv2020({ ...SCHEMA_OPTIONS, allErrors: false, coerceTypes })
  addFormats.default(ajv)
  ajv.addSchema({ components: { schemas } }, DOCUMENT_ID)
  return ajv
}

/** Fastify's validator compiler; compiling every schema at start would take about a second. */
export function createValidatorCompiler(schemas: Record<string, unknown>): FastifySchemaCompiler<object> {
  const made = new Map<false | 'array', Ajv2020>()
  function ajvFor(coerceTypes: false | 'array'): Ajv2020 {
    const ajv = made.get(coerceTypes) ?? createAjv(schemas, coerceTypes)
    made.set(coerceTypes, ajv)
    return ajv
  }
  return ({ schema, httpPart, contentType }: RouteSchema) => {
    const coerceTypes = httpPart === 'body' && contentType !== FORM ? false : 'array'
    let validate: ValidateFunction | undefined
    return (data: unknown) => {
      validate ??= ajvFor(coerceTypes).compile(schema)
      const [broken] = brokenRules(validate, data)
      return broken === undefined ? { value: data } : { error: new InputFault(broken.field, broken.rule) }
    }
  }
}

/** What is wrong with an input, and the name of the field it lies in. */
export class InputFault extends Error {
  readonly field: string
  readonly rule: BrokenRule
  readonly errorName: 'INVALID_INPUT' | 'UNSUPPORTED_MEDIA_TYPE'

  constructor(field: string, rule: BrokenRule, errorName: InputFault['errorName'] = 'INVALID_INPUT') {
    super(`${field}: ${rule.name}`)
    this.field = field
    this.rule = rule
    this.errorName = errorName
  }
}
