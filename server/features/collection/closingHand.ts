/** A closing that this process has in hand, piece by piece: each is one transaction, which fails when it is in other hands meanwhile. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { sliceBySlice } from '../../database/sliceBySlice.ts'
import { type Claimed, changeClosing } from '../../records/questionnaire/closings.ts'

/** So long a round stays in the hands of a process that says nothing more. */
const CLAIM_MILLISECONDS = 60_000

/** A fault that lasts is not met again every minute: the pause doubles up to an hour. */
export const LONGEST_PAUSE = 3_600_000

/** How long a round rests after so many failures. */
const pauseAfter = (failures: number) => Math.min(CLAIM_MILLISECONDS * 2 ** (failures - 1), LONGEST_PAUSE)

/** The round is in another process's hands, or the server stops: what was done stays. */
export class Interrupted extends Error {}

/** What one transaction did: how many turns it went through, and whether that ended a part of the work. */
export interface Piece {
  turns?: number
  isMade?: 1
  isOver?: true
}

/** Does a piece of work as one transaction, which fails when the round is in other hands meanwhile. */
export type DoPiece = (piece: (db: Handle) => Promise<Piece>) => Promise<void>

export function claimOf(now: Date) {
  return { at: now.toISOString(), until: new Date(now.getTime() + CLAIM_MILLISECONDS).toISOString() }
}

interface Hand {
  doPiece: DoPiece
  /** Lets another process go on at once. */
  release(): Promise<unknown>
  /** Notes that it failed, and lets it rest. */
  fail(): Promise<unknown>
}

export function inHand({ database, now }: ServiceContext, claimed: Claimed, isStopping: () => boolean): Hand {
  let mine = claimed
  return {
    async doPiece(piece) {
      if (isStopping()) throw new Interrupted()
      mine = await database.write(async (db) => {
        const claimedUntil = claimOf(now()).until
        if (!(await changeClosing(db, mine, { claimedUntil }))) throw new Interrupted()
        const { turns = 0, isMade = mine.isMade, isOver } = await piece(db)
        const next = { ...mine, claimedUntil, done: mine.done + turns, isMade }
        if (isOver !== true) await changeClosing(db, next, { done: next.done, isMade })
        return next
      })
      await nextTurn()
    },
    release: () => database.write((db) => changeClosing(db, mine, { claimedUntil: null })),
    fail() {
      const failures = mine.failures + 1
      const claimedUntil = new Date(now().getTime() + pauseAfter(failures)).toISOString()
      return database.write((db) => changeClosing(db, mine, { failures, claimedUntil }))
    },
  }
}

/** Erases some at a time until there may be none left. */
export function whileAnyBy(doPiece: DoPiece) {
  return async (eraseSome: (db: Handle) => Promise<boolean>): Promise<void> => {
    let isAnyLeft = true
    while (isAnyLeft) {
      await doPiece(async (db) => {
        isAnyLeft = await eraseSome(db)
        return {}
      })
    }
  }
}

/** Goes through the turns some at a time, by their ids. */
export function throughTurnsBy(doPiece: DoPiece) {
  return (doSome: (db: Handle, after: number) => Promise<Piece & { last: number | undefined }>) =>
    sliceBySlice(async (after) => {
      let last: number | undefined
      await doPiece(async (db) => {
        const piece = await doSome(db, after)
        last = piece.last
        return piece
      })
      return last
    })
}
