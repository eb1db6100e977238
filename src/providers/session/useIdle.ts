import { useEffect, useState } from 'react'

/** It is asked for at the latest then, in milliseconds. */
const LATEST = { timeout: 1_000 }

/** Turns true once the browser has nothing better to do: what the page can be read without is asked for after that. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has none.
    if (globalThis.requestIdleCallback === undefined) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), LATEST)
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
