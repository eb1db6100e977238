/** The wire's shapes of this feature by our names. */
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { QueryOf } from '../../providers/calls/calls.ts'
import { IN_PLACE } from '../../providers/calls/useQuestion.ts'

export type RankingItem = components['schemas']['RankingItem']
export type RankingDetail = components['schemas']['RankingDetail']
export type RankingLevels = components['schemas']['RankingLevels']
export type RankingSort = NonNullable<QueryOf<'getRanking'>['sort']>
/** Whom the team's details show, and in which order. */
export type DetailQuery = { sort: RankingSort; departId?: number }
/** Relation levels of one dimension, or over all of them. */
export type LevelQuery = DetailQuery & { dimensionId?: number }

/** Results do not change while one looks; only those of named questionnaires that still collect do. Each page tells its failure. */
export const LASTING = { ...IN_PLACE, staleTime: 30_000 }

/** Where a person's report is; the department one looks at goes along. */
export function reportOf(
  id: number,
  { employeeId }: Pick<RankingItem, 'employeeId'>,
  { departId }: { departId?: number } = {},
) {
  const search = new URLSearchParams({ employeeId: String(employeeId) })
  if (departId !== undefined) search.set('departId', String(departId))
  return `/questionnaire/reports/personal/report/${id}?${search}`
}

/** A person as cells and choices name them. */
export const named = ({ name, nameMark }: Pick<RankingItem, 'name' | 'nameMark'>) => namedApart(name, nameMark)

/** The same where one chooses among people. */
export const personLabel = (person: Pick<RankingItem, 'name' | 'nameMark' | 'departmentName'>): string =>
  [named(person), person.departmentName].filter(Boolean).join(' · ')
