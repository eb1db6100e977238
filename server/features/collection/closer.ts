/**
 * Closes questionnaires that somebody finished, piece by piece, so that nobody else waits (docs/decisions/0010-sealing.md): of
 * an anonymous one makes what is kept and published and erases the rest, of a named one closes what was not sent; and then
 * shows it: status 40.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import { DatabaseFault } from '../../database/engine/faults.ts'
import { overFaults } from '../../database/engine/overFaults.ts'
import type { Handle } from '../../database/open.ts'
import { apart } from '../../jobs/reading.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { forgetSomeCancelled } from '../../records/questionnaire/audit.ts'
import { type Claimed, claimClosing, deleteClosing, freeClosings } from '../../records/questionnaire/closings.ts'
import { deleteSomeParts, listExportsOf, PARTS_AT_ONCE } from '../../records/questionnaire/exportParts.ts'
import { findClosing, lockQuestionnaire, setFinished } from '../../records/questionnaire/store.ts'
import { deleteSomeBallots, deleteSomeDrafts, type RoundKey } from '../../records/turns/answers.ts'
import { forgetSomeLinks } from '../../records/turns/links.ts'
import { makeMembers } from '../../records/turns/published/members.ts'
import { closeOpenTurns, closeTurns, rewriteTurns } from '../../records/turns/sealing/closing.ts'
import { sealOlder } from '../../records/turns/sealing/older.ts'
import { deleteReliability, insertReliability } from '../../records/turns/sealing/sealed.ts'
import { listUnsealed, loadMaking, markSealed, rewriteSealedTables } from '../../records/turns/sealing/sealing.ts'
import {
  claimOf,
  type DoPiece,
  Interrupted,
  inHand,
  LONGEST_PAUSE,
  type Piece,
  throughTurnsBy,
  whileAnyBy,
} from './closingHand.ts'
import { cancelUnsent, forgetMails, forgetSomeMails } from './forgetting.ts'

export interface CloserContext extends ServiceContext {
  /** What somebody must hear of although nobody waits for it. */
  tellFault(error: unknown): void
  /** For how many milliseconds `soon` waits; three seconds when absent. */
  patience?: number | undefined
}

/** So long a person who finishes a round waits gladly. */
const PATIENCE_MILLISECONDS = 3000

/** So often in a row a round is begun again at once when the database fails, which may be for good: its disk is full. */
const TRIES = 10

/** The files made before the finish: they tell who had answered by then (R5). Nobody opens them any more. */
async function dropExports({ database }: CloserContext, claimed: Claimed, doPiece: DoPiece): Promise<void> {
  const whileAny = whileAnyBy(doPiece)
  const { enterpriseId, questionnaireId } = claimed
  for (const file of await database.read((db) => listExportsOf(db, enterpriseId, questionnaireId))) {
    await whileAny(async (db) => (await deleteSomeParts(db, file)) === PARTS_AT_ONCE)
  }
}

/** Makes everything anew that is kept: what another process began lacks the sums it held in memory. */
async function make({ database, ids }: CloserContext, claimed: Claimed, doPiece: DoPiece): Promise<void> {
  const { read } = apart(database)
  const row = await read((db) => findClosing(db, claimed.enterpriseId, claimed.questionnaireId))
  const making = await loadMaking(read, ids, row, row.closingSince)
  await doPiece(async (db) => {
    await deleteReliability(db, claimed)
    return { turns: -claimed.done }
  })
  for (const piece of making.pieces) await doPiece(async (db) => ({ turns: await making.make(db, piece) }))
  for (const steps of making.reliability()) {
    const dimension = await inPieces(steps)
    await doPiece(async (db) => {
      await insertReliability(db, claimed, dimension)
      return {}
    })
  }
  await doPiece(async () => ({ isMade: 1 }))
}

/**
 * What may not be kept: drafts, ballots, where each turn lay, and who was asked again (R5, R22). Done again from the start
 * it does no harm.
 */
async function erase({ ids }: CloserContext, key: RoundKey, doPiece: DoPiece): Promise<void> {
  const throughTurns = throughTurnsBy(doPiece)
  const whileAny = whileAnyBy(doPiece)
  await throughTurns(async (db, after) => ({ last: await deleteSomeBallots(db, key, after) }))
  await throughTurns(async (db, after) => ({ last: await deleteSomeDrafts(db, key, after) }))
  await throughTurns(async (db, after) => {
    const written = await rewriteTurns(db, key, after)
    return { last: written.at(-1), turns: written.length }
  })
  // Mails before links: a worker that had claimed some when the round was closed has made their links by then.
  await whileAny((db) => forgetSomeMails(db, ids, key))
  await whileAny((db) => forgetSomeLinks(db, key))
  await throughTurns(async (db, after) => ({ last: await forgetSomeCancelled(db, key, after) }))
}

async function sealNow(context: CloserContext, claimed: Claimed, doPiece: DoPiece): Promise<void> {
  if (claimed.isMade === 0) {
    await throughTurnsBy(doPiece)((db, after) => closeTurns(db, claimed, after))
    await dropExports(context, claimed, doPiece)
    await make(context, claimed, doPiece)
  }
  await erase(context, claimed, doPiece)
}

