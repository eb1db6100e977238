/** Who changed the raters of a round that collects is kept, by whichever feature it was done (anonymity.md R19). */
import { isCollecting } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { type Doer, insertEvent, retellEvent } from './audit.ts'
import type { QuestionnaireRow } from './store.ts'

export const CHANGED = 'raters.changed'

/** Relations that came and went, in numbers: of the raters nobody is named. */
export interface RaterChange {
  added: number
  removed: number
}

/** What must be known of a questionnaire. */
export type Round = Pick<QuestionnaireRow, 'enterpriseId' | 'id' | 'processStatus' | 'closingSince'>

async function insertChange(
  db: Handle,
  { userId, remoteAddress }: Doer,
  { enterpriseId, id: objectId }: Round,
  { id, at, ...change }: RaterChange & { id: number; at: Date },
): Promise<void> {
  const event = { enterpriseId, id, at: at.toISOString(), action: CHANGED, objectId }
  await insertEvent(db, { ...event, userId, remoteAddress, detailJson: JSON.stringify(change) })
}

/** Writes the change down while the round collects; before the start it is nobody's concern. */
export async function recordChange(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  doer: Doer,
  round: Round,
  { added, removed }: RaterChange,
): Promise<void> {
  if (!isCollecting(round) || added + removed === 0) return
  await insertChange(db, doer, round, { id: ids.newId(), at: now(), added, removed })
}

/**
 * The same for work in slices: all of them are one event, of that id, which has told of `told` so far. Answers what it
 * tells of now.
 */
export async function recordMore(
  db: Handle,
  { now }: Pick<ServiceContext, 'now'>,
  doer: Doer,
  round: Round,
  { id, told }: { id: number; told: RaterChange },
  { added, removed }: RaterChange,
): Promise<RaterChange> {
  if (!isCollecting(round) || added + removed === 0) return told
  const change = { added: told.added + added, removed: told.removed + removed }
  if (told.added + told.removed > 0) await retellEvent(db, round.enterpriseId, id, JSON.stringify(change))
  else await insertChange(db, doer, round, { id, at: now(), ...change })
  return change
}
