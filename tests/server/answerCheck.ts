/** Checks every answer of an app under test against the OpenAPI document: an undocumented answer fails the test. */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface DocumentPart {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { schema: object }> }> }>
  >
  components: { schemas: Record<string, object> }
}

const text = readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text.replaceAll('"#/components', '"roundview#/components')) as DocumentPart
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema({ components: document.components }, 'roundview')
const validators = new Map<string, ValidateFunction>()

function schemaFor(method: string, url: string, status: number): object | undefined {
  if (status >= 400) return document.components.schemas['Refusal']
  const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return operation?.responses?.[String(status)]?.content?.['application/json']?.schema
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
}
