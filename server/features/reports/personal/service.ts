import type { ServiceContext } from '../../../database/context.ts'
import type { UserPrincipal } from '../../../http/call.ts'
import { createRecorder } from '../recording.ts'
import { readArithmetic, type WantedArithmetic } from './arithmetic.ts'

/** What stands beside the figures of one evaluatee, as administrators read it. */
export function createPersonalFigures(context: ServiceContext) {
  const record = createRecorder(context)

  return {
    /** A named round's shows single answers, which is recorded as such. */
    async arithmetic(principal: UserPrincipal, wanted: WantedArithmetic) {
      const { id, employeeId } = wanted
      const steps = await readArithmetic(context, principal.enterpriseId, wanted)
      const opened = steps.isExact && steps.dimension !== null ? 'answersOfScore' : 'arithmetic'
      await record(principal, id, opened, { employeeId })
      return steps
    },
  }
}

export type PersonalFigures = ReturnType<typeof createPersonalFigures>
