import type { ErrorName } from '../../../domain/errors.ts'
import { joinSentences } from '../../../report/format.ts'
import { UnauthenticatedError } from '../../api/errors.ts'
import { describeFailure } from '../../api/failure.ts'
import { isRefusal } from '../../api/refusals.ts'
import { signInAddress } from '../frame/Failure.tsx'
import { useText } from '../text.tsx'
import { useWords } from './useWords.ts'

interface Shut {
  refusal: ErrorName
  own: string
  /** To a superior, where they are shared. */
  shared: string
}

const SHUT: readonly Shut[] = [
  {
    refusal: 'OTHERS_PASSWORD',
    own: 'released.notes.shut.password',
    shared: 'released.notes.sharedShut.password',
  },
  {
    refusal: 'OTHERS_ADDRESS',
    own: 'released.notes.shut.address',
    shared: 'released.notes.sharedShut.address',
  },
  {
    refusal: 'SIGN_ON_LATER',
    own: 'released.notes.shut.signOn',
    shared: 'released.notes.sharedShut.signOn',
  },
]

/** The refusal of a door that somebody else set, which opens the report and no notes. */
export const shutBy = (error: unknown): Shut | undefined => SHUT.find(({ refusal }) => isRefusal(error, refusal))

interface TroubleProps {
  error: unknown
  /** What it means for what was wanted, in front of the reason. */
  lead?: string | undefined
  /** Whose notes a superior asked for. */
  superiorOf?: string | undefined
}

/** Why something failed that leaves the page as it is; whose session has ended signs in beside it. */
export function Trouble({ error, lead, superiorOf }: TroubleProps) {
  const words = useWords()
  const { language } = useText()
  const shut = shutBy(error)
  const before = lead === undefined ? [] : [lead]
  if (shut !== undefined) {
    const reason = superiorOf === undefined ? words(shut.own) : words(shut.shared, { name: superiorOf })
    return joinSentences([...before, reason], language)
  }
  // Open while it was withdrawn: the page of one that is gone says it so, too.
  if (isRefusal(error, 'NOT_FOUND')) return joinSentences([...before, words('released.gone.text')], language)
  if (!(error instanceof UnauthenticatedError))
    return joinSentences([...before, ...describeFailure(error, words)], language)
  return (
    <>
      {joinSentences([...before, words('released.signedOut')], language)}{' '}
      <a href={signInAddress()} target="_blank" rel="noopener">
        {words('released.signIn')}
      </a>
    </>
  )
}
