/** How a job that changes a questionnaire's people slice by slice ends early: what it did stays and is told, with why there is no more. */
import { BusinessError } from '../../domain/errors.ts'
import { DatabaseFault } from '../database/engine/faults.ts'
import type { ResultOf } from '../http/call.ts'
import { JobRefusal } from './order.ts'

/** What such a job tells of the relations it made, took away and passed over; a fault of row 0 says why it ended early. */
export interface Outcome extends Pick<NonNullable<ResultOf<'getJob'>['result']>, 'created' | 'updated' | 'skipped'> {
  failedRows: number
  failed: { row: number; field: string; fault: string; params: BusinessError['params'] }[]
}

export const NOTHING_DONE: Outcome = { created: 0, updated: 0, skipped: 0, failedRows: 0, failed: [] }

/** `fault` is the key of a sentence. */
export function refusal(before: Outcome, fault: string, params: BusinessError['params'] = {}): JobRefusal {
  return new JobRefusal({ ...before, failed: [{ row: 0, field: '', fault, params }] })
}

/** Does a slice; what refuses it ends the job, `over` where the questionnaire does not take it any more. */
export async function orRefuse<Answer>(before: Outcome, over: string, slice: () => Promise<Answer>): Promise<Answer> {
  try {
    return await slice()
  } catch (error) {
    if (!(error instanceof BusinessError) || error instanceof DatabaseFault) throw error
    const { errorName, params } = error
    const isGone = errorName === 'NOT_FOUND' || errorName === 'NOT_EDITABLE'
    throw refusal(before, isGone ? over : `error.${errorName}`, params)
  }
}
