import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { onComeBack } from '../api/comeBack.ts'
import { read } from '../api/envelope.ts'
import { describeFailure } from '../api/failure.ts'
import { askedEid, keepAsked, keepEid, type SignOnReturn } from './signOnReturn.ts'
import { useTranslate } from './translate.ts'

/** What was sent already: whoever looks at another form and comes back has no second answer of the provider. */
const sent = new WeakSet<SignOnReturn>()

/** The way to the enterprise's own sign-in page; finishes, once, what that led back with. */
export function SignOn({ returned }: { returned: SignOnReturn | null }) {
  const translate = useTranslate()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState<'signIn.submitting' | 'signIn.ssoLeaving' | null>(
    returned === null || sent.has(returned) ? null : 'signIn.submitting',
  )
  const refuse = useCallback((error: unknown) => {
    setBusy(null)
    setFailure(error)
  }, [])
  useEffect(() => {
    if (returned === null || sent.has(returned)) return
    sent.add(returned)
    const finished = read(api.POST('/api/session/sign-on/completion', { body: returned }))
    finished.then(({ returnUrl }) => {
      keepEid()
      location.assign(returnUrl)
    }, refuse)
  }, [returned, refuse])
  // Whoever goes back from the company's page may try again, or sign in by password.
  useEffect(() => onComeBack(() => setBusy(null)), [])
  function leave() {
    setBusy('signIn.ssoLeaving')
    setFailure(null)
    const eid = askedEid()
    const returnUrl = new URLSearchParams(location.search).get('returnUrl')
    const body = { ...(eid && { eid }), ...(returnUrl && { returnUrl }) }
    const begun = read(api.POST('/api/session/sign-on', { body }))
    begun.then(({ address }) => {
      keepAsked()
      location.assign(address)
    }, refuse)
  }
  return (
    <>
      {failure !== null && (
        <p className="fault" role="alert">
          {describeFailure(failure, translate).join('\n')}
        </p>
      )}
      <button type="button" className="quiet" disabled={busy !== null} onClick={leave}>
        {translate(busy ?? 'signIn.sso')}
      </button>
    </>
  )
}
