import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { createJobs } from './jobs.ts'
import { type SetUpInput, setUpEnterprise } from './setUp.ts'

/** Enterprises and the first set-up. */
export function createEnterpriseService(context: ServiceContext) {
  return {
    jobs: createJobs(context),

    /** The first enterprise and its administrator, on an empty installation only (design §5.13). */
    async setUpFirst(input: SetUpInput) {
      return setUpEnterprise(context, input, true)
    },
    refuseIncomplete(fields: Record<string, string | undefined>): void {
      const missing = Object.entries(fields).find(([, value]) => value === undefined || value.trim() === '')
      if (missing === undefined) return
      throw new BusinessError(
        'INVALID_INPUT',
        { field: missing[0], detail: '' },
        { fields: [{ field: missing[0], message: 'required' }] },
      )
    },
  }
}

export type EnterpriseService = ReturnType<typeof createEnterpriseService>
