/** Signs out whoever came by password: on a shared computer the session would stay for days. */
import { useState } from 'react'
import { signOut } from '../calls.ts'
import { useText } from '../text.tsx'

export function SignOut() {
  const { t } = useText()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const leave = async () => {
    setState('busy')
    try {
      await signOut()
      window.location.assign('/signin/')
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
