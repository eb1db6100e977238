import { invalidInput } from '../../../domain/errors.ts'
import { momentOf } from '../../../domain/moment.ts'
import { holdsWords, searchWords } from '../../../domain/search.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { questionnaireInfos } from '../../records/questionnaire/info.ts'
import { TAG_USE } from '../../records/questionnaire/tags.ts'
import * as store from './store.ts'
import { listObjectsWithAll, listObjectsWithAny, listTags } from './tagStore.ts'

export interface ListInput {
  keyword?: string | undefined
  status?: 10 | 20 | 30 | 40 | 'disabled' | 'finished' | undefined
  tags?: string[] | undefined
}

const DAY = 86_400_000

/** As stored deadlines are written, so that texts compare like times. */
function dayBounds({ start, end }: { start?: string; end?: string }, moment: Date, language: Language) {
  const today = new Date(Math.floor(moment.getTime() / DAY) * DAY).toISOString()
  const from = start === undefined ? today : given('dayStart', start, language)
  const next = new Date(Date.parse(from) + DAY).toISOString()
  return { start: from, end: end === undefined ? next : given('dayEnd', end, language) }
}

function given(field: 'dayStart' | 'dayEnd', text: string, language: Language): string {
  const moment = momentOf(text)
  if (moment === null) throw invalidInput(field, translateServer(language, 'input.badMoment'))
  return moment
}

/** The list of questionnaires and what stands beside it (spec §7 GET questionnaires). */
export function createQuestionnaireList({ database, now }: ServiceContext) {
  return {
    async list(
      { enterpriseId }: { enterpriseId: number },
      input: ListInput,
      sort: store.QuestionnaireSort,
      page: { pageIndex: number; pageSize: number },
    ) {
      return database.read(async (db) => {
        const filter = await filterOf(db, enterpriseId, input)
        const { items, total } = await store.listQuestionnaires(db, enterpriseId, filter, sort, page)
        return { items: await questionnaireInfos(db, enterpriseId, items), total }
      })
    },

    /** How many there are of each status; the day is that of UTC when the caller does not say which. */
    async counts(
      { enterpriseId, language }: { enterpriseId: number; language: Language },
      input: ListInput,
      day: { start?: string; end?: string },
    ) {
      const { start, end } = dayBounds(day, now(), language)
      // One that closed earlier in the day closes no more.
      const moment = now().toISOString()
      const bounds = { start: start > moment ? start : moment, end }
      const rows = await database.read(async (db) =>
        store.countByStatus(db, enterpriseId, await filterOf(db, enterpriseId, input), bounds),
      )
      const sum = (of: (row: store.Counted) => number) => rows.reduce((total, row) => total + of(row), 0)
      const withStatus = (status: number) =>
        sum(({ processStatus, count, disabled }) => (processStatus === status ? count - disabled : 0))
      return {
        counts: {
          '10': withStatus(10),
          '20': withStatus(20),
          '30': withStatus(30),
          '40': withStatus(40),
          disabled: sum(({ disabled }) => disabled),
        },
        all: sum(({ count }) => count),
        closingToday: sum(({ closing }) => closing),
      }
    },
  }
}

/** Every questionnaire the list's filters let through, in the list's order. */
export async function questionnaireIds(
  db: Handle,
  enterpriseId: number,
  input: ListInput,
  sort: store.QuestionnaireSort = { sort: 'createdAt', order: 'desc' },
): Promise<number[]> {
  return store.listQuestionnaireIds(db, enterpriseId, await filterOf(db, enterpriseId, input), sort)
}

async function filterOf(db: Handle, enterpriseId: number, input: ListInput): Promise<store.QuestionnaireFilter> {
  const { keyword } = input
  const isSearched = searchWords(keyword).length > 0
  const holds = holdsWords(keyword)
  const names = new Set(input.tags ?? [])
  const all = !isSearched && names.size === 0 ? [] : await listTags(db, enterpriseId, TAG_USE)
  const named = all.filter(({ name }) => names.has(name)).map(({ id }) => id)
  const matchingIds = isSearched ? all.filter(({ name }) => holds(name)).map(({ id }) => id) : []
  return {
    keyword,
    keywordIds: await listObjectsWithAny(db, enterpriseId, TAG_USE, matchingIds),
    status: input.status,
    // A tag nobody has is carried by no questionnaire.
    onlyIds:
      names.size === 0
        ? null
        : named.length < names.size
          ? []
          : await listObjectsWithAll(db, enterpriseId, TAG_USE, named),
  }
}
