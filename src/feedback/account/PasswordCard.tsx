/** Changes one's own password; the other devices are signed out (spec §7 users/password). */
import { type FormEvent, useState } from 'react'
import { isShortPassword, SHORTEST_PASSWORD } from '../../../domain/directory/passwordRule.ts'
import { describeFailure } from '../../api/failure.ts'
import { faultsByField } from '../../api/refusals.ts'
import type { Text } from '../text.tsx'
import { changePassword } from './accountCalls.ts'
import { PasswordField } from './PasswordField.tsx'
import { useWords } from './useWords.ts'

const SHAPE = { display: 'grid', gap: 'var(--space-4)', padding: 'var(--space-4)' } as const

type Faults = Partial<Record<'oldPassword' | 'password', string>>

/** What can be said before it is sent; whether it is strong, and the old one right, the server knows alone. */
function faultsOf(words: Text['t'], oldPassword: string, password: string): Faults {
  return {
    ...(oldPassword === '' && { oldPassword: words('setUp.fieldMissing') }),
    ...(isShortPassword(password) && { password: words('setUp.passwordShort', { minimum: SHORTEST_PASSWORD }) }),
  }
}

interface PasswordFormProps {
  onChanged: () => void
  onFailure: (error: unknown) => void
}

/** `isKept`: the company account opened the session, which changes no password. */
export function PasswordCard({ isKept, ...props }: PasswordFormProps & { isKept: boolean }) {
  const words = useWords()
  return (
    <section className="card" aria-labelledby="password-card">
      <div className="card-head">
        <h2 id="password-card">{words('nav.changePassword')}</h2>
        <p className="small">{words(isKept ? 'account.keptPassword' : 'account.intro')}</p>
      </div>
      {!isKept && <PasswordForm {...props} />}
    </section>
  )
}

function PasswordForm({ onChanged, onFailure }: PasswordFormProps) {
  const words = useWords()
  const [is, setIs] = useState<'ready' | 'sending' | 'changed'>('ready')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (is === 'sending') return
    const form = event.currentTarget
    const typed = new FormData(form)
    const [oldPassword, password] = [String(typed.get('oldPassword')), String(typed.get('password'))]
    const found = faultsOf(words, oldPassword, password)
    const [first] = Object.keys(found)
    setFaults(found)
    setFailure(undefined)
    setIs('ready')
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setIs('sending')
    try {
      await changePassword({ password, oldPassword })
      form.reset()
      setIs('changed')
      onChanged()
    } catch (error) {
      setIs('ready')
      setFaults(faultsByField(error))
      setFailure(error)
      onFailure(error)
    }
  }
  return (
    <form style={SHAPE} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        name="oldPassword"
        label={words('account.oldPassword')}
        autoComplete="current-password"
        fault={faults.oldPassword}
      />
      <PasswordField
        name="password"
        label={words('account.password')}
        autoComplete="new-password"
        hint={words('nav.newPasswordHint')}
        fault={faults.password}
      />
      <button type="submit" className="button main" aria-disabled={is === 'sending'}>
        {words(is === 'sending' ? 'account.changing' : 'nav.changePassword')}
      </button>
      <p className="trouble" role="status">
        {is === 'changed' && words('nav.passwordChanged')}
      </p>
      {failure !== undefined && (
        <p className="trouble bad" role="alert">
          {describeFailure(failure, words).join(' ')}
        </p>
      )}
    </form>
  )
}
