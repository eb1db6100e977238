/** Values drawn from the document's schemas: mostly ordinary ones, now and then the edge of what a schema lets through. */
import fc, { type GeneratorValue } from 'fast-check'
import { type OperationId, operationsTable } from '../../../openapi/generated/operations.ts'
import { type Schema, schemaOf } from '../exampleCall.ts'
import type { Known } from './known.ts'

/** Draws as fast-check does, so that a seed brings all of it back. */
export type Draw = GeneratorValue

export interface Drawing {
  draw: Draw
  known: Known
  operationId: OperationId
}

const HIGHEST_ID = Number.MAX_SAFE_INTEGER
const LONGEST_DRAWN = 20_000
const MOST_ITEMS = 4

/** Texts that systems stumble over. */
const AWKWARD = [
  '',
  ' ',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e309',
  'true',
  '{}',
  '[]',
  "'; drop table user; --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '<script>alert(1)</script>',
  '=1+1',
  '{link}',
  '{name',
  '../../etc/passwd',
  'a/b',
  '\u202egnp.exe',
  'a\u0000b',
  'a\r\nb: c',
  '\ud800',
  '𠮷野家',
  '👨‍👩‍👧‍👦',
  'ﷺ',
  'İı',
  'ß',
  'é'.normalize('NFD'),
  '٣',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
]

/** fast-check leans towards the ends; here each is as likely as the next. */
const evenly = (max: number) => fc.noBias(fc.nat({ max }))

export const one = <T>(draw: Draw, values: readonly T[]): T => values[draw(evenly, values.length - 1)] as T

/** True `percent` times of a hundred. */
export const sometimes = (draw: Draw, percent: number): boolean => draw(evenly, 99) < percent

const words = fc.constantFrom('沟通', '目标', 'Anna', '年度评估', 'team lead', 'É', '张三', 'x')
const plainText = () => fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
const anyText = () => fc.string({ unit: 'binary', maxLength: 40 })
const ascii = (maxLength: number) => fc.string({ unit: 'grapheme-ascii', maxLength })

const FORMATS: Record<string, () => fc.Arbitrary<string>> = {
  email: () => fc.emailAddress(),
  date: () => fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': () => fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
}

/** Patterns simple enough for fast-check; of the others ordinary words are drawn. */
const isSimple = (pattern: string) => !/\\[pu]|\(\?/.test(pattern) && pattern !== '\\S'

function drawOddText(draw: Draw, maxLength: number): string {
  if (sometimes(draw, 10)) return '长'.repeat(Math.min(maxLength, LONGEST_DRAWN))
  return sometimes(draw, 60) ? one(draw, AWKWARD) : draw(anyText)
}

function drawText({ draw, known }: Drawing, schema: Schema & { pattern?: string; format?: string }, name: string) {
  const seen = known.textsFor(name)
  if (seen.length > 0 && sometimes(draw, 30)) return one(draw, seen)
  const format = FORMATS[schema.format ?? '']
  if (format !== undefined) return draw(format)
  if (schema.pattern !== undefined && isSimple(schema.pattern)) {
    const pattern = new RegExp(schema.pattern)
    return draw(() => fc.stringMatching(pattern))
  }
  if (sometimes(draw, 15)) return drawOddText(draw, schema.maxLength ?? 200)
  return sometimes(draw, 90)
    ? draw(plainText).slice(0, schema.maxLength)
    : draw(ascii, Math.min(schema.maxLength ?? 40, 40))
}

/** Texts that hold JSON, and what of. */
const JSON_TEXTS: Record<string, string> = {
  data: 'QuestionData',
  config: 'QuestionConfig',
  settingConfig: 'QuestionnaireSetting',
  styleConfig: 'QuestionnaireStyle',
}

function drawInteger(
  { draw, known, operationId }: Drawing,
  { minimum = 0, maximum = HIGHEST_ID }: Schema,
  name: string,
) {
  const seen = known.numbersFor(operationId, name).filter((value) => value >= minimum && value <= maximum)
  // 0 stands for what is not on the server yet.
  if (seen.length > 0 && sometimes(draw, 80)) return one(draw, [...seen, minimum])
  return sometimes(draw, 30) ? one(draw, [minimum, maximum]) : draw(fc.integer, { min: minimum, max: maximum })
}

function drawNumber({ draw }: Drawing, schema: Schema & { multipleOf?: number }) {
  const { minimum = -1e9, maximum = 1e9, multipleOf } = schema
  const drawn = draw(fc.double, { min: minimum, max: maximum, noNaN: true })
  return multipleOf === undefined ? drawn : Math.round(drawn / multipleOf) * multipleOf
}

function drawList(drawing: Drawing, schema: Schema & { minItems?: number; uniqueItems?: boolean }, name: string) {
  const { minItems = 0, maxItems = MOST_ITEMS } = schema
  const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS))
  const count = drawing.draw(fc.integer, { min: minItems, max: most })
  const items = Array.from({ length: count }, () => drawValue(drawing, schema.items ?? {}, name))
  return schema.uniqueItems === true ? [...new Map(items.map((item) => [JSON.stringify(item), item])).values()] : items
}

interface ObjectSchema extends Schema {
  properties?: Record<string, Schema>
  required?: string[]
  minProperties?: number
  additionalProperties?: boolean | Schema
}

function drawObject(drawing: Drawing, schema: ObjectSchema) {
  const { properties = {}, required = [], additionalProperties } = schema
  const drawn: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name) && sometimes(drawing.draw, 50)) continue
    drawn[name] = drawValue(drawing, property, name)
  }
  if (typeof additionalProperties === 'object' && sometimes(drawing.draw, 50)) {
    drawn[drawing.draw(plainText)] = drawValue(drawing, additionalProperties, 'value')
  }
  return drawn
}

/** A value of a schema; most fit it, and whoever asks looks whether this one does. */
export function drawValue(drawing: Drawing, given: Schema, name: string): unknown {
  const schema: Schema & { const?: unknown; anyOf?: Schema[]; oneOf?: Schema[] } = schemaOf(given)
  const { draw } = drawing
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return one(draw, schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches !== undefined) return drawValue(drawing, one(draw, branches), name)
  const type = one(draw, [schema.type ?? 'object'].flat())
  const held = JSON_TEXTS[name]
  if (type === 'string' && held !== undefined && sometimes(draw, 90)) {
    return JSON.stringify(drawValue(drawing, { $ref: `#/components/schemas/${held}` }, held))
  }
  switch (type) {
    case 'string':
      return drawText(drawing, schema, name)
    case 'integer':
      return drawInteger(drawing, schema, name)
    case 'number':
      return drawNumber(drawing, schema)
    case 'boolean':
      return draw(fc.boolean)
    case 'array':
      return drawList(drawing, schema, name)
    case 'null':
      return null
    default:
      return drawObject(drawing, schema)
  }
}

/** The value of a path's part: an object of the right kind, or whatever fits. */
export function drawPathValue(drawing: Drawing, schema: Schema, name: string): unknown {
  const { object } = operationsTable[drawing.operationId]
  const isOwn = object === 'employee' ? name === 'employeeId' || name === 'id' : name === 'id'
  const owned = object !== null && isOwn ? drawing.known.objects(object) : []
  if (owned.length > 0 && sometimes(drawing.draw, 90)) return one(drawing.draw, owned)
  const value = drawValue(drawing, schema, name)
  // An empty part or a dot is another address.
  return /^\.{0,2}$/.test(String(value)) ? 'x' : value
}
