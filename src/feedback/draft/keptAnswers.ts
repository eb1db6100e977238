/** Answers the server has not acknowledged yet, kept in this browser so that closing it loses nothing. */
import type { Answer } from '../../../domain/paper/model.ts'
import type { Shelf } from '../../api/shelf.ts'
import { dated, forgetOld } from '../kept.ts'

/** Of one form. Several tabs may have it open: each changes its own answers only. */
export interface KeptAnswers {
  load(): Answer[]
  /** In place of an earlier answer to the same question, which goes even where this one finds no room. */
  keep(answer: Answer): void
  /** The server has them: forgets each that still stands as it was kept; what another tab kept in its place stays. */
  release(answers: readonly Answer[]): void
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
  return Array.isArray(value) && value.every((each) => typeof each?.questionId === 'number')
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

/** `shelf` undefined: a browser that forbids storage still answers, it only cannot be closed in between. */
export function createKeptAnswers(key: string, shelf: Shelf | undefined): KeptAnswers {
  // Unreadable: the server's draft is what there is.
  const read = () => readKept(shelf?.getItem(key) ?? '')?.answers ?? []
  /** In the first of these ways that the storage takes; in none of them it keeps nothing. */
  const change = (...ways: ((kept: Answer[]) => Answer[])[]) => {
    for (const way of [...ways, () => []]) {
      try {
        const answers = way(read())
        if (answers.length === 0) shelf?.removeItem(key)
        else shelf?.setItem(key, dated<Kept>({ answers }))
        return
      } catch {
        // Full or forbidden: the answers are still in memory and on their way.
      }
    }
  }
  return {
    load() {
      try {
        return read()
      } catch {
        return []
      }
    },
    keep(answer) {
      const others = (kept: Answer[]) => kept.filter(({ questionId }) => questionId !== answer.questionId)
      // Without room for it no older one stays either: the next visit would send that over what the server has by then.
      change((kept) => [...others(kept), answer], others)
    },
    release(answers) {
      const released = new Set(answers.map((answer) => JSON.stringify(answer)))
      change((kept) => kept.filter((answer) => !released.has(JSON.stringify(answer))))
    },
    forget: () => change(() => []),
  }
}

/** `open` are the keys of forms that can still be sent. */
export const forgetOldAnswers = (shelf: Shelf | undefined, open: ReadonlySet<string>) =>
  forgetOld(shelf, (key) => key.startsWith(PREFIX) && !open.has(key), readKept)
