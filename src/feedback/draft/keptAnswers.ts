/** Answers the server has not acknowledged yet, kept in this browser so that closing it loses nothing. */
import type { Answer } from '../../../domain/paper/model.ts'

export interface KeptAnswers {
  load(): Answer[]
  keep(answers: Answer[]): void
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'roundview.unsent.'
const DAY = 24 * 60 * 60 * 1000

/** From the last change on. As long as a removed questionnaire may come back (server/records/questionnaire), and longer than most collect. */
export const KEPT_DAYS = 30

/**
 * The storage key of one form. The link's secret is in it as a 53-bit hash only (cyrb53): enough to
 * tell two links apart, and 200 of its 256 bits stay unknown to whoever reads the storage. Not
 * SubtleCrypto, which browsers refuse on plain http.
 */
export function shelfKey(secret: string | null, relationId: number): string {
  return `${PREFIX}${hash(`${secret ?? 'session'}:${relationId}`)}`
}

/** In 53 bits. */
export function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

interface Kept {
  /** Milliseconds since 1970; null where an earlier version kept them without a date. */
  keptAt: number | null
  answers: Answer[]
}

function isAnswerList(value: unknown): value is Answer[] {
  return Array.isArray(value) && value.every((each) => typeof each?.questionId === 'number')
}

/** Undefined for what cannot be read. */
function readKept(text: string | null): Kept | undefined {
  try {
    const value = JSON.parse(text ?? '[]')
    if (isAnswerList(value)) return { keptAt: null, answers: value }
    return typeof value?.keptAt === 'number' && isAnswerList(value.answers) ? value : undefined
  } catch {
    return undefined
  }
}

const writeKept = (answers: Answer[]): string => JSON.stringify({ keptAt: Date.now(), answers } satisfies Kept)

/** `shelf` undefined: a browser that forbids storage still answers, it only cannot be closed in between. */
export function createKeptAnswers(key: string, shelf: Shelf | undefined): KeptAnswers {
  return {
    load() {
      try {
        // Unreadable: the server's draft is what there is.
        return readKept(shelf?.getItem(key) ?? null)?.answers ?? []
      } catch {
        return []
      }
    },
    keep(answers) {
      try {
        if (answers.length === 0) shelf?.removeItem(key)
        else shelf?.setItem(key, writeKept(answers))
      } catch {
        // Full or forbidden: the answers are still in memory and on their way.
      }
    },
  }
}

function tidy(shelf: Shelf, key: string): void {
  const kept = readKept(shelf.getItem(key))
  const age = Date.now() - (kept?.keptAt ?? Number.POSITIVE_INFINITY)
  if (kept === undefined || age > KEPT_DAYS * DAY) shelf.removeItem(key)
  // Undated, or of a clock that went ahead: its days begin now.
  else if (age < 0) shelf.setItem(key, writeKept(kept.answers))
}

/** Forgets what anybody left in this browser and has not come back for; `open` are the keys of forms that can still be sent. */
export function forgetOld(shelf: Shelf | undefined, open: ReadonlySet<string>): void {
  try {
    const keys = Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? '')
    for (const key of keys) if (shelf && key.startsWith(PREFIX) && !open.has(key)) tidy(shelf, key)
  } catch {
    // Forbidden or full: the next visit tries again.
  }
}
