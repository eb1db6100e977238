/** Who calls the site where people answer and read their reports, and by which way in. */
import { BusinessError } from '../../../domain/errors.ts'
import { type Door, type DoorState, isLaterProvider, isShut } from '../../../domain/evaluation/doors.ts'

export interface Rater {
  enterpriseId: number
  employeeId: number
  /** The link's questionnaire; null for a signed-in person, whom all of the own ones are open to. */
  questionnaireId: number | null
  /** False of a link that was mailed to answer with, before the finish. */
  opensReports: boolean
  door: Door
}

/** Whoever came by a mailed link, or is signed in. */
export type Visitor = { enterpriseId: number; employeeId: number } & (
  | { kind: 'rater'; questionnaireId: number; opensReports: boolean }
  | { kind: 'user'; issuerSetAt: string | null }
)

function doorOf(visitor: Visitor): Door {
  if (visitor.kind === 'rater') return 'link'
  return visitor.issuerSetAt === null ? 'signIn' : { issuerSetAt: visitor.issuerSetAt }
}

/** A link opens one questionnaire, a session all of the person's. */
export function raterOf(visitor: Visitor): Rater {
  const { enterpriseId, employeeId } = visitor
  const questionnaireId = visitor.kind === 'rater' ? visitor.questionnaireId : null
  const opensReports = visitor.kind !== 'rater' || visitor.opensReports
  return { enterpriseId, employeeId, questionnaireId, opensReports, door: doorOf(visitor) }
}

/** Throws OTHERS_PASSWORD, OTHERS_ADDRESS or SIGN_ON_LATER when somebody else set the door the rater came by since the round began (R20). */
export function refuseShut(turn: DoorState, { door }: Pick<Rater, 'door'>): void {
  if (isLaterProvider(turn, door)) throw new BusinessError('SIGN_ON_LATER')
  if (isShut(turn, door)) throw new BusinessError(door === 'signIn' ? 'OTHERS_PASSWORD' : 'OTHERS_ADDRESS')
}
