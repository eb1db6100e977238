import type { UseMutationResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { once } from './once.ts'

/** The mutation, whose `mutate` ignores calls while one is pending, also before the page has drawn its button off. */
export function useOnce<Result, Fault, Input>(mutation: UseMutationResult<Result, Fault, Input>) {
  // Stays the same as long as the component lives, so one guard sees all its calls.
  const { mutateAsync } = mutation
  const mutate = useMemo(() => once(mutateAsync), [mutateAsync])
  return { ...mutation, mutate }
}
