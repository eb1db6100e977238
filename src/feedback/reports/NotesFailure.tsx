import type { ErrorName } from '../../../domain/errors.ts'
import { describeFailure } from '../../api/failure.ts'
import { isRefusal } from '../../api/refusals.ts'
import { KEPT } from './shapes.ts'
import { useWords } from './useWords.ts'

const SHUT: ErrorName[] = ['OTHERS_PASSWORD', 'OTHERS_ADDRESS', 'SIGN_ON_LATER']

/** Why there are no notes on the page, while the report itself is. */
export function NotesFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useWords()
  const isShut = SHUT.some((name) => isRefusal(error, name))
  return (
    <div style={KEPT}>
      <p role="alert">
        {isShut
          ? words('released.notes.shut')
          : [words('released.notes.notLoaded'), ...describeFailure(error, words)].join(' ')}
      </p>
      {!isShut && (
        <div>
          <button type="button" className="button" onClick={retry}>
            {words('released.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
