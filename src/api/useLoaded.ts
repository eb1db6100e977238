import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  value: Value | undefined
  error: unknown
  reload: () => void
  /** Loads again behind what is shown; a failure that it `isPassedOver` leaves that there. */
  look: (isPassedOver: (error: unknown) => boolean) => void
}

/** Calls `load` whenever it changes; what comes too late for it is dropped. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ load: unknown; value?: Value; error?: unknown }>({ load: undefined })
  const [attempt, setAttempt] = useState<{ isPassedOver?: (error: unknown) => boolean }>({})
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => isWanted && setState({ load, value }),
      (error: unknown) =>
        isWanted &&
        setState((shown) => (shown.load === load && attempt.isPassedOver?.(error) ? shown : { load, error })),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])
  const reload = useCallback(() => {
    setState({ load: undefined })
    setAttempt({})
  }, [])
  const look = useCallback<Loaded<Value>['look']>((isPassedOver) => setAttempt({ isPassedOver }), [])
  const isCurrent = state.load === load
  return { value: isCurrent ? state.value : undefined, error: isCurrent ? state.error : undefined, reload, look }
}
