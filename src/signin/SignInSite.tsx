/** The sign-in page, or the first set-up while the installation is empty (design §5.13). */
import { useEffect, useMemo, useState } from 'react'
import { translateSignIn } from '../../messages/signIn.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { describeFailure } from '../api/failure.ts'
import { currentLanguage, keepLanguage } from '../api/language.ts'
import { Around } from './Around.tsx'
import { InvitationForm, invitationSecret } from './InvitationForm.tsx'
import { LINK_ADDRESS, LinkForm } from './LinkForm.tsx'
import { linkedSecret, PasswordForm } from './PasswordForm.tsx'
import { SetUpForm } from './SetUpForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { type Translate, TranslateContext } from './translate.ts'

const asksLinkNow = () => location.hash === LINK_ADDRESS

type SessionState = components['schemas']['SessionState']

export function SignInSite() {
  const [language, setLanguage] = useState(currentLanguage)
  const [state, setState] = useState<SessionState>()
  const [failure, setFailure] = useState<unknown>(null)
  const translate = useMemo<Translate>(() => (key, params) => translateSignIn(language, key, params), [language])
  const [secret] = useState(linkedSecret)
  const [invitation] = useState(invitationSecret)
  const [asksLink, setAsksLink] = useState(asksLinkNow)
  const hasLink = secret !== null || invitation !== null
  const linkKey = secret !== null ? 'newPassword.title' : 'invitation.title'
  const signInKey = asksLink ? 'link.title' : 'signIn.title'
  const titleKey = hasLink ? linkKey : state?.needsSetup ? 'setUp.title' : signInKey

  useEffect(() => {
    read(api.GET('/api/session/state')).then(setState, setFailure)
  }, [])
  useEffect(() => {
    const look = () => setAsksLink(asksLinkNow())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
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
          {failure !== null && (
            <p className="fault" role="alert">
              {describeFailure(failure, translate).join('\n')}
            </p>
          )}
          {secret !== null && <PasswordForm secret={secret} />}
          {invitation !== null && <InvitationForm secret={invitation} />}
          {!hasLink && state?.needsSetup === true && <SetUpForm asksCode={state.needsSetupCode} />}
          {!hasLink &&
            state?.needsSetup === false &&
            (asksLink ? <LinkForm /> : <SignInForm mailsLinks={state.mailsLinks} />)}
        </main>
      </div>
    </TranslateContext>
  )
}
