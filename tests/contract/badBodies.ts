/** Bodies that no operation takes, made from the document: what is sent, and how it must be refused. */
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { exampleInput, inputsOf, schemaOf } from './exampleCall.ts'

export const KINDS = [
  'no body',
  'an empty body',
  'another type',
  'a form',
  'plain text',
  'broken JSON',
  'an unknown property',
] as const

export interface Sent {
  headers: Record<string, string>
  payload: string
}

export interface BadBody {
  sent: Sent | undefined
  status: number
  returnCode: number
  field: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILE_TYPE = 'multipart/form-data'

const as = (type: string, payload: string): Sent => ({ headers: { 'content-type': type }, payload })
const asJson = (value: unknown) => as(JSON_TYPE, JSON.stringify(value))

const invalid = (sent: Sent | undefined, field: string): BadBody => ({ sent, status: 400, returnCode: 2000, field })
const unsupported = (sent: Sent, field = 'content-type'): BadBody => ({ sent, status: 415, returnCode: 2005, field })

/** The example of a JSON body with a property the document does not know. */
function withUnknown(id: OperationId): BadBody {
  const { body } = exampleInput(id)
  if (!Array.isArray(body)) return invalid(asJson({ ...Object(body), colour: 'red' }), 'colour')
  const schema = inputsOf(id).requestBody?.content[JSON_TYPE]?.schema ?? {}
  const isList = schemaOf(schemaOf(schema).items ?? {}).type === 'object'
  return isList
    ? invalid(asJson([{ ...body[0], colour: 'red' }]), '0.colour')
    : invalid(asJson([{ colour: 'red' }]), '0')
}

function asForm(body: unknown): Sent {
  const form = new URLSearchParams(Object.entries(Object(body)).map(([name, value]) => [name, `${value}`]))
  return as(FORM_TYPE, form.toString())
}

/** A form of several parts, each a text. */
function asParts(names: string[]): Sent {
  const parts = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`)
  return as(`${FILE_TYPE}; boundary=x`, `${parts.join('')}--x--\r\n`)
}

/** An operation's example, as it is sent. */
export function exampleBody(id: OperationId): Sent | undefined {
  const { body } = exampleInput(id)
  if (body === undefined) return undefined
  if (inputsOf(id).requestBody?.content[FILE_TYPE] !== undefined) return asParts(['file'])
  return inputsOf(id).requestBody?.content[FORM_TYPE] === undefined ? asJson(body) : asForm(body)
}

function badForm(id: OperationId, kind: (typeof KINDS)[number]): BadBody {
  const { payload } = asForm(exampleInput(id).body)
  switch (kind) {
    case 'no body':
      return invalid(undefined, 'body')
    case 'an empty body':
      return invalid(as(FORM_TYPE, ''), 'body')
    case 'a form':
      return invalid(as(FORM_TYPE, 'objectId=seven&useType=QUESTIONNAIRE'), 'objectId')
    case 'an unknown property':
      return invalid(as(FORM_TYPE, `${payload}&colour=red`), 'colour')
    case 'plain text':
      return unsupported(as('text/plain', payload))
    default:
      return unsupported(as(JSON_TYPE, kind === 'broken JSON' ? '{' : '"text"'))
  }
}

function badParts(kind: (typeof KINDS)[number]): BadBody {
  switch (kind) {
    case 'no body':
      return invalid(undefined, 'body')
    case 'an empty body':
      return invalid(as(`${FILE_TYPE}; boundary=x`, ''), 'body')
    case 'an unknown property':
      return invalid(asParts(['file', 'colour']), 'colour')
    case 'a form':
      return unsupported(as(FORM_TYPE, 'file=1'))
    case 'plain text':
      return unsupported(as('text/plain', '1'))
    default:
      return unsupported(as(JSON_TYPE, kind === 'broken JSON' ? '{' : '"text"'))
  }
}

/** How an operation is to refuse a kind of body; undefined where there is nothing wrong with it. */
export function badBody(id: OperationId, kind: (typeof KINDS)[number]): BadBody | undefined {
  const { method } = operationsTable[id]
  const { requestBody } = inputsOf(id)
  if (requestBody?.content[FORM_TYPE] !== undefined) return badForm(id, kind)
  if (requestBody?.content[FILE_TYPE] !== undefined) return badParts(kind)
  const isAsked = requestBody?.required === true
  switch (kind) {
    case 'no body':
      return isAsked ? invalid(undefined, 'body') : undefined
    case 'an empty body':
      return isAsked ? invalid(as(JSON_TYPE, ''), 'body') : undefined
  }
  // A GET has no body at all, of whatever kind.
  if (method === 'GET') return unsupported(asJson({}), 'body')
  switch (kind) {
    case 'another type':
      return invalid(asJson('text'), 'body')
    case 'a form':
      return unsupported(as(FORM_TYPE, 'type=7&email=not-an-email'))
    case 'plain text':
      return unsupported(as('text/plain', JSON.stringify(exampleInput(id).body ?? 'text')))
    case 'broken JSON':
      return invalid(as(JSON_TYPE, '{"title":'), 'body')
    default:
      return withUnknown(id)
  }
}
