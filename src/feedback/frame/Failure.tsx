/** One place shows what a failed loading means, and one place leaves the page for the sign-in. */
import { useEffect } from 'react'
import { UnauthenticatedError } from '../../api/errors.ts'
import { describeFailure } from '../../api/failure.ts'
import { readAddress } from '../address.ts'
import { noticeOf } from '../failure.ts'
import { useText } from '../text.tsx'
import { Loading } from './Loading.tsx'
import { NoticePage } from './NoticePage.tsx'

/** Back to where one is; a link's own address opens without signing in. */
export function signInAddress(): string {
  const { hash } = window.location
  const page = hash === '#/' || readAddress(hash).secret !== null ? '' : hash
  return `/signin/?returnUrl=/feedback/${encodeURIComponent(page)}`
}

interface FailureProps {
  error: unknown
  retry: () => void
  /** Address of the task list, where going back helps. */
  back?: string
}

export function Failure({ error, retry, back }: FailureProps) {
  const { t } = useText()
  const notice = noticeOf(error)
  const isWorthTrying = notice === 'failed' || notice === 'paused'
  const isSignedOut = error instanceof UnauthenticatedError
  useEffect(() => {
    if (isSignedOut) window.location.assign(signInAddress())
  }, [isSignedOut])
  if (notice === null) return <Loading />
  return (
    <NoticePage
      key={notice}
      notice={notice}
      detail={notice === 'failed' ? describeFailure(error, t).join(' ') : undefined}
    >
      {isWorthTrying && (
        <button type="button" className="button main" onClick={retry}>
          {t('feedback.retry')}
        </button>
      )}
      {notice === 'forbidden' && (
        <a className="button main" href={signInAddress()}>
          {t('feedback.signIn')}
        </a>
      )}
      {back !== undefined && (
        <a className={isWorthTrying ? 'button' : 'button main'} href={back}>
          {t('feedback.back')}
        </a>
      )}
    </NoticePage>
  )
}
