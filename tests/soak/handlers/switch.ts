/** In the browser: every handler goes through here, notes that it was called, and does nothing while it is switched off. */

type Call = (this: unknown, ...given: unknown[]) => unknown

let off: string | null = null
const hits = new Set<string>()
/** One wrapper per place and function, so that what depends on an unchanged function does not run again. */
const wrappers = new WeakMap<Call, Map<string, Call>>()

const isCall = (value: unknown): value is Call => typeof value === 'function'

function wrap(id: string, original: Call): Call {
  return function (...given) {
    hits.add(id)
    return off === id ? undefined : original.apply(this, given)
  }
}

/** `value` as it is, but switchable; what is no function (no handler just now) stays what it is. */
export function __handler(id: string, value: unknown): unknown {
  if (!isCall(value)) return value
  const known = wrappers.get(value) ?? new Map<string, Call>()
  wrappers.set(value, known)
  const wrapper = known.get(id) ?? wrap(id, value)
  known.set(id, wrapper)
  return wrapper
}

/** What was given to addEventListener in place of `value`. */
export function __listening(value: unknown): unknown {
  const [wrapper] = isCall(value) ? (wrappers.get(value)?.values() ?? []) : []
  return wrapper ?? value
}

/** Empties one handler, or none. */
export function switchOff(id: string | null): void {
  off = id
}

/** The handlers called since the last time. */
export function takeHits(): string[] {
  const taken = [...hits]
  hits.clear()
  return taken
}
