/** Who changed the raters of a round that collects: kept, and shown where it was started (anonymity.md R19). */
import { isCollecting } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { insertEvent, retellEvent } from '../../records/questionnaire/audit.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { RelationCaller } from './levelService.ts'
import { listEventsOf } from './store.ts'

const CHANGED = 'raters.changed'
/** So many changes are shown, the newest first. */
const SHOWN_MOST = 100

/** Relations that came and went, in numbers: of the raters nobody is named. */
export interface RaterChange {
  added: number
  removed: number
}

type Doer = Pick<RelationCaller, 'userId' | 'remoteAddress'>

async function insertChange(
  db: Handle,
  doer: Doer,
  { enterpriseId, id: objectId }: QuestionnaireRow,
  { id, at, ...change }: RaterChange & { id: number; at: Date },
): Promise<void> {
  const event = { enterpriseId, id, at: at.toISOString(), action: CHANGED, objectId }
  const { userId, remoteAddress } = doer
  await insertEvent(db, { ...event, userId, remoteAddress, detailJson: JSON.stringify(change) })
}

/** Writes the change down while the round collects; before the start it is nobody's concern. */
export async function recordChange(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  doer: Doer,
  row: QuestionnaireRow,
  { added, removed }: RaterChange,
): Promise<void> {
  if (!isCollecting(row) || added + removed === 0) return
  await insertChange(db, doer, row, { id: ids.newId(), at: now(), added, removed })
}

/**
 * The same for work in slices: all of them are one event, of that id, which has told of `told` so far. Answers what it
 * tells of now.
 */
export async function recordMore(
  db: Handle,
  { now }: Pick<ServiceContext, 'now'>,
  doer: Doer,
  row: QuestionnaireRow,
  { id, told }: { id: number; told: RaterChange },
  { added, removed }: RaterChange,
): Promise<RaterChange> {
  if (!isCollecting(row) || added + removed === 0) return told
  const change = { added: told.added + added, removed: told.removed + removed }
  if (told.added + told.removed > 0) await retellEvent(db, row.enterpriseId, id, JSON.stringify(change))
  else await insertChange(db, doer, row, { id, at: now(), ...change })
  return change
}

export function createRaterChanges({ database }: ServiceContext) {
  return {
    /** The latest changes since the start, newest first. Throws NOT_FOUND. */
    async list({ enterpriseId }: RelationCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        const events = await listEventsOf(db, enterpriseId, id, CHANGED, SHOWN_MOST)
        const markOf = await nameMarks(
          db,
          enterpriseId,
          events.map(({ employeeId }) => employeeId ?? 0),
        )
        return events.map(({ id: changeId, at, name, employeeId, detailJson }) => ({
          id: changeId,
          at,
          name: name ?? '',
          nameMark: markOf(employeeId ?? 0),
          ...(JSON.parse(detailJson) as RaterChange),
        }))
      })
    },
  }
}

export type RaterChanges = ReturnType<typeof createRaterChanges>
