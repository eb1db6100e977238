import type { Handlers } from '../../http/call.ts'
import type { PersonalFigures } from './personal/service.ts'

type Ids = 'getScoreArithmetic' | 'getPersonalStatistics' | 'getQuestionStatistics'

export function personalFiguresRoutes(service: PersonalFigures): Handlers<Ids> {
  return {
    getScoreArithmetic: ({ principal, path, query }) =>
      service.arithmetic(principal, { ...path, dimensionId: query.dimensionId ?? null }),
    getPersonalStatistics: ({ principal, path }) => service.statistics(principal, path),
    getQuestionStatistics: ({ principal, path }) => service.questions(principal, path),
  }
}
