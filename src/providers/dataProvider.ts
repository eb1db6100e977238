/** react-admin's dataProvider over the contract: looks each question up in the resource table. */
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { type Api, api as ownApi } from '../api/client.ts'
import { type ResourceCalls, resourceTable } from './resourceTable.ts'
import { createRestClient } from './restClient.ts'

type Call = (resource: string, params: object) => Promise<unknown>

const METHODS = ['getList', 'getOne', 'getMany', 'create', 'update', 'delete'] as const

/** A resource and method the table lacks fail with the place to add them. */
export function createDataProvider(api: Api = ownApi, fetch?: typeof globalThis.fetch): DataProvider {
  const table: Record<string, ResourceCalls> = resourceTable(api, simpleRest('/api', createRestClient(fetch)))
  const dispatch = (method: (typeof METHODS)[number]): Call => {
    return async (resource, params) => {
      const call = table[resource]?.[method]
      if (call === undefined) throw new Error(`No ${method} for ${resource}: add it to src/providers/resourceTable.ts`)
      // react-admin's record types are the caller's word; the contract tests hold the server to them.
      return (call as Call)(resource, params)
    }
  }
  const unsupported: Call = async (resource) => {
    throw new Error(`No such call for ${resource}: the contract has no answer to it`)
  }
  const provider: Record<string, Call | boolean> = Object.fromEntries(METHODS.map((name) => [name, dispatch(name)]))
  for (const name of ['getManyReference', 'updateMany', 'deleteMany']) provider[name] = unsupported
  return { ...provider, supportAbortSignal: true } as unknown as DataProvider
}
