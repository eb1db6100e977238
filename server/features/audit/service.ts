/** What was done, as administrators read it (anonymity.md R11, R15, R20). */
import { namedApart } from '../../../domain/evaluation/names.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Language, QueryOf, ResultOf } from '../../http/call.ts'
import { kindWord } from '../../jobs/kindWords.ts'
import type { ListSource } from '../../jobs/listSource.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import * as store from './store.ts'

type AuditEvent = ResultOf<'listAuditEvents'>['items'][number]
type Filter = Pick<QueryOf<'listAuditEvents'>, 'kw' | 'action' | 'days'>

const DAY = 86_400_000
const LONGEST_DETAIL = 1000

const storedFilter = ({ kw, action, days }: Filter, now: Date): store.AuditFilter => ({
  keyword: kw,
  action,
  since: days === undefined ? undefined : new Date(now.getTime() - days * DAY).toISOString(),
})

/** What is kept of an event besides who, what and when; older ones lack some of it. */
interface Detail {
  from?: string | null
  to?: string
  added?: number
  removed?: number
  statistic?: boolean
  reason?: string
  relationIds?: unknown[]
  employeeId?: number
  kind?: string
  keys?: string[]
  host?: string
  cause?: string
  bySingleSignOn?: boolean
}

/** What else there is to know of an event, in words; of answers nothing is kept. */
function detailOf(
  { action, times }: store.AuditRow,
  detail: Detail,
  names: ReadonlyMap<number, string>,
  language: Language,
): string {
  const say = (key: string, params = {}) => translateServer(language, `audit.${key}`, params)
  const { from, to = '', added = 0, removed = 0, reason = '', keys = [], host = '' } = detail
  switch (action) {
    case 'person.role':
      return say('change', { from: say(`role.${from ?? 'none'}`), to: say(`role.${to}`) })
    case 'person.address':
      return say('change', { from: from || say('none'), to: to || say('none') })
    case 'raters.changed':
      return say('raters', { added, removed })
    case 'setting.changed':
      return keys.map((key) => say(`setting.${key}`)).join(say('and'))
    case 'feedback.setstatistic':
      return [
        say(detail.statistic === true ? 'counted' : 'leftOut', { count: detail.relationIds?.length ?? 0 }),
        reason,
      ]
        .filter((part) => part !== '')
        .join(say('and'))
    case 'answer.cancel':
      return reason
    case 'person.invitationFailed':
      return detail.cause === undefined ? reason : say(`unsent.${detail.cause}`)
    case 'enterprise.changed':
      return keys.map((key) => say(`enterprise.${key}`)).join(say('and'))
    case 'session.opened':
    case 'session.refused':
      if (times === 0) return detail.bySingleSignOn === true ? say('bySingleSignOn') : ''
      return say('raters.signIns', { count: times })
    case 'mail.relay':
      return host
    case 'signOn.provider':
      return host === '' ? say('removed') : host
    case 'export.opened':
      return kindWord(detail.kind ?? '', language) ?? ''
    default:
      return names.get(detail.employeeId ?? 0) ?? ''
  }
}

/** Rows as the list answers them. */
async function viewsOf(
  db: Handle,
  enterpriseId: number,
  rows: store.AuditRow[],
  language: Language,
): Promise<AuditEvent[]> {
  const details = rows.map(({ detailJson }) => JSON.parse(detailJson) as Detail)
  const reported = details.flatMap(({ employeeId }) => employeeId ?? [])
  const markOf = await nameMarks(db, enterpriseId, [
    ...reported,
    ...rows.flatMap(({ actorId, personId }) => [actorId ?? 0, personId ?? 0]),
  ])
  const named = (id: number | null, name: string | null) => (id === null ? '' : namedApart(name ?? '', markOf(id)))
  const people = await store.listPeople(db, enterpriseId, [...new Set(reported)])
  const names = new Map(people.map(({ id, displayName }) => [id, named(id, displayName)]))
  return rows.map((row, place) => ({
    id: row.id,
    at: row.at,
    isByDay: row.times > 0,
    actor: named(row.actorId, row.actorName),
    // What is written is one of the contract's.
    action: row.action as AuditEvent['action'],
    about: row.title ?? named(row.personId, row.personName),
    detail: detailOf(row, details[place] ?? {}, names, language).slice(0, LONGEST_DETAIL),
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
  async idsOf(db, { enterpriseId }, { filter, ids, order }) {
    const all = await store.listEventIds(db, enterpriseId, ids === null ? storedFilter(filter, now()) : {}, order)
    return ids === null ? all : all.filter((id) => ids.has(id))
  },

  async recordsOf(db, { enterpriseId, language }, ids) {
    return viewsOf(db, enterpriseId, await store.listEventsById(db, enterpriseId, ids), language)
  },
})
