/** Saves answers field by field: together after a pause, one call at a time, again until the server has them. */
import type { Answer } from '../../../domain/paper/model.ts'
import type { Verdict } from '../failure.ts'
import type { KeptAnswers } from './keptAnswers.ts'

/**
 * `offline`: will be tried again. `refused`: the paper or the server does not take it. Either is kept in this browser; `unkept`:
 * not all of it is.
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'refused' | 'unkept'

export interface DraftQueueOptions {
  send(answers: Answer[]): Promise<unknown>
  judge(error: unknown): Verdict
  /** The questions a refusal names; empty when it names none. */
  refusedBy(error: unknown): ReadonlySet<number>
  kept: KeptAnswers
}

export const PAUSE_MS = 500
export const FIRST_RETRY_MS = 1_000
export const LONGEST_RETRY_MS = 30_000
const MOST_AT_ONCE = 200

export class DraftQueue {
  /** In the order of the last touch; the server gets them in this order. */
  readonly #unsent: Map<number, Answer>
  /** Of the unsent, by question, what this browser has no room for, or keeps nothing of. */
  readonly #unkept = new Set<number>()
  /** What the server has, as far as this page knows. */
  #served = new Map<number, Answer>()
  readonly #heldBack = new Set<Answer>()
  readonly #listeners = new Set<() => void>()
  readonly #options: DraftQueueOptions
  #isSendable: (answer: Answer) => boolean = () => true
  #reached: Exclude<SaveStatus, 'unkept'> = 'idle'
  #status: SaveStatus = 'idle'
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<void> | undefined
  #failures = 0
  #oneByOne = false
  #isStopped = false
  #over: unknown

  /** Starts with what is kept from an earlier visit; `resume` sends it. */
  constructor(options: DraftQueueOptions) {
    this.#options = options
    this.#unsent = new Map(options.kept.load().map((answer) => [answer.questionId, answer]))
  }

