/** Answers the server has not acknowledged yet, kept in this browser so that closing it loses nothing. */
import type { Answer } from '../../../domain/paper/model.ts'
import type { Shelf } from '../../api/shelf.ts'
import { dated, forgetOld } from '../kept.ts'

/** Of one form. Several tabs may have it open: each changes its own answers only. */
export interface KeptAnswers {
  load(): Answer[]
  /** In place of an earlier answer to the same question, which stays where this one finds no room: then false. */
  keep(answer: Answer): boolean
  /**
   * The server has them: forgets each that still stands as it was kept, or the earlier one that it found no room to replace,
   * for the next visit would send that over it. What another tab kept in its place stays. False where all had to go for that.
   */
  release(answers: readonly Answer[]): boolean
  /** Forgets the whole form. */
  forget(): void
}

const PREFIX = 'roundview.unsent.'

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
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        typeof each?.questionId === 'number' &&
        ['undefined', 'string'].includes(typeof each.text) &&
        (each.optionIds === undefined || Array.isArray(each.optionIds)),
    )
  )
}

/** Undefined for what cannot be read. */
function readKept(text: string): Kept | undefined {
  try {
    const value = JSON.parse(text)
    if (isAnswerList(value)) return { answers: value, keptAt: null }
    return typeof value?.keptAt === 'number' && isAnswerList(value.answers) ? value : undefined
  } catch {
    return undefined
  }
}

/** Of a browser that forbids storage: it still answers, it only cannot be closed in between. */
const NOWHERE: KeptAnswers = { load: () => [], keep: () => false, release: () => true, forget: () => {} }

export function createKeptAnswers(key: string, shelf: Shelf | undefined): KeptAnswers {
  if (shelf === undefined) return NOWHERE
  // Unreadable: the server's draft is what there is.
  const read = () => readKept(shelf.getItem(key) ?? '')?.answers ?? []
  const load = () => {
    try {
      return read()
    } catch {
      return []
    }
  }
  const change = (act: (kept: Answer[]) => Answer[]): boolean => {
    try {
      const answers = act(read())
      if (answers.length === 0) shelf.removeItem(key)
      else shelf.setItem(key, dated<Kept>({ answers }))
      return true
    } catch {
      // Full or forbidden: the answers are still in memory and on their way.
      return false
    }
  }
  /** By question, what stood there when an answer found no room; "" where nothing did. */
  const stood = new Map<number, WeakMap<Answer, string>>()
  return {
    load,
    keep(answer) {
      const { questionId } = answer
      const earlier = load().find((one) => one.questionId === questionId)
      const stands = earlier === undefined ? '' : JSON.stringify(earlier)
      const before = stood.get(questionId)?.get(answer) ?? stands
      // Another tab's, kept since this one found no room: the later one.
      if (stands !== '' && stands !== before) return true
      const isKept = change((kept) => [...kept.filter((one) => one.questionId !== questionId), answer])
      if (isKept) stood.delete(questionId)
      else stood.set(questionId, (stood.get(questionId) ?? new WeakMap()).set(answer, stands))
      return isKept
    },
    release(answers) {
      const released = new Set(
        answers.flatMap((answer) => [JSON.stringify(answer), stood.get(answer.questionId)?.get(answer)]),
      )
      const isReleased = (one: Answer) => released.has(JSON.stringify(one))
      if (!load().some(isReleased) || change((kept) => kept.filter((one) => !isReleased(one)))) return true
      change(() => [])
      return false
    },
    forget: () => void change(() => []),
  }
}

/** `open` are the keys of forms that can still be sent. */
export const forgetOldAnswers = (shelf: Shelf | undefined, open: ReadonlySet<string>) =>
  forgetOld(shelf, (key) => key.startsWith(PREFIX) && !open.has(key), readKept)
