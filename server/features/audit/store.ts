/** Reading what was done (the table is records/questionnaire/audit.ts's). */
import { sql } from 'kysely'
import { namesOf } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import { type Order, searchHolds } from '../../database/statements.ts'

export interface AuditFilter {
  keyword?: string | undefined
  action?: string | undefined
  /** Only from this moment on. */
  since?: string | undefined
}

/**
 * Events alone, whose keyword asks people and questionnaires in lists of their own, each made once: a join reads the
 * other table anew for each event where PostgreSQL has no statistics (28 s at 20,000; engines.md).
 */
function eventsOf(db: Handle, enterpriseId: number, { keyword, action, since }: AuditFilter) {
  let query = db.selectFrom('auditEvent').where('auditEvent.enterpriseId', '=', enterpriseId)
  if (action !== undefined) query = query.where('auditEvent.action', '=', action)
  if (since !== undefined) query = query.where('auditEvent.at', '>=', since)
  if (keyword === undefined || keyword.trim() === '') return query
  const people = db
    .selectFrom('employee')
    .select('employee.id')
    .where('employee.enterpriseId', '=', enterpriseId)
    .where(searchHolds('employee.search', keyword))
  const questionnaires = db
    .selectFrom('questionnaire')
    .select('questionnaire.id')
    .where('questionnaire.enterpriseId', '=', enterpriseId)
    .where(searchHolds('questionnaire.search', keyword))
  return query.where((eb) =>
    eb.or([
      eb('auditEvent.actorId', 'in', people),
      eb('auditEvent.objectId', 'in', people),
      eb('auditEvent.objectId', 'in', questionnaires),
      reportIsOf(enterpriseId, keyword),
    ]),
  )
}

/** Whose report was opened stands in the detail, alone (features/reports/service.ts); the list of people is made once, and not for each event. */
const reportIsOf = (enterpriseId: number, keyword: string) => sql<boolean>`("auditEvent".action like 'report.%'
  and "auditEvent"."detailJson" in (
    select '{"employeeId":' || cast(reported.id as text) || '}' from employee as reported
    where reported."enterpriseId" = ${enterpriseId} and ${searchHolds('reported.search', keyword)}))`

const selected = (query: ReturnType<typeof eventsOf>) =>
  query.select(['id', 'at', 'times', 'action', 'detailJson', 'remoteAddress', 'actorId', 'objectId'])

type StoredEvent = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

async function listQuestionnaires(db: Handle, enterpriseId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('questionnaire')
    .select(['id', 'title', 'type'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Each with who did it; what it is about is the person or the questionnaire, whichever has the id. */
async function viewed(db: Handle, enterpriseId: number, events: readonly StoredEvent[]) {
  const objectIds = [...new Set(events.map(({ objectId }) => objectId))]
  const names = await namesOf(db, enterpriseId, [...objectIds, ...events.map(({ actorId }) => actorId)])
  const questionnaires = new Map(
    (await listQuestionnaires(db, enterpriseId, objectIds)).map(({ id, ...questionnaire }) => [id, questionnaire]),
  )
  return events.map(({ actorId, objectId, ...event }) => ({
    ...event,
    objectId,
    actorId: names.has(actorId) ? actorId : null,
    actorName: names.get(actorId) ?? null,
    personId: names.has(objectId) ? objectId : null,
    personName: names.get(objectId) ?? null,
    title: questionnaires.get(objectId)?.title ?? null,
    type: questionnaires.get(objectId)?.type ?? null,
  }))
}

export type AuditRow = Awaited<ReturnType<typeof listEvents>>[number]

export async function listEvents(
  db: Handle,
  enterpriseId: number,
  filter: AuditFilter,
  page: { offset: number; limit: number },
  order: Order,
) {
  const events = await selected(eventsOf(db, enterpriseId, filter))
    .orderBy('auditEvent.at', order)
    .orderBy('auditEvent.id', order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return viewed(db, enterpriseId, events)
}

export async function countEvents(db: Handle, enterpriseId: number, filter: AuditFilter): Promise<number> {
  const { count } = await eventsOf(db, enterpriseId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listEventIds(db: Handle, enterpriseId: number, filter: AuditFilter, order: Order) {
  const rows = await eventsOf(db, enterpriseId, filter)
    .select('auditEvent.id')
    .orderBy('auditEvent.at', order)
    .orderBy('auditEvent.id', order)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listEventsById(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const events = await selected(eventsOf(db, enterpriseId, {}))
    .where('auditEvent.id', 'in', [...ids])
    .execute()
  return viewed(db, enterpriseId, events)
}
