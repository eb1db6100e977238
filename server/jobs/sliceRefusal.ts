/** How a job that changes a questionnaire's people slice by slice ends early: what it did stays and is told, with why there is no more. */
import { BusinessError } from '../../domain/errors.ts'
import { DatabaseFault } from '../database/faults.ts'
import { JobRefusal } from './order.ts'

/** The outcome before the slice that was refused. */
type Before = { failed: unknown }

/** `fault` is the key of a sentence. */
export function refusal(before: Before, fault: string, params: BusinessError['params'] = {}): JobRefusal {
  return new JobRefusal({ ...before, failed: [{ row: 0, field: '', fault, params }] })
}

/** Does a slice; what refuses it ends the job, `over` where the questionnaire does not take it any more. */
export async function orRefuse<Answer>(before: Before, over: string, slice: () => Promise<Answer>): Promise<Answer> {
  try {
    return await slice()
  } catch (error) {
    if (!(error instanceof BusinessError) || error instanceof DatabaseFault) throw error
    const { errorName, params } = error
    const isGone = errorName === 'NOT_FOUND' || errorName === 'NOT_EDITABLE'
    throw refusal(before, isGone ? over : `error.${errorName}`, params)
  }
}
