/** The wire's shapes of this feature by our names. */
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { QueryOf } from '../../providers/calls.ts'

export type RankingItem = components['schemas']['RankingItem']
export type RankingDetail = components['schemas']['RankingDetail']
export type RankingSort = NonNullable<QueryOf<'getRanking'>['sort']>

/** Results do not change while one looks; only those of named questionnaires that still collect do. */
export const LASTING = { staleTime: 30_000 }

/** A person as cells and choices name them. */
export const named = ({ name, nameMark }: Pick<RankingItem, 'name' | 'nameMark'>) => namedApart(name, nameMark)
