import { useEffect } from 'react'
import type { Loaded } from '../../api/useLoaded.ts'
import { judge } from '../failure.ts'

const isPassedOver = (error: unknown) => judge(error) === 'again'

/** While answering is paused: whoever comes back to the page sees what has become of it. */
export function useLookAgain(isPaused: boolean, look: Loaded<unknown>['look']): void {
  useEffect(() => {
    if (!isPaused) return
    const lookAgain = () => {
      if (document.visibilityState === 'visible') look(isPassedOver)
    }
    window.addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      window.removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [isPaused, look])
}
