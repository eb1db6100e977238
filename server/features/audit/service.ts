/** What was done, as administrators read it (anonymity.md R11, R15, R20). */
import { namedApart } from '../../../domain/evaluation/names.ts'
import { namesOf } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language, QueryOf, ResultOf } from '../../http/call.ts'
import type { ListSource } from '../../jobs/listSource.ts'
import { everybodysNameMarks, type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import { type Detail, detailOf, namedOf } from './details.ts'
import { formsOf } from './forms.ts'
import * as store from './store.ts'

type AuditEvent = ResultOf<'listAuditEvents'>['items'][number]
type Filter = Pick<QueryOf<'listAuditEvents'>, 'kw' | 'action' | 'days'>

const DAY = 86_400_000

const storedFilter = ({ kw, action, days }: Filter, now: Date): store.AuditFilter => ({
  keyword: kw,
  action,
  since: days === undefined ? undefined : new Date(now.getTime() - days * DAY).toISOString(),
})

/** Rows as the list answers them. `known` are the marks of everybody, where they are in hand. */
async function viewsOf(
  db: Handle,
  enterpriseId: number,
  rows: store.AuditRow[],
  language: Language,
  known?: NameMarks,
): Promise<AuditEvent[]> {
  const details = rows.map(({ detailJson }) => JSON.parse(detailJson) as Detail)
  const forms = await formsOf(db, enterpriseId, rows, details)
  const told = [
    ...details.flatMap(({ employeeId }) => employeeId ?? []),
    ...details.flatMap(namedOf),
    ...forms.flatMap((event) => event.forms.flatMap(({ raterId, evaluateeId }) => [raterId ?? 0, evaluateeId])),
  ]
  const people = [...told, ...rows.flatMap(({ actorId, personId }) => [actorId ?? 0, personId ?? 0])]
  const markOf = known ?? (await nameMarks(db, enterpriseId, people))
  const named = (id: number | null, name: string | null) => (id === null ? '' : namedApart(name ?? '', markOf(id)))
  const names = new Map(
    [...(await namesOf(db, enterpriseId, told))].map(([id, name]) => [id, named(id, name)] as const),
  )
  return rows.map((row, place) => ({
    id: row.id,
    at: row.at,
    isByDay: row.times > 0,
    actor: named(row.actorId, row.actorName),
    // What is written is one of the contract's.
    action: row.action as AuditEvent['action'],
    about: row.title ?? named(row.personId, row.personName),
    detail: detailOf(row, { ...details[place], ...forms[place] }, names, language),
    remoteAddress: row.remoteAddress,
  }))
}

export function createAuditService({ database, now }: ServiceContext) {
  return {
    async list(enterpriseId: number, query: QueryOf<'listAuditEvents'>, language: Language) {
      const { order = 'desc', pageIndex = 1, pageSize = 20 } = query
      const filter = storedFilter(query, now())
      const page = { offset: (pageIndex - 1) * pageSize, limit: pageSize }
      return database.read(async (db) => ({
        items: await viewsOf(db, enterpriseId, await store.listEvents(db, enterpriseId, filter, page, order), language),
        total: await store.countEvents(db, enterpriseId, filter),
        pageIndex,
        pageSize,
      }))
    },
  }
}

export type AuditService = ReturnType<typeof createAuditService>

/** The list as it can be made a file. */
export const exportedAudit = ({ now }: Pick<ServiceContext, 'now'>): ListSource => ({
  async idsOf({ read }, { enterpriseId }, { filter, ids, order }) {
    const wanted = ids === null ? storedFilter(filter, now()) : {}
    const all = await read((db) => store.listEventIds(db, enterpriseId, wanted, order))
    return ids === null ? all : all.filter((id) => ids.has(id))
  },

  async openRecords({ read }, { enterpriseId, language }) {
    const markOf = await everybodysNameMarks(read, enterpriseId)
    return async (db, ids) => {
      const rows = await store.listEventsById(db, enterpriseId, ids)
      const views = await viewsOf(db, enterpriseId, rows, language, markOf)
      return views.map((view) => (view.isByDay ? { ...view, at: view.at.slice(0, 10) } : view))
    }
  },
})
