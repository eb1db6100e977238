import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { Field } from './Field.tsx'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

/** E-mail and password; where to go back to and which enterprise to enter come with the address (spec §2). */
export function SignInForm() {
  const translate = useTranslate()
  const asked = new URLSearchParams(location.search)
  const returnUrl = asked.get('returnUrl')
  const eid = asked.get('eid')
  const { submit, faults, failure, isSending } = useSubmit({
    check: ({ email = '', password = '' }) => ({
      ...(email.trim() === '' && { email: translate('signIn.emailMissing') }),
      ...(password === '' && { password: translate('signIn.passwordMissing') }),
    }),
    send: ({ email = '', password = '' }) => {
      const body = { email: email.trim(), password, ...(returnUrl && { returnUrl }), ...(eid && { eid }) }
      return read(api.POST('/api/session/sign-in', { body }))
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <h1>{translate('signIn.title')}</h1>
      {asked.has('signedOut') && <p className="hint">{translate('signIn.signedOut')}</p>}
      {returnUrl !== null && <p className="hint">{translate('signIn.returnHint')}</p>}
      {failure !== '' && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      <Field name="email" type="email" label={translate('signIn.email')} autoComplete="username" fault={faults.email} />
      <Field
        name="password"
        type="password"
        label={translate('signIn.password')}
        autoComplete="current-password"
        fault={faults.password}
      />
      <button type="submit" className="main" disabled={isSending}>
        {translate(isSending ? 'signIn.submitting' : 'signIn.submit')}
      </button>
      <p className="hint">{translate('signIn.forgot')}</p>
    </form>
  )
}
