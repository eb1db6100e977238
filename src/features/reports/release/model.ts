/** The wire's shapes of releases by our names. */
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { IN_PLACE } from '../../../providers/calls/useQuestion.ts'

export type Released = components['schemas']['ReleasedEvaluatee']
export type Plan = components['schemas']['ReleasePlan']
/** Whom releasing would reach: of all who are chosen, or of those with scores alone. */
export type Reach = components['schemas']['ReleaseReach']

export const nameOf = ({ name, nameMark }: Pick<Released, 'name' | 'nameMark'>) => namedApart(name, nameMark)

/** Whether somebody can open the report now. */
export const isOpen = ({ release }: Released): boolean => release !== null && release.withdrawnAt === null

/** Whether the newest version can be brought back. */
export const isWithdrawn = ({ release }: Released): boolean => release !== null && release.withdrawnAt !== null

/** What others do meanwhile changes such answers, so they are never taken from before. */
export const UNKEPT = { ...IN_PLACE, staleTime: 0, gcTime: 0 }
