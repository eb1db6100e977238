/** What is kept of an event, in words (anonymity.md R11, R15, R20). */
import { translateServer } from '../../../messages/server.ts'
import type { Language } from '../../http/call.ts'
import { kindWord } from '../../jobs/kindWords.ts'
import type { FormsKept } from '../../records/turns/leftOut.ts'
import { type EventForms, NAMED_MOST } from './forms.ts'
import type { AuditRow } from './store.ts'

/** Characters of a detail, as the contract has it. */
const LONGEST = 1000

/** What is kept of an event besides who, what and when; older ones lack some of it. */
export interface Detail extends FormsKept {
  from?: string | null
  to?: string
  added?: number
  removed?: number
  statistic?: boolean
  reason?: string
  employeeId?: number
  /** Whose reports were released, withdrawn or brought back. */
  employeeIds?: number[]
  toSuperior?: boolean
  kind?: string
  count?: number
  title?: string
  keys?: string[]
  host?: string
  cause?: string
  bySingleSignOn?: boolean
  emailType?: string
}

type Names = ReadonlyMap<number, string>

const say = (language: Language, key: string, params: Record<string, string | number> = {}) =>
  translateServer(language, `audit.${key}`, params)

/** What there is of these, one after the other. */
const joined = (language: Language, between: 'and' | 'part', texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .reduce((one, other) => (one === '' ? other : say(language, between, { one, other })), '')

/** Whose forms, in words; the people who are gone are left out. */
function formsText({ forms = [], isMore = false }: Partial<EventForms>, names: Names, language: Language): string {
  const texts = forms.map(({ raterId, evaluateeId }) => {
    const [rater, evaluatee] = [names.get(raterId ?? 0), names.get(evaluateeId)]
    if (evaluatee === undefined) return ''
    return rater === undefined ? say(language, 'formAbout', { evaluatee }) : say(language, 'form', { rater, evaluatee })
  })
  const told = joined(language, 'and', texts)
  return isMore ? say(language, 'more', { forms: told }) : told
}

/** The people of an event who are named; those who are gone are left out later. */
export const namedOf = ({ employeeIds = [] }: Pick<Detail, 'employeeIds'>): number[] => employeeIds.slice(0, NAMED_MOST)

/** Of how many evaluatees something was done to the reports, whether superiors read them, and whose some of them are. */
function reportsText(detail: Detail, names: Names, language: Language): string {
  const { employeeIds, toSuperior = false, count = employeeIds?.length } = detail
  if (count === undefined) return ''
  const told = joined(
    language,
    'and',
    namedOf(detail).map((id) => names.get(id) ?? ''),
  )
  const people = count > NAMED_MOST && told !== '' ? say(language, 'more', { forms: told }) : told
  const superiors = toSuperior ? say(language, 'toSuperior') : ''
  return joined(language, 'part', [say(language, 'people', { count }), superiors, people])
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** What else there is to know of an event, in words; of answers nothing is kept. */
export const detailOf = (...event: Parameters<typeof textOf>): string => shortened(textOf(...event))

function textOf(
  { action, times }: Pick<AuditRow, 'action' | 'times'>,
  detail: Detail & Partial<EventForms>,
  names: Names,
  language: Language,
): string {
  const word = (key: string, params = {}) => say(language, key, params)
  const forms = formsText(detail, names, language)
  const { from, to = '', added = 0, removed = 0, reason = '', keys = [], host = '' } = detail
  switch (action) {
    case 'person.role':
      return word('change', { from: word(`role.${from ?? 'none'}`), to: word(`role.${to}`) })
    case 'person.address':
      return word('change', { from: from || word('none'), to: to || word('none') })
    case 'raters.changed':
      return word('raters', { added, removed })
    case 'setting.changed':
      return joined(
        language,
        'and',
        keys.map((key) => word(`setting.${key}`)),
      )
    case 'feedback.setstatistic':
      return joined(language, 'part', [
        word(detail.statistic === true ? 'counted' : 'leftOut', { count: detail.relationIds?.length ?? 0 }),
        reason,
        forms,
      ])
    case 'answer.cancel':
      return joined(language, 'part', [forms, reason])
    case 'report.results':
    case 'report.answers':
    case 'report.archive':
    case 'report.release':
    case 'report.withdraw':
    case 'report.restore':
      return reportsText(detail, names, language)
    case 'report.combined':
    case 'report.combinedPdf':
      return detail.title ?? ''
    case 'report.form':
      return forms
    case 'mail.template':
      return word(`template.${detail.emailType ?? ''}`)
    case 'person.invitationFailed':
      return detail.cause === undefined ? reason : word(`unsent.${detail.cause}`)
    case 'enterprise.changed':
      return joined(
        language,
        'and',
        keys.map((key) => word(`enterprise.${key}`)),
      )
    case 'session.opened':
    case 'session.refused':
      if (times === 0) return detail.bySingleSignOn === true ? word('bySingleSignOn') : ''
      return word('raters.signIns', { count: times })
    case 'mail.relay':
      return host
    case 'signOn.provider':
      return host === '' ? word('removed') : host
    case 'export.opened':
      return kindWord(detail.kind ?? '', language) ?? ''
    default:
      return names.get(detail.employeeId ?? 0) ?? ''
  }
}
