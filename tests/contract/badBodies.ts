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
  'another charset',
  'bytes that are no text',
  'a compressed body',
] as const

export interface Sent {
  headers: Record<string, string>
  payload: string | Buffer
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

const as = (type: string, payload: string | Buffer): Sent => ({ headers: { 'content-type': type }, payload })
const asJson = (value: unknown) => as(JSON_TYPE, JSON.stringify(value))

const invalid = (sent: Sent | undefined, field: string): BadBody => ({ sent, status: 400, returnCode: 2000, field })
const unsupported = (sent: Sent, field = 'content-type'): BadBody => ({ sent, status: 415, returnCode: 2005, field })

/** A body of whatever kind with what makes it unreadable: its charset, its bytes, its encoding. */
function badText(type: string, kind: (typeof KINDS)[number], payload: string): BadBody | undefined {
  switch (kind) {
    case 'another charset':
      return unsupported(as(`${type}; charset=gbk`, payload))
    case 'bytes that are no text':
      return invalid(as(type, Buffer.from(`${payload}\xff`, 'latin1')), 'body')
    case 'a compressed body':
      return unsupported({ headers: { 'content-type': type, 'content-encoding': 'gzip' }, payload }, 'content-encoding')
    default:
      return undefined
  }
}

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

const formOf = (body: unknown) =>
  new URLSearchParams(Object.entries(Object(body)).map(([name, value]) => [name, `${value}`])).toString()

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
  return inputsOf(id).requestBody?.content[FORM_TYPE] === undefined ? asJson(body) : as(FORM_TYPE, formOf(body))
}

function badForm(id: OperationId, kind: (typeof KINDS)[number]): BadBody {
  const payload = formOf(exampleInput(id).body)
  const bad = badText(FORM_TYPE, kind, payload)
  if (bad !== undefined) return bad
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

function badParts(kind: (typeof KINDS)[number]): BadBody | undefined {
  // A file's bytes need not be text.
  if (kind === 'bytes that are no text') return undefined
  const bad = badText(`${FILE_TYPE}; boundary=x`, kind, '--x--')
  if (bad !== undefined) return bad
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
  const bad = badText(JSON_TYPE, kind, JSON.stringify(exampleInput(id).body ?? {}))
  if (bad !== undefined) return bad
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

/** An operation's example once for each of its texts, with half a character (a surrogate alone) in that text's place. */
export function halfTexts(id: OperationId): { sent: Sent; field: string }[] {
  const { body } = exampleInput(id)
  if (exampleBody(id)?.headers['content-type'] !== JSON_TYPE) return []
  const found: { sent: Sent; field: string }[] = []
  const look = (part: unknown, path: string[], put: (value: unknown) => unknown) => {
    if (typeof part === 'string') found.push({ sent: asJson(put('\ud800')), field: path.join('.') })
    if (typeof part !== 'object' || part === null) return
    for (const [name, inner] of Object.entries(part)) {
      const within = (value: unknown) =>
        put(Array.isArray(part) ? part.with(Number(name), value) : { ...part, [name]: value })
      look(inner, [...path, name], within)
    }
  }
  look(body, [], (value) => value)
  return found
}
