import { SHORTEST_PASSWORD } from '../../domain/directory/passwordRule.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { Field } from './Field.tsx'
import { passwordFault } from './passwordFault.ts'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

/** The secret of a mailed link, where the address holds one. */
export function linkedSecret(hash: string): string | null {
  return /^#\/password\/([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/** One's own password by a mailed link (design §5.4); then one signs in with it. */
export function PasswordForm({ secret }: { secret: string }) {
  const translate = useTranslate()
  const { submit, faults, failure, isSending } = useSubmit({
    check: ({ password = '' }) => passwordFault(translate, 'password', password),
    send: async ({ password = '' }) => {
      await read(api.POST('/api/session/password', { body: { secret, password } }))
      return { returnUrl: '/signin/?passwordSet=1' }
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <h1>{translate('newPassword.title')}</h1>
      <p className="hint">{translate('newPassword.intro')}</p>
      {failure !== '' && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      <Field
        name="password"
        type="password"
        label={translate('newPassword.password')}
        autoComplete="new-password"
        hint={translate('setUp.passwordHint', { minimum: SHORTEST_PASSWORD })}
        fault={faults.password}
      />
      <button type="submit" className="main" disabled={isSending}>
        {translate(isSending ? 'newPassword.submitting' : 'newPassword.submit')}
      </button>
    </form>
  )
}
