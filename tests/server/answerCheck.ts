/** Checks every answer of an app under test against the OpenAPI document: an undocumented answer or refusal fails the test. */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ERRORS } from '../../domain/errors.ts'

interface DocumentPart {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        responses?: Record<string, { content?: Record<string, { schema: object }> }>
        'x-error-codes'?: Record<string, number>
      }
    >
  >
  components: { schemas: Record<string, object> }
}

const text = readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text.replaceAll('"#/components', '"roundview#/components')) as DocumentPart
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema({ components: document.components }, 'roundview')
const validators = new Map<string, ValidateFunction>()

function operationAt(method: string, url: string) {
  return document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

function schemaFor(method: string, url: string, status: number): object | undefined {
  if (status >= 400) return document.components.schemas['Refusal']
  return operationAt(method, url)?.responses?.[String(status)]?.content?.['application/json']?.schema
}

/** Throws when an operation refuses with a code that neither its x-errors nor x-general-errors names. */
function checkRefusal(method: string, url: string, body: string): void {
  const operation = operationAt(method, url)
  const { returnCode } = JSON.parse(body) as { returnCode: number }
  if (operation === undefined || returnCode === 0) return
  if (Object.values(operation['x-error-codes'] ?? {}).includes(returnCode)) return
  const name = Object.entries(ERRORS).find(([, error]) => error.returnCode === returnCode)?.[0]
  throw new Error(`${operation.operationId} refused with ${name} (${returnCode}), which its x-errors do not name`)
}

/** Throws when the answer of `method url` is not what the document says. `url` is the route's pattern. */
export function checkAnswer(method: string, url: string, status: number, body: string): void {
  const key = `${method} ${url} ${status}`
  let validate = validators.get(key)
  if (validate === undefined) {
    const schema = schemaFor(method, url, status)
    if (schema === undefined) throw new Error(`${key} is not in the document`)
    validate = ajv.compile(schema)
    validators.set(key, validate)
  }
  if (!validate(JSON.parse(body))) {
    throw new Error(`${key} does not fit the document: ${ajv.errorsText(validate.errors)}\n${body.slice(0, 2000)}`)
  }
  checkRefusal(method, url, body)
}