  /** The form was loaded, so it takes answers: what was kept from before something that the server has got since is not sent over it. */
  meet(served: readonly Answer[]): void {
    if (this.#over !== undefined) {
      // It was closed, and is open again.
      this.#over = undefined
      this.#show('idle')
    }
    this.#served = new Map(served.map((answer) => [answer.questionId, answer]))
    for (const older of this.#options.kept.forgetOutdone(this.#served)) {
      // What was typed since then is newer than both.
      if (JSON.stringify(this.#unsent.get(older.questionId)) === JSON.stringify(older))
        this.#unsent.delete(older.questionId)
    }
  }

  /** From now on only what passes is sent; the rest (too long, half typed) is kept in this browser. */
  checkWith(isSendable: (answer: Answer) => boolean): void {
    this.#isSendable = isSendable
  }

  /** Takes an answer, in place of an earlier one to the same question. */
  put(answer: Answer): void {
    // Taken out first: a Map keeps the place of a key that is set again.
    this.#unsent.delete(answer.questionId)
    this.#unsent.set(answer.questionId, answer)
    this.#keep([answer])
    // Offline, the next try is planned already: typing must not bring it forward again and again.
    if (this.#failures > 0) {
      this.#show()
      return
    }
    // Nothing to send: said at once, for "saved" must not stand over it.
    if (this.#waiting().length === 0 && this.#underWay === undefined) this.#settle()
    else this.#show('saving')
    this.#plan(PAUSE_MS)
  }

  /** Sends now what waits: back online, or the page is being left. */
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#underWay !== undefined) return
    const batch = this.#waiting().slice(0, this.#oneByOne ? 1 : MOST_AT_ONCE)
    if (batch.length === 0) {
      if (this.#unsent.size > 0) this.#settle()
      return
    }
    this.#show('saving')
    this.#underWay = this.#attempt(batch).finally(() => {
      this.#underWay = undefined
    })
  }

  /** Stops sending and waits for the call under way: the whole form is about to be sent, or the page is left. */
  async pause(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  resume(): void {
    this.#isStopped = false
    this.#plan(0)
  }

  /** Everything is with the server for good: forgets what is kept. */
  clear(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#unsent.clear()
    this.#unkept.clear()
    this.#options.kept.forget()
    this.#show('idle')
  }

  readonly status = (): SaveStatus => this.#status

  /** Why nothing more is taken (closed, sent from elsewhere, link withdrawn), until the form is loaded again; else undefined. */
  readonly over = (): unknown => this.#over

  /** Whether closing the browser now would lose something. */
  readonly wouldLose = (): boolean => this.#unkept.size > 0

  /** What the server has not acknowledged. */
  unsent(): Answer[] {
    return [...this.#unsent.values()]
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #waiting(): Answer[] {
    return this.unsent().filter((answer) => !this.#heldBack.has(answer) && this.#isSendable(answer))
  }

  /** Keeps these first, then what found no room before and may find it now. */
  #keep(answers: readonly Answer[]): void {
    for (const { questionId } of answers) {
      // Taken out first, as in `put`.
      this.#unkept.delete(questionId)
      this.#unkept.add(questionId)
    }
    for (const questionId of [...this.#unkept].reverse()) {
      const answer = this.#unsent.get(questionId)
      if (answer === undefined || this.#options.kept.keep(answer)) this.#unkept.delete(questionId)
    }
  }

  /** How far it is; without one as far as before. */
  #show(reached: Exclude<SaveStatus, 'unkept'> = this.#reached): void {
    this.#reached = reached
    // While it is tried again it is as before: it would be told anew after each try.
    const isLeft = reached === 'offline' || reached === 'refused' || this.#failures > 0
    const status = isLeft && this.wouldLose() ? 'unkept' : reached
    if (status === this.#status) return
    this.#status = status
    for (const listener of this.#listeners) listener()
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(this.flush, delay)
  }

  async #attempt(batch: Answer[]): Promise<void> {
    this.#options.kept.handOn(batch, this.#served)
    try {
      await this.#options.send(batch)
    } catch (error) {
      this.#fail(batch, error)
      return
    }
    for (const answer of batch) this.#served.set(answer.questionId, answer)
    // Changed meanwhile: the newer one is still unsent.
    const arrived = batch.filter((answer) => this.#unsent.get(answer.questionId) === answer)
    for (const { questionId } of arrived) this.#unsent.delete(questionId)
    const areOthersKept = this.#options.kept.release(batch)
    this.#keep(areOthersKept ? [] : this.unsent())
    this.#failures = 0
    this.#proceed()
  }

  #proceed(): void {
    if (this.#waiting().length > 0) {
      this.#plan(0)
      return
    }
    this.#settle()
  }

  /** Nothing is left to send. */
  #settle(): void {
    this.#oneByOne = false
    this.#failures = 0
    this.#show(this.#unsent.size > 0 ? 'refused' : 'saved')
  }

  #fail(batch: Answer[], error: unknown): void {
    const verdict = this.#options.judge(error)
    if (verdict === 'over') {
      this.#isStopped = true
      this.#over = error
      this.#show('refused')
    } else if (verdict === 'again') {
      this.#failures += 1
      this.#show('offline')
      this.#plan(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS))
    } else {
      this.#setAside(batch, this.#options.refusedBy(error))
    }
  }

  /** The server did not take the batch: sets the answers at fault aside, so that they do not keep the others back. */
  #setAside(batch: Answer[], refused: ReadonlySet<number>): void {
    const named = batch.filter(({ questionId }) => refused.has(questionId))
    if (named.length === 0 && batch.length > 1) {
      // The server did not say which: each for itself.
      this.#oneByOne = true
      this.#plan(0)
      return
    }
    for (const answer of named.length > 0 ? named : batch) this.#heldBack.add(answer)
    this.#proceed()
  }
}
