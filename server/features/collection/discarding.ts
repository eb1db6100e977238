/** What goes of removed anonymous rounds once nobody can restore them (anonymity.md R22). */
import { restorableSince } from '../../../domain/restoring.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { ROWS_A_STATEMENT } from '../../database/statements.ts'
import { forgetSomeCancelled } from '../../records/questionnaire/audit.ts'
import { lockRemoved } from '../../records/questionnaire/store.ts'
import { keepNoneSent } from '../../records/questionnaire/turnCounts.ts'
import { deleteSomeBallots, deleteSomeDrafts, type RoundKey } from '../../records/turns/answers.ts'
import { deleteSomeLinks } from '../../records/turns/links.ts'
import { closeTurns, rewriteTurns } from '../../records/turns/sealing/closing.ts'
import { type DiscardSome, discard } from '../../records/turns/sealing/discarding.ts'
import { markSealed, rewriteSealedTables, unsealedRounds } from '../../records/turns/sealing/sealing.ts'
import { cancelUnsent, forgetSomeMails } from './forgetting.ts'

/** Of what is gone once it is done, some is done until there is none. */
const whileAny =
  (doSome: (db: Handle, key: RoundKey) => Promise<boolean>): DiscardSome =>
  async (db, key) =>
    (await doSome(db, key)) ? 1 : undefined

/**
 * The answers, and, as a finish does, what tells who had given them: how turns stand and lie, who was asked again, whose forms were
 * cancelled. Its links go: they open nothing, and nothing else would ever take them. In this order, so that what was begun tells no more.
 */
const kindsOf = ({ ids }: Pick<ServiceContext, 'ids'>, now: string): DiscardSome[] => [
  deleteSomeDrafts,
  deleteSomeBallots,
  async (db, key, after) => (await closeTurns(db, key, after)).last,
  async (db, key, after) => (await rewriteTurns(db, key, after)).at(-1),
  whileAny(async (db, key) => {
    await keepNoneSent(db, key)
    await cancelUnsent(db, key.enterpriseId, key.questionnaireId)
    return false
  }),
  whileAny((db, key) => forgetSomeMails(db, ids, key)),
  whileAny(async (db, key) => (await deleteSomeLinks(db, key, now, ROWS_A_STATEMENT)) > 0),
  forgetSomeCancelled,
]

/** Discards it all, and rewrites the files; noted afterwards, so that what was cut short is done again. */
export async function discardRemoved(context: ServiceContext, isStopping: () => boolean = () => false): Promise<void> {
  const { database } = context
  const now = context.now()
  const moment = restorableSince(now)
  const removed = await database.read((db) =>
    unsealedRounds(db, 30).where('questionnaire.deletedAt', '<', moment).execute(),
  )
  const kinds = kindsOf(context, now.toISOString())
  const discarded: RoundKey[] = []
  for (const round of removed) {
    const { enterpriseId, questionnaireId } = round
    // Somebody may restore it at this very moment: who comes second finds it gone, or kept.
    const isGone = async (db: Handle) => (await lockRemoved(db, enterpriseId, questionnaireId, moment)) !== undefined
    if (await discard(database, round, kinds, isStopping, isGone)) discarded.push(round)
  }
  if (discarded.length === 0 || isStopping()) return
  await rewriteSealedTables(database)
  await markSealed(database, discarded, now)
}
