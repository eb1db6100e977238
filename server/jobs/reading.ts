/** The two ways to read what grows with a round. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { toEnd } from '../../domain/steps.ts'
import type { DatabaseService, Handle } from '../database/open.ts'
import type { Reading } from '../database/sliceBySlice.ts'
import { inPieces } from '../pacing/pieces.ts'

/** Of more rows nobody waits for the end. */
const ROWS_AT_ONCE = 2_000

/** For one transaction, and for a page of a list. */
export const together = (db: Handle): Reading => ({ read: (work) => work(db), think: async (steps) => toEnd(steps) })

/** For works over a whole round. SQLite answers at once: without a turn after each read nobody else's call would come between. */
export const apart = ({ read }: Pick<DatabaseService, 'read'>): Reading => ({
  read: (work) => read(work).finally(nextTurn),
  atOnce: ROWS_AT_ONCE,
  think: inPieces,
})
