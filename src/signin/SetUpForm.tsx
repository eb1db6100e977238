import { SHORTEST_PASSWORD } from '../../domain/directory/passwordRule.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { Field } from './Field.tsx'
import { passwordFault } from './passwordFault.ts'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

const FIELDS = ['enterpriseName', 'displayName', 'email', 'password'] as const

/** The enterprise and its first administrator, who is signed in at once; `asksCode` where a stranger might come first. */
export function SetUpForm({ asksCode }: { asksCode: boolean }) {
  const translate = useTranslate()
  const { submit, faults, failure, isSending } = useSubmit({
    check: (values) => {
      const fields = asksCode ? (['setupCode', ...FIELDS] as const) : FIELDS
      const missing = fields.filter((name) => (values[name] ?? '').trim() === '')
      const found = Object.fromEntries(missing.map((name) => [name, translate('setUp.fieldMissing')]))
      const isGiven = !missing.includes('password')
      return { ...found, ...(isGiven && passwordFault(translate, 'password', values.password ?? '')) }
    },
    send: ({ enterpriseName = '', displayName = '', email = '', password = '', setupCode = '' }) => {
      const body = {
        enterpriseName: enterpriseName.trim(),
        displayName: displayName.trim(),
        email: email.trim(),
        password,
        ...(asksCode && { setupCode: setupCode.trim() }),
      }
      return read(api.POST('/api/session/setup', { body }))
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <h1>{translate('setUp.title')}</h1>
      <p className="hint">{translate('setUp.intro')}</p>
      {failure !== '' && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      {asksCode && (
        <Field
          name="setupCode"
          label={translate('setUp.code')}
          autoComplete="off"
          hint={translate('setUp.codeHint')}
          fault={faults.setupCode}
        />
      )}
      <Field
        name="enterpriseName"
        label={translate('setUp.enterpriseName')}
        autoComplete="organization"
        fault={faults.enterpriseName}
      />
      <Field name="displayName" label={translate('setUp.displayName')} autoComplete="name" fault={faults.displayName} />
      <Field name="email" type="email" label={translate('setUp.email')} autoComplete="username" fault={faults.email} />
      <Field
        name="password"
        type="password"
        label={translate('setUp.password')}
        autoComplete="new-password"
        hint={translate('setUp.passwordHint', { minimum: SHORTEST_PASSWORD })}
        fault={faults.password}
      />
      <button type="submit" className="main" disabled={isSending}>
        {translate(isSending ? 'setUp.submitting' : 'setUp.submit')}
      </button>
    </form>
  )
}
