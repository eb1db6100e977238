/** Reading what was done (the table is records/questionnaire/audit.ts's). */
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import { type Order, searchHolds } from '../../database/statements.ts'

export interface AuditFilter {
  keyword?: string | undefined
  action?: string | undefined
  /** Only from this moment on. */
  since?: string | undefined
}

/** Events with who did them; `about` is the person or the questionnaire, whichever has the id. */
function eventsOf(db: Handle, enterpriseId: number, { keyword, action, since }: AuditFilter) {
  let query = db
    .selectFrom('auditEvent')
    .leftJoin('employee as actor', (join) =>
      join.onRef('actor.enterpriseId', '=', 'auditEvent.enterpriseId').onRef('actor.id', '=', 'auditEvent.actorId'),
    )
    .leftJoin('employee as person', (join) =>
      join.onRef('person.enterpriseId', '=', 'auditEvent.enterpriseId').onRef('person.id', '=', 'auditEvent.objectId'),
    )
    .leftJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'auditEvent.enterpriseId')
        .onRef('questionnaire.id', '=', 'auditEvent.objectId'),
    )
    .where('auditEvent.enterpriseId', '=', enterpriseId)
  if (action !== undefined) query = query.where('auditEvent.action', '=', action)
  if (since !== undefined) query = query.where('auditEvent.at', '>=', since)
  if (keyword === undefined || keyword.trim() === '') return query
  const holds = ['actor.search', 'person.search', 'questionnaire.search'] as const
  return query.where((eb) =>
    eb.or([
      ...holds.map((column) => sql<boolean>`coalesce(${searchHolds(column, keyword)}, false)`),
      reportIsOf(enterpriseId, keyword),
    ]),
  )
}

/** Whose report was opened stands in the detail, alone (features/reports/service.ts); the list of people is made once, and not for each event. */
const reportIsOf = (enterpriseId: number, keyword: string) => sql<boolean>`("auditEvent".action like 'report.%'
  and "auditEvent"."detailJson" in (
    select '{"employeeId":' || cast(reported.id as text) || '}' from employee as reported
    where reported."enterpriseId" = ${enterpriseId} and ${searchHolds('reported.search', keyword)}))`

const viewed = (query: ReturnType<typeof eventsOf>) =>
  query.select([
    'auditEvent.id',
    'auditEvent.at',
    'auditEvent.times',
    'auditEvent.action',
    'auditEvent.detailJson',
    'auditEvent.remoteAddress',
    'actor.id as actorId',
    'actor.displayName as actorName',
    'person.id as personId',
    'person.displayName as personName',
    'questionnaire.title',
  ])

export type AuditRow = Awaited<ReturnType<typeof listEvents>>[number]

export async function listEvents(
  db: Handle,
  enterpriseId: number,
  filter: AuditFilter,
  page: { offset: number; limit: number },
  order: Order,
) {
  return viewed(eventsOf(db, enterpriseId, filter))
    .orderBy('auditEvent.at', order)
    .orderBy('auditEvent.id', order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
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
  return viewed(eventsOf(db, enterpriseId, {}))
    .where('auditEvent.id', 'in', [...ids])
    .execute()
}

export async function listPeople(db: Handle, enterpriseId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('employee')
    .select(['id', 'displayName'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .execute()
}
