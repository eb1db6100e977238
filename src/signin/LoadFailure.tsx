import { describeFailure } from '../api/failure.ts'
import { useTranslate } from './translate.ts'

/** What the page needs did not come: why, and, unless asking again cannot help, the way on. */
export function LoadFailure({ error, retry }: { error: unknown; retry?: () => void }) {
  const translate = useTranslate()
  return (
    <>
      <p className="fault" role="alert">
        {describeFailure(error, translate).join('\n')}
      </p>
      {retry && (
        <button type="button" className="main" onClick={retry}>
          {translate('signIn.retry')}
        </button>
      )}
    </>
  )
}
