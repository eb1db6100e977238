/** Answers the server has not acknowledged yet, kept in this browser so that closing it loses nothing. */
import type { Answer } from '../../../domain/paper/model.ts'
import type { Shelf } from '../../api/shelf.ts'
import { dated, forgetOld } from '../kept.ts'

/** What the server has, by question. */
type Served = ReadonlyMap<number, Answer>

/** Of one form. Several tabs may have it open: each changes its own answers only. */
export interface KeptAnswers {
  load(): Answer[]
  /** In place of an earlier answer to the same question, which stays where this one finds no room: then false. */
  keep(answer: Answer): boolean
  /**
   * They are about to be sent over what is served now, and may arrive without this page learning of it. Where one found no
   * room, the earlier one stays, for offline it is all there is; but the next visit takes it only while the server still has
   * what it has now, for sent over the newer one it would undo that. A storage that takes not even as much as lies there
   * keeps it as it was.
   */
  handOn(answers: readonly Answer[], served: Served): void
  /** Forgets the earlier ones for which the server has got something else since, and answers them. */
  forgetOutdone(served: Served): Answer[]
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
  /** By question, what the server had when a newer one was handed on; blank while this is the newest. */
  over?: Record<number, string>
}

/** As long as what may stand in its place: a storage that is full by then takes nothing longer. */
const NEWEST = ' '.repeat(11)

/** In 53 bits, however the answer is written down; without one the same as for an empty one. */
function digest(answer: Answer | undefined): string {
  const { optionIds = [], score, text, unable } = answer ?? {}
  return hash(JSON.stringify([optionIds, score, text || null, unable || null])).padEnd(NEWEST.length)
}

interface Entry {
  answer: Answer
  over: string
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
const NOWHERE: KeptAnswers = {
  load: () => [],
  keep: () => false,
  handOn: () => {},
  forgetOutdone: () => [],
  release: () => true,
  forget: () => {},
}

export function createKeptAnswers(key: string, shelf: Shelf | undefined): KeptAnswers {
  if (shelf === undefined) return NOWHERE
  // Unreadable: the server's draft is what there is.
  const read = (): Entry[] => {
    const { answers, over } = readKept(shelf.getItem(key) ?? '') ?? { answers: [] }
    return answers.map((answer) => ({ answer, over: over?.[answer.questionId] ?? NEWEST }))
  }
  const entries = () => {
    try {
      return read()
    } catch {
      return []
    }
  }
  const change = (act: (kept: Entry[]) => Entry[]): boolean => {
    try {
      const kept = act(read())
      const over = Object.fromEntries(kept.map(({ answer, over: stands }) => [answer.questionId, stands]))
      if (kept.length === 0) shelf.removeItem(key)
      else shelf.setItem(key, dated<Kept>({ answers: kept.map(({ answer }) => answer), over }))
      return true
    } catch {
      // Full or forbidden: the answers are still in memory and on their way.
      return false
    }
  }
  const drop = (isMeant: (one: Entry) => boolean) => change((kept) => kept.filter((one) => !isMeant(one)))
  /** By question, what stood there when an answer found no room; "" where nothing did. */
  const stood = new Map<number, WeakMap<Answer, string>>()
  const stoodFor = (answer: Answer) => stood.get(answer.questionId)?.get(answer)
  return {
    load: () => entries().map(({ answer }) => answer),
    keep(answer) {
      const { questionId } = answer
      const earlier = entries().find((one) => one.answer.questionId === questionId)
      const stands = earlier === undefined ? '' : JSON.stringify(earlier.answer)
      const before = stoodFor(answer) ?? stands
      // Another tab's, kept since this one found no room: the later one.
      if (stands !== '' && stands !== before) return true
      const others = (kept: Entry[]) => kept.filter((one) => one.answer.questionId !== questionId)
      const isKept = change((kept) => [...others(kept), { answer, over: NEWEST }])
      if (isKept) stood.delete(questionId)
      else stood.set(questionId, (stood.get(questionId) ?? new WeakMap()).set(answer, stands))
      return isKept
    },
    handOn(answers, served) {
      const older = new Set(answers.map(stoodFor))
      const isOlder = ({ answer, over }: Entry) => over === NEWEST && older.has(JSON.stringify(answer))
      const mark = (one: Entry) => ({ ...one, over: digest(served.get(one.answer.questionId)) })
      if (entries().some(isOlder)) change((kept) => kept.map((one) => (isOlder(one) ? mark(one) : one)))
    },
    forgetOutdone(served) {
      const isOutdone = ({ answer, over }: Entry) => over !== NEWEST && over !== digest(served.get(answer.questionId))
      const outdone = entries().filter(isOutdone)
      if (outdone.length > 0) drop(isOutdone)
      return outdone.map(({ answer }) => answer)
    },
    release(answers) {
      const released = new Set(answers.flatMap((answer) => [JSON.stringify(answer), stoodFor(answer)]))
      const isReleased = ({ answer }: Entry) => released.has(JSON.stringify(answer))
      const kept = entries()
      if (!kept.some(isReleased) || drop(isReleased)) return true
      // The room is free once it is empty; another tab's, too, would be gone without its knowing.
      return change(() => []) && change(() => kept.filter((one) => !isReleased(one)))
    },
    forget: () => void change(() => []),
  }
}

/** `open` are the keys of forms that can still be sent. */
export const forgetOldAnswers = (shelf: Shelf | undefined, open: ReadonlySet<string>) =>
  forgetOld(shelf, (key) => key.startsWith(PREFIX) && !open.has(key), readKept)
