/** Does an act of the contract, one at a time, and loads again what the contract calls stale after it. */
import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { type ActId, calls } from '../../../openapi/generated/calls.ts'
import type { CallInput, CallOptions, CallResult } from './calls.ts'
import type { AppDataProvider } from './dataProvider.ts'
import { once } from './once.ts'
import { ask, IN_PLACE } from './useQuestion.ts'

interface Options<Id extends ActId>
  extends Omit<UseMutationOptions<CallResult<Id>, Error, CallInput<Id>>, 'mutationFn' | 'onSettled'> {
  /** What the act removes: nothing is asked about it again while its page is still on the screen. */
  removedId?: number
}

/**
 * Loads every answer below these heads again; resolves when what is on the screen has come. Records on no page are
 * dropped: react-admin calls an old copy fresh as soon as a list that has the record comes.
 */
export function loadAgain(client: QueryClient, heads: readonly string[], removedId?: number): Promise<unknown> {
  for (const head of heads) client.removeQueries({ queryKey: [head, 'getOne'], type: 'inactive' })
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => removedId === undefined || idIn(queryKey) !== removedId
  return Promise.all(heads.map((head) => client.invalidateQueries({ queryKey: [head], predicate })))
}

/** Whom a question of the contract is about. */
const idIn = ([, , input]: QueryKey) => (input as { path?: { id?: unknown } } | undefined)?.path?.id

/**
 * `mutate` ignores calls while one is under way, also before the page has drawn its button off: two clicks in one
 * frame are one order. It is pending until the page shows what has changed. Failures reach the global error display.
 */
export function useAct<Id extends ActId>(id: Id, { removedId, ...options }: Options<Id> = {}) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const mutation = useMutation<CallResult<Id>, Error, CallInput<Id>>({
    ...options,
    mutationFn: (input) => ask(dataProvider, id, input),
    onSettled: (_, error) => loadAgain(client, calls[id].stale, error ? undefined : removedId),
  })
  // Stays the same as long as the component lives, so one guard sees all its calls.
  const { mutateAsync } = mutation
  const mutate = useMemo(() => once(mutateAsync), [mutateAsync])
  return { ...mutation, mutate }
}

/**
 * Does an act apart from any component, such as one that waited until its page was gone: what is stale as with useAct.
 * Whoever began it tells its failure, by its name: what is on the screen by then has other failures of its own.
 */
export function useDeed() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  return useCallback(
    <Id extends ActId>(id: Id, input: CallInput<Id>, options?: CallOptions) =>
      client
        .getMutationCache()
        .build(client, {
          meta: IN_PLACE.meta,
          mutationFn: () => ask(dataProvider, id, input, options),
          onSettled: () => loadAgain(client, calls[id].stale),
        })
        .execute(undefined),
    [dataProvider, client],
  )
}

/** Loads again what an act makes stale, for when the server has only begun it: once its job is over. */
export function useLoadAgain(id: ActId): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(() => loadAgain(client, calls[id].stale), [client, id])
}
