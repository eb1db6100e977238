/**
 * react-admin's dataProvider, made from the contract: `generated/resources.ts` says which operation answers which
 * question; every operation is a method of its own besides (react-admin "Adding custom methods").
 */
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { type CallId, calls } from '../../../openapi/generated/calls.ts'
import { type Api, api as ownApi } from '../../api/client.ts'
import { type CallArguments, type CallOptions, type CallResult, type LooseInput, sendCall } from './calls.ts'
import { crudOf } from './crud.ts'
import { withEarly } from './early.ts'
import { createRestClient } from './restClient.ts'

/** The operations as methods: `dataProvider.publishQuestionnaire({ path: { id } })`. */
export type Calls = { [Id in CallId]: (...given: CallArguments<Id>) => Promise<CallResult<Id>> }

/** react-admin's own methods by name: its `[key: string]: any` would let every misspelt operation pass. */
type Known<Type> = { [Key in keyof Type as string extends Key ? never : Key]: Type[Key] }

export type AppDataProvider = Known<DataProvider> & Calls & Pick<ReturnType<typeof withEarly>, 'askEarly'>

interface DataProviderOptions {
  api?: Api
  /** The fetch of the calls of ra-data-simple-rest's shape. */
  fetch?: typeof globalThis.fetch
  /** Hears after each CRUD change which heads besides its own resource are stale. */
  onStale?: (heads: readonly string[]) => void
}

/** A question the contract does not answer fails with the place to answer it. */
export function createDataProvider({ api = ownApi, fetch, onStale = () => {} }: DataProviderOptions = {}) {
  const send = (id: CallId, input?: LooseInput, options?: CallOptions) => sendCall(api, id, input, options)
  const methods = Object.fromEntries(
    (Object.keys(calls) as CallId[]).map((id) => [
      id,
      (input?: LooseInput, options?: CallOptions) => send(id, input, options),
    ]),
  )
  const crud = crudOf({ send, rest: simpleRest('/api', createRestClient(fetch)), onStale })
  // react-admin's record types are the caller's word; the contract tests hold the server to them.
  const early = withEarly(crud.getList)
  return { ...methods, ...crud, ...early, supportAbortSignal: true } as unknown as AppDataProvider
}
