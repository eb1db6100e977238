import type { Handlers } from '../../http/call.ts'
import type { PersonalFigures } from './personal/service.ts'

type Ids = 'getScoreArithmetic'

export function personalFiguresRoutes(service: PersonalFigures): Handlers<Ids> {
  return {
    getScoreArithmetic: ({ principal, path, query }) =>
      service.arithmetic(principal, { ...path, dimensionId: query.dimensionId ?? null }),
  }
}