/** Of a named one what was not sent is closed, and drafts go, which nobody reads any more. Done again it does no harm. */
async function endNamed(key: Claimed, doPiece: DoPiece): Promise<void> {
  const throughTurns = throughTurnsBy(doPiece)
  // Whoever goes on after a crash goes through all of them again.
  await doPiece(async () => ({ turns: -key.done }))
  await throughTurns(async (db, after) => {
    // Before turns, as everybody takes it: who is disabled at this moment has turns here, too.
    await lockQuestionnaire(db, key.enterpriseId, key.questionnaireId)
    return closeOpenTurns(db, key, after)
  })
  await throughTurns(async (db, after) => ({ last: await deleteSomeDrafts(db, key, after) }))
}

/** The result appears. */
async function show(claimed: Claimed, db: Handle): Promise<Piece> {
  await setFinished(db, claimed.enterpriseId, claimed.questionnaireId)
  await deleteClosing(db, claimed)
  return { isOver: true }
}

/** One piece of work after the other, whoever asks for it. */
export function createCloser(context: CloserContext) {
  const { database, now, tellFault, patience = PATIENCE_MILLISECONDS } = context
  /** Anonymous rounds this process has finished: nothing of them is left to seal or to forget. */
  const finished = new Set<number>()
  /** Of each type: a named round, which has little to do, does not wait behind the sealing of a large one. */
  const works = { 1: Promise.resolve(), 2: Promise.resolve() }
  let sealing = Promise.resolve()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted

  /**
   * What the database failed is begun again as soon as it answers: that is no fault of the round, whose administrator would
   * wait and read that it failed. Answers whether it was so.
   */
  async function close(claimed: Claimed, type: QuestionnaireType, tries: number): Promise<boolean> {
    const { doPiece, release, fail } = inHand(context, claimed, isStopping)
    try {
      await (type === 2 ? sealNow(context, claimed, doPiece) : endNamed(claimed, doPiece))
      await doPiece((db) => show(claimed, db))
      if (type === 2) finished.add(claimed.questionnaireId)
    } catch (error) {
      if (error instanceof Interrupted) {
        if (isStopping()) await release()
        return false
      }
      tellFault(error)
      const isOfDatabase = error instanceof DatabaseFault
      await overFaults(isOfDatabase && tries < TRIES ? release : fail, stopping.signal)
      return isOfDatabase
    }
    return false
  }

  async function closeAll(type: QuestionnaireType): Promise<void> {
    for (let tries = 0; ; ) {
      const { at, until } = claimOf(now())
      const claimed = isStopping() ? undefined : await database.write((db) => claimClosing(db, type, at, until))
      if (claimed === undefined) return
      tries = (await close(claimed, type, tries)) ? tries + 1 : 0
    }
  }

  /** Does what is left to do after a finish, also of rounds an earlier version finished. */
  function seal(): Promise<void> {
    sealing = sealing.then(() => completeSealing(context, finished)).catch(tellFault)
    return sealing
  }

  /** Closes what there is to close, of these types; ends when that is done. Faults are told. */
  async function wake(types: readonly QuestionnaireType[] = [1, 2]): Promise<void> {
    const before = finished.size
    for (const type of types) works[type] = works[type].then(() => closeAll(type)).catch(tellFault)
    await Promise.all(types.map((type) => works[type]))
    // Not in that chain: rounds of an earlier version may be sealed for minutes.
    if (finished.size > before) await seal()
  }

  return {
    wake,

    /** `wake` for a call that waits: ends when it is done or patience is over; a large round goes on, and tells how far it is. */
    async soon(types: readonly QuestionnaireType[]): Promise<void> {
      await Promise.race([wake(types), pause(patience, undefined, { ref: false })])
    },

    /** Takes out of the hands of dead processes what they had; for whoever knows that there are no living ones. */
    async takeBack(): Promise<void> {
      const at = now()
      const latest = new Date(at.getTime() + LONGEST_PAUSE).toISOString()
      await database.write((db) => freeClosings(db, claimOf(at).until, latest))
    },

    seal,

    /** Begins nothing any more. */
    rest(): void {
      stopping.abort()
    },

    /** Ends after the piece in hand; the rest goes on at the next start. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([works[1], works[2]])
      await sealing
    },
  }
}

export type Closer = ReturnType<typeof createCloser>

/**
 * Rewrites the files of the sealed tables and notes it; also of rounds that an earlier version finished, after these are
 * sealed as well. Does nothing when all is sealed.
 */
async function completeSealing(
  { database, ids, now, tellFault }: CloserContext,
  finished: ReadonlySet<number>,
): Promise<void> {
  const unsealed = await database.read((db) => listUnsealed(db))
  const sealed: RoundKey[] = []
  for (const round of unsealed) {
    const { enterpriseId, questionnaireId } = round
    try {
      if (!finished.has(questionnaireId)) {
        await database.write(async (db) => {
          await sealOlder(db, round)
          await cancelUnsent(db, enterpriseId, questionnaireId)
          await forgetMails(db, ids, round)
        })
      }
      await makeMembers(database, round)
      sealed.push(round)
    } catch (error) {
      // The others' files do not wait for it.
      tellFault(error)
    }
  }
  if (sealed.length === 0) return
  await rewriteSealedTables(database)
  await markSealed(database, sealed, now())
}
