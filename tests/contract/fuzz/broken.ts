/** Input that is broken: a value of a body put wrong, letters that are no JSON, a parameter that fits nothing. */
import type { Sent } from '../badBodies.ts'
import { type Draw, one, sometimes } from './values.ts'

const JSON_TYPE = 'application/json'
const DEEP = 5000

type Put = (value: unknown) => unknown

/** Every place within a value, and the whole with something else put there. */
function placesOf(value: unknown, put: Put = (other) => other): { value: unknown; put: Put }[] {
  const here = { value, put }
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesOf(part, (other) =>
      put(Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }),
    ),
  )
  return [here, ...inner]
}

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'x',
  'x'.repeat(100_001),
  'a\u0000b',
  '\udfff',
  [],
  [[]],
  [null],
  {},
  { length: 3 },
]

function without(value: object, draw: Draw): unknown {
  const names = Object.keys(value)
  if (names.length === 0) return 'nothing to leave out'
  const left = one(draw, names)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== left))
}

/** The body with one thing wrong in it, as likely as not: whoever asks looks whether it still fits. */
export function breakBody(draw: Draw, body: unknown): unknown {
  const places = placesOf(body)
  const place = one(draw, places)
  if (typeof place.value === 'object' && place.value !== null && !Array.isArray(place.value)) {
    if (sometimes(draw, 40)) return place.put(without(place.value, draw))
    if (sometimes(draw, 40)) return place.put({ ...place.value, [one(draw, ['colour', '', 'toString'])]: 1 })
  }
  return place.put(one(draw, WRONG))
}

const as = (type: string, payload: string | Buffer): Sent => ({ headers: { 'content-type': type }, payload })

/** Bytes that are no body of any operation, or another one than they seem; `whole` is a good one. */
const LETTERS: ((whole: string) => Sent)[] = [
  (whole) => as(JSON_TYPE, whole.slice(0, -1)),
  (whole) => as(JSON_TYPE, `${whole}${whole}`),
  () => as(JSON_TYPE, '['.repeat(DEEP) + ']'.repeat(DEEP)),
  () => as(JSON_TYPE, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  () => as(JSON_TYPE, '{"__proto__":{"role":"admin"}}'),
  () => as(JSON_TYPE, '{"constructor":{"prototype":{"role":"admin"}}}'),
  () => as(JSON_TYPE, 'NaN'),
  () => as(JSON_TYPE, '1e999'),
  () => as(JSON_TYPE, '"'),
  (whole) => as(JSON_TYPE, Buffer.from(`${whole}\xff`, 'latin1')),
  (whole) => as(JSON_TYPE, Buffer.from(whole, 'utf16le')),
  (whole) => as(`${JSON_TYPE}; charset=utf-16`, whole),
  (whole) => as(`${JSON_TYPE};`, whole.slice(1)),
  (whole) => as('text/html', whole),
  (whole) => as('', whole),
  () => as('multipart/form-data', '--x--'),
  () => as('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file\r\n'),
  () => as('application/x-www-form-urlencoded', '%'),
  () => as('application/x-www-form-urlencoded', `objectId=1${'&tagNames=x'.repeat(2000)}`),
  (whole) => ({ headers: { 'content-type': JSON_TYPE, 'content-encoding': 'br' }, payload: whole }),
]

export function drawLetters(draw: Draw, whole: string): Sent {
  return one(draw, LETTERS)(whole)
}
