/** Signs out whoever came by password: on a shared computer the session would stay for days. */
import { createContext, type Dispatch, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { onComeBack } from '../../api/comeBack.ts'
import { forgetOwnNotes } from '../../api/keptNotes.ts'
import { signOut } from '../calls.ts'
import { useText } from '../text.tsx'

type State = 'ready' | 'busy' | 'failed'

const SignOutContext = createContext<[State, Dispatch<State>]>(['ready', () => {}])

/** Above all pages: one that comes while the answer is awaited must not forget that it failed. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>('ready')
  useEffect(() => onComeBack(() => setState('ready')), [])
  const value = useMemo<[State, Dispatch<State>]>(() => [state, setState], [state])
  return <SignOutContext value={value}>{children}</SignOutContext>
}

export function SignOut() {
  const { t } = useText()
  const [state, setState] = useContext(SignOutContext)
  const leave = async () => {
    setState('busy')
    try {
      const { continueAt } = await signOut()
      forgetOwnNotes()
      // Where the company's provider signed in, its own session ends next; it leads back to the sign-in page.
      window.location.assign(continueAt ?? '/signin/')
    } catch {
      // Whoever walks away now would still be signed in: it must be said.
      setState('failed')
    }
  }
  return (
    <button
      type="button"
      className="plain"
      // Not a status inside the button: that would take the button's name away.
      aria-live="polite"
      disabled={state === 'busy'}
      onClick={() => void leave()}
    >
      {t(state === 'failed' ? 'feedback.signOut.failed' : 'feedback.signOut')}
    </button>
  )
}
