/** Asks an operation of the contract and keeps the answer under [head, operation, input]. */
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { type CallId, calls } from '../../../openapi/generated/calls.ts'
import type { CallInput, CallOptions, CallResult } from './calls.ts'
import type { AppDataProvider } from './dataProvider.ts'

interface Options<Result, Data> extends Omit<UseQueryOptions<Result, Error, Data>, 'queryKey' | 'queryFn'> {
  /** Keeps the answer for this use alone: who asks the same for another is never told what was answered to this one. */
  keptFor?: string
}

/**
 * Options of a question whose failure its page tells: the error display then does not (wiring.ts), and react-admin's
 * lists and edit pages keep their own notice back.
 */
export const IN_PLACE = { meta: { isShownInPlace: true }, onError: () => {} }

/** The key of an answer: react-admin and `useAct` load again by its first part. */
export function questionKey<Id extends CallId>(id: Id, input: CallInput<Id> | undefined): QueryKey {
  return [calls[id].head, id, input ?? {}]
}

/** A dry run of an act (`confirm: true`) is a question, too. Failures reach the global error display. */
export function useQuestion<Id extends CallId, Data = CallResult<Id>>(
  id: Id,
  input?: CallInput<Id>,
  { keptFor, ...options }: Options<CallResult<Id>, Data> = {},
) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useQuery<CallResult<Id>, Error, Data>({
    ...options,
    queryKey: [...questionKey(id, input), ...(keptFor === undefined ? [] : [keptFor])],
    queryFn: ({ signal }) => ask(dataProvider, id, input, { signal }),
  })
}

/** One call by its name, for what is asked outside a query too (a save, a file). */
export function ask<Id extends CallId>(
  dataProvider: AppDataProvider,
  id: Id,
  input: CallInput<Id> | undefined,
  options?: CallOptions,
): Promise<CallResult<Id>> {
  const call = dataProvider[id] as (input?: CallInput<Id>, options?: CallOptions) => Promise<CallResult<Id>>
  return call(input, options)
}
