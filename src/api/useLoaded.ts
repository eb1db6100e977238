import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  value: Value | undefined
  error: unknown
  reload: () => void
}

/** Calls `load` whenever it changes; what comes too late for it is dropped. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ load: unknown; value?: Value; error?: unknown }>({ load: undefined })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try calls the same `load` again
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => isWanted && setState({ load, value }),
      (error: unknown) => isWanted && setState({ load, error }),
    )
    return () => {
      isWanted = false
    }
  }, [load, tries])
  const reload = useCallback(() => {
    setState({ load: undefined })
    setTries((count) => count + 1)
  }, [])
  const isCurrent = state.load === load
  return { value: isCurrent ? state.value : undefined, error: isCurrent ? state.error : undefined, reload }
}
