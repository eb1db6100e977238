import type { Handle } from '../../database/open.ts'
import { holdsWord } from '../../database/statements.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'

export interface QuestionnaireFilter {
  /** Normalised words, each of which the search column must hold, or one of `keywordIds`. */
  words: string[]
  /** Questionnaires that a tag matching the keyword names. */
  keywordIds: number[]
  status?: QuestionnaireRow['processStatus'] | 'disabled' | undefined
  /** Only these; null for all. */
  onlyIds: number[] | null
  pageIndex: number
  pageSize: number
}

function filtered(db: Handle, enterpriseId: number, filter: QuestionnaireFilter) {
  let query = db.selectFrom('questionnaire').where('enterpriseId', '=', enterpriseId).where('deletedAt', 'is', null)
  if (filter.status === 'disabled') query = query.where('disableStatus', '!=', 0)
  else if (filter.status !== undefined) query = query.where('processStatus', '=', filter.status)
  if (filter.onlyIds !== null) query = query.where('id', 'in', filter.onlyIds)
  if (filter.words.length === 0) return query
  return query.where((eb) =>
    eb.or([
      eb.and(filter.words.map((word) => holdsWord('questionnaire.search', word))),
      ...(filter.keywordIds.length > 0 ? [eb('id', 'in', filter.keywordIds)] : []),
    ]),
  )
}

/** A page of questionnaires, the newest first (ids are time-ordered), and how many there are. */
export async function listQuestionnaires(db: Handle, enterpriseId: number, filter: QuestionnaireFilter) {
  if (filter.onlyIds?.length === 0) return { items: [], total: 0 }
  const query = filtered(db, enterpriseId, filter)
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageIndex - 1) * filter.pageSize)
    .execute()
  return { items, total: counted.total }
}
