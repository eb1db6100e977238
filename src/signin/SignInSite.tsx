/** The sign-in page, or the first set-up while the installation is empty (design §5.13). */
import { useEffect, useMemo, useState } from 'react'
import { translateSignIn } from '../../messages/signIn.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { isBusinessError } from '../api/errors.ts'
import { currentLanguage, keepLanguage } from '../api/language.ts'
import { useLoaded } from '../api/useLoaded.ts'
import { Around } from './Around.tsx'
import { InvitationForm, invitationSecret } from './InvitationForm.tsx'
import { asksLink, LinkForm } from './LinkForm.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { linkedSecret, PasswordForm } from './PasswordForm.tsx'
import { SetUpForm } from './SetUpForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignOn } from './SignOn.tsx'
import { askedEid, takeReturn } from './signOnReturn.ts'
import { type Translate, TranslateContext } from './translate.ts'

type SessionState = components['schemas']['SessionState']

/** What stands behind the `#`, also when a mailed link is pasted over the open page: that loads nothing anew. */
function useHash(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const look = () => setHash(location.hash)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return hash
}

/** What the page must know; an enterprise that is refused takes nobody's sign-in page away. */
async function askState(): Promise<SessionState> {
  const ask = (query: { eid?: string }) => read(api.GET('/api/session/state', { params: { query } }))
  const eid = askedEid()
  if (eid === null) return ask({})
  return ask({ eid }).catch((error: unknown) => {
    if (isBusinessError(error)) return ask({})
    throw error
  })
}

export function SignInSite() {
  const [language, setLanguage] = useState(currentLanguage)
  // First of all: what the provider sent back leaves the address, and what was asked for before is in it again.
  const [returned] = useState(takeReturn)
  const { value: state, error, reload } = useLoaded(askState)
  const translate = useMemo<Translate>(() => (key, params) => translateSignIn(language, key, params), [language])
  const hash = useHash()
  const secret = linkedSecret(hash)
  const invitation = invitationSecret(hash)
  const hasLink = secret !== null || invitation !== null
  const linkKey = secret !== null ? 'newPassword.title' : 'invitation.title'
  const signInKey = asksLink(hash) ? 'link.title' : 'signIn.title'
  const titleKey = hasLink ? linkKey : state?.needsSetup ? 'setUp.title' : signInKey

  useEffect(() => {
    document.title = `${translate('product.name')} · ${translate(titleKey)}`
  }, [translate, titleKey])

  function changeLanguage() {
    const other = language === 'zh' ? 'en' : 'zh'
    keepLanguage(other)
    setLanguage(other)
  }
  return (
    <TranslateContext value={translate}>
      <div className="page">
        <aside>
          <Around />
          <p>{translate('signIn.welcome')}</p>
        </aside>
        <main>
          <header>
            <span className="brand">
              <i aria-hidden="true" />
              {translate('product.name')}
            </span>
            <button type="button" className="quiet" lang={language === 'zh' ? 'en' : 'zh'} onClick={changeLanguage}>
              {language === 'zh' ? 'English' : '中文'}
            </button>
          </header>
          {error !== undefined && <LoadFailure error={error} retry={reload} />}
          {/* Nothing that was typed or told for one link stays for the next. */}
          {secret !== null && <PasswordForm key={secret} secret={secret} />}
          {invitation !== null && <InvitationForm key={invitation} secret={invitation} />}
          {!hasLink && state?.needsSetup === true && <SetUpForm asksCode={state.needsSetupCode} />}
          {!hasLink &&
            state?.needsSetup === false &&
            (asksLink(hash) ? (
              <LinkForm />
            ) : (
              <SignInForm mailsLinks={state.mailsLinks}>
                {(state.singleSignOn || returned !== null) && <SignOn returned={returned} />}
              </SignInForm>
            ))}
        </main>
      </div>
    </TranslateContext>
  )
}
