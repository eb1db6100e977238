import type { ServiceContext } from '../../../database/context.ts'
import type { UserPrincipal } from '../../../http/call.ts'
import { createRecorder } from '../recording.ts'
import { readArithmetic, type WantedArithmetic } from './arithmetic.ts'
import { type Person, readQuestions, readStatistics } from './statistics.ts'

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
    async statistics(principal: UserPrincipal, person: Person) {
      const statistics = await readStatistics(context, principal.enterpriseId, person)
      const { employeeId } = person
      await record(principal, person.id, 'statistics', { employeeId })
      if (statistics.previous !== null) await record(principal, statistics.previous.id, 'before', { employeeId })
      return statistics
    },
    async questions(principal: UserPrincipal, person: Person) {
      const questions = await readQuestions(context, principal.enterpriseId, person)
      await record(principal, person.id, 'questionStatistics', { employeeId: person.employeeId })
      return questions
    },
  }
}

export type PersonalFigures = ReturnType<typeof createPersonalFigures>
