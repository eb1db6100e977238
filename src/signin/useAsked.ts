import { useCallback, useEffect, useState } from 'react'

interface Asked<Value> {
  value: Value | undefined
  /** Null while it is awaited. */
  failure: unknown
  askAgain: () => void
}

/** What a page must know before it can be drawn; `ask` is called once, and again where somebody asks for it. */
export function useAsked<Value>(ask: () => Promise<Value>): Asked<Value> {
  const [value, setValue] = useState<Value>()
  const [failure, setFailure] = useState<unknown>(null)
  const askAgain = useCallback(() => {
    setFailure(null)
    ask().then(setValue, setFailure)
  }, [ask])
  useEffect(askAgain, [askAgain])
  return { value, failure, askAgain }
}
