/** Answers written as JSON: long lists some of their items at a time, since one of everybody takes a quarter of a second. */
import { inPieces } from '../pacing/pieces.ts'

/** A list of more is long. */
const LONG = 500
/** How deep one lies, the envelope counted: `result.dimensions[].windows.places`. */
const DEEPEST = 6
/** Items that are written at once. */
const AT_ONCE = 50

/** The bytes of what holds a long list; undefined of anything else, which is written at once. */
export async function longJson(answer: object): Promise<Buffer | undefined> {
  if (!holdsLong(answer, DEEPEST)) return undefined
  // As bytes: texts put together are written out again as a whole.
  const pieces: Buffer[] = []
  await inPieces(write(answer, DEEPEST, (text) => pieces.push(Buffer.from(text))))
  return Buffer.concat(pieces)
}

function holdsLong(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false
  if (Array.isArray(value) && value.length > LONG) return true
  return Object.values(value).some((one) => holdsLong(one, depth - 1))
}

/** The text of JSON.stringify, cut; `value` is not undefined. */
function* write(value: unknown, depth: number, put: (text: string) => void): Generator<void, void> {
  if (typeof value !== 'object' || value === null || !holdsLong(value, depth)) put(JSON.stringify(value))
  else if (Array.isArray(value)) yield* writeList(value, depth, put)
  else {
    const known = Object.entries(value).filter(([, one]) => one !== undefined)
    for (const [place, [name, one]] of known.entries()) {
      put(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:`)
      yield* write(one, depth - 1, put)
    }
    put('}')
  }
}

function* writeList(items: readonly unknown[], depth: number, put: (text: string) => void): Generator<void, void> {
  const isLong = items.length > LONG
  const atOnce = isLong ? AT_ONCE : 1
  for (let from = 0; from < items.length; from += atOnce) {
    put(from === 0 ? '[' : ',')
    if (isLong) put(JSON.stringify(items.slice(from, from + atOnce)).slice(1, -1))
    else yield* write(items[from] ?? null, depth - 1, put)
    yield
  }
  put(']')
}
