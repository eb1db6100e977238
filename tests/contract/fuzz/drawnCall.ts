/** One call drawn from the document: whose it is, where it goes, what it brings, and whether it fits. */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { brokenRules, SCHEMA_OPTIONS } from '../../../domain/inputRules.ts'
import { type OperationId, operationsTable } from '../../../openapi/generated/operations.ts'
import { addressOf } from '../../../server/demo/caller.ts'
import { exampleBody, type Sent } from '../badBodies.ts'
import { badPaths, badQueries } from '../badParameters.ts'
import { inputsOf, type Schema } from '../exampleCall.ts'
import { breakBody, drawLetters } from './broken.ts'
import type { Known } from './known.ts'
import { type Draw, type Drawing, drawPathValue, drawValue, one, sometimes } from './values.ts'

export const CALLERS = ['administrator', 'member', 'rater', 'nobody', 'foreigner'] as const

export interface DrawnCall {
  operationId: OperationId
  caller: (typeof CALLERS)[number]
  method: string
  url: string
  sent: Sent | undefined
  /** Whether the document lets it through; null where letters are no body at all and nobody can say. */
  isGood: boolean | null
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILE_TYPE = 'multipart/form-data'

const operationIds = (Object.keys(operationsTable) as OperationId[]).filter((id) => !operationsTable[id].pending)

const text = readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8')
const { components } = JSON.parse(text.replaceAll('"#/components', '"roundview#/components'))
const ajv = new Ajv2020({ ...SCHEMA_OPTIONS, useDefaults: false })
addFormats.default(ajv)
ajv.addSchema({ components }, 'roundview')
const validators = new Map<string, ValidateFunction>()

function fits(schema: Schema, value: unknown): boolean {
  const key = JSON.stringify(schema).replaceAll('"#/components', '"roundview#/components')
  const validate = validators.get(key) ?? ajv.compile(JSON.parse(key))
  validators.set(key, validate)
  return brokenRules(validate, value).length === 0
}

/** Nearly always who may: the guard's refusals are the matrix's matter. */
function drawCaller(draw: Draw, operationId: OperationId): DrawnCall['caller'] {
  if (sometimes(draw, 8)) return one(draw, CALLERS)
  return operationsTable[operationId].permission === 'rater' ? 'rater' : 'administrator'
}

interface Parameters {
  path: Record<string, unknown>
  query: Record<string, unknown>
  isGood: boolean
}

/** Half a character cannot even be written into an address; edge.test.ts sends bytes that are none. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string'
    ? Buffer.from(value).toString()
    : Array.isArray(value)
      ? value.map(wellFormed)
      : value
}

function drawParameters(drawing: Drawing): Parameters {
  const drawn: Parameters = { path: {}, query: {}, isGood: true }
  for (const { name, in: place, required = false, schema } of inputsOf(drawing.operationId).parameters) {
    if (place === 'path') drawn.path[name] = wellFormed(drawPathValue(drawing, schema, name))
    else if (place === 'query' && (required || sometimes(drawing.draw, 40))) {
      drawn.query[name] = wellFormed(drawValue(drawing, schema, name))
    } else continue
    const value = place === 'path' ? drawn.path[name] : drawn.query[name]
    // An empty list says nothing in an address.
    if (Array.isArray(value) && value.length === 0) delete drawn.query[name]
    else drawn.isGood &&= fits(schema, value)
  }
  return drawn
}

/** One parameter of the address put wrong; the same when it takes none. */
function breakParameters({ draw, operationId }: Drawing, drawn: Parameters): Parameters {
  const bad = [
    ...badPaths(operationId).map((one) => ({ ...one, place: 'path' as const })),
    ...badQueries(operationId).map((one) => ({ ...one, place: 'query' as const })),
  ]
  const { place, name, value } = one(draw, bad)
  return { ...drawn, [place]: { ...drawn[place], [name]: value }, isGood: false }
}

interface Body {
  sent: Sent | undefined
  isGood: boolean | null
}

function drawJson(drawing: Drawing, schema: Schema, kind: Kind): Body {
  const { draw } = drawing
  const whole = drawValue(drawing, schema, 'body')
  const value = kind === 'broken body' ? breakBody(draw, whole) : whole
  if (value === undefined) return { sent: undefined, isGood: null }
  const payload = JSON.stringify(value)
  if (kind === 'letters') return { sent: drawLetters(draw, payload), isGood: null }
  const sent = { headers: { 'content-type': JSON_TYPE }, payload }
  return { sent, isGood: fits(schema, JSON.parse(payload)) }
}

/** A form is text throughout, so what fits is the server's to say. */
function drawForm(drawing: Drawing, schema: Schema): Body {
  const value = Object(drawValue(drawing, schema, 'body'))
  const pairs = Object.entries(value).flatMap(([name, all]) => [all].flat().map((one) => [name, String(one)]))
  const payload = new URLSearchParams(pairs as [string, string][]).toString()
  return { sent: { headers: { 'content-type': FORM_TYPE }, payload }, isGood: null }
}

function drawFile({ draw, operationId }: Drawing, kind: Kind): Body {
  if (kind === 'letters') return { sent: drawLetters(draw, '{}'), isGood: null }
  const bytes = Buffer.from(draw(fc.uint8Array, { maxLength: 300 }))
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  return {
    sent: sometimes(draw, 20)
      ? exampleBody(operationId)
      : { headers: { 'content-type': `${FILE_TYPE}; boundary=x` }, payload },
    isGood: null,
  }
}

type Kind = 'good' | 'broken body' | 'broken parameters' | 'letters'
const KINDS: Kind[] = ['good', 'good', 'good', 'broken body', 'broken body', 'broken parameters', 'letters']

function drawBody(drawing: Drawing, kind: Kind): Body {
  const { requestBody } = inputsOf(drawing.operationId)
  const content = requestBody?.content ?? {}
  if (content[FILE_TYPE] !== undefined) return drawFile(drawing, kind)
  if (content[FORM_TYPE] !== undefined) return drawForm(drawing, content[FORM_TYPE].schema)
  const schema = content[JSON_TYPE]?.schema
  if (schema !== undefined) return drawJson(drawing, schema, kind)
  if (kind === 'letters') return { sent: drawLetters(drawing.draw, '{}'), isGood: null }
  return { sent: undefined, isGood: true }
}

/** Draws a call; `known` makes it a likely one. */
export function drawCall(draw: Draw, known: Known): DrawnCall {
  const operationId = one(draw, operationIds)
  const drawing = { draw, known, operationId }
  const kind = one(draw, KINDS)
  const parameters = drawParameters(drawing)
  const { path, query, isGood } = kind === 'broken parameters' ? breakParameters(drawing, parameters) : parameters
  const body = drawBody(drawing, kind)
  return {
    operationId,
    caller: drawCaller(draw, operationId),
    method: operationsTable[operationId].method,
    url: addressOf(operationId, path, query),
    sent: body.sent,
    isGood: !isGood || body.isGood === false ? false : body.isGood,
  }
}
