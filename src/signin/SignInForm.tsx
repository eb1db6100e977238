import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SHORTEST_PASSWORD } from '../../domain/directory/passwordRule.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { isRefusal } from '../api/refusals.ts'
import { Field } from './Field.tsx'
import { LINK_ADDRESS } from './LinkForm.tsx'
import { passwordFault } from './passwordFault.ts'
import { namedEid } from './signOnReturn.ts'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

/** What was typed as a name: whoever has no address signs in by number. */
const named = (name: string) => (name.includes('@') ? { email: name } : { employeeNo: name })

/** The password was an administrator's: it works once, for choosing an own one. */
const needsNewPassword = (error: unknown) => isRefusal(error, 'PASSWORD_CHANGE_NEEDED')

/** Nothing went wrong: one more thing is asked for. */
const asksMore = (error: unknown) => needsNewPassword(error) || isRefusal(error, 'ENTERPRISE_NEEDED')

/**
 * E-mail or number and password; where to go back to and which enterprise to enter come with the address (spec §2).
 * `mailsLinks`: whoever has no password can ask for a link. `children`: other ways in.
 */
export function SignInForm({ mailsLinks, children }: { mailsLinks: boolean; children: ReactNode }) {
  const translate = useTranslate()
  const asked = new URLSearchParams(location.search)
  const returnUrl = asked.get('returnUrl')
  const [asksNew, setAsksNew] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (asksNew) form.current?.querySelector<HTMLInputElement>('[name="newPassword"]')?.focus()
  }, [asksNew])
  const { submit, faults, error, failure, enterprises, isSending } = useSubmit({
    inputs: { email: 'name', employeeNo: 'name' },
    check: ({ name = '', password = '', newPassword }) => ({
      ...(name.trim() === '' && { name: translate('signIn.nameMissing') }),
      ...(password === '' && { password: translate('signIn.passwordMissing') }),
      ...(newPassword !== undefined && passwordFault(translate, 'newPassword', newPassword)),
    }),
    send: ({ name = '', password = '', newPassword, eid = namedEid() ?? '' }) => {
      const wish = { ...(newPassword && { newPassword }), ...(returnUrl && { returnUrl }), ...(eid && { eid }) }
      const body = { ...named(name.trim()), password, ...wish }
      return read(api.POST('/api/session/sign-in', { body })).catch((error: unknown) => {
        if (needsNewPassword(error)) setAsksNew(true)
        throw error
      })
    },
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h1>{translate('signIn.title')}</h1>
      {asked.has('signedOut') && <p className="hint">{translate('signIn.signedOut')}</p>}
      {asked.has('joined') && <p className="hint">{translate('signIn.joined')}</p>}
      {asked.has('linkAsked') && <p className="hint">{translate('signIn.linkAsked')}</p>}
      {asked.has('passwordSet') && <p className="hint">{translate('signIn.passwordSet')}</p>}
      {returnUrl !== null && <p className="hint">{translate('signIn.returnHint')}</p>}
      {failure !== '' && (
        <p className={asksMore(error) ? 'hint' : 'fault'} role="alert">
          {failure}
        </p>
      )}
      <Field name="name" label={translate('signIn.name')} autoComplete="username" fault={faults.name} />
      <Field
        name="password"
        type="password"
        label={translate('signIn.password')}
        autoComplete="current-password"
        fault={faults.password}
      />
      {asksNew && (
        <Field
          name="newPassword"
          type="password"
          label={translate('signIn.newPassword')}
          autoComplete="new-password"
          hint={translate('setUp.passwordHint', { minimum: SHORTEST_PASSWORD })}
          fault={faults.newPassword}
        />
      )}
      {/* The refusal has said that one must be chosen. */}
      {enterprises.map(({ enterpriseUid, enterpriseName }) => (
        <button
          key={enterpriseUid}
          type="submit"
          className="quiet"
          name="eid"
          value={enterpriseUid}
          disabled={isSending}
        >
          {enterpriseName}
        </button>
      ))}
      {enterprises.length === 0 && (
        <button type="submit" className="main" disabled={isSending}>
          {translate(isSending ? 'signIn.submitting' : asksNew ? 'signIn.submitNew' : 'signIn.submit')}
        </button>
      )}
      {children}
      <p className="hint">
        {mailsLinks ? <a href={LINK_ADDRESS}>{translate('signIn.link')}</a> : translate('signIn.forgot')}
      </p>
    </form>
  )
}
