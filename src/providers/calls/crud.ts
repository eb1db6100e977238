/** The nine questions of react-admin, answered by the operations the contract names for each resource. */
import type { DataProvider, GetListParams, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin'
import { type CallId, calls } from '../../../openapi/generated/calls.ts'
import {
  isResource,
  type Question,
  type ResourceDescriptor,
  type ResourceName,
  resources,
} from '../../../openapi/generated/resources.ts'
import type { CallOptions, LooseInput } from './calls.ts'

type Send = (id: CallId, input?: LooseInput, options?: CallOptions) => Promise<unknown>
type Row = Record<string, unknown>
type Meta = Record<string, unknown> | undefined

/** A bulk act tells which records it changed; the others it skipped. */
interface BulkAnswer {
  changed: Identifier[]
}

interface CrudParts {
  send: Send
  /** Serves the calls of its shape: `/api/<resource>` and `/api/<resource>/{id}`. */
  rest: DataProvider
  onStale: (heads: readonly string[]) => void
}

function descriptorOf(resource: string): ResourceDescriptor {
  if (isResource(resource)) return resources[resource]
  throw new Error(`No resource ${resource}: add it to x-resources of its feature in openapi/features`)
}

function operationOf(resource: string, question: Question): CallId {
  const id = descriptorOf(resource).operations[question]
  if (id !== null && id in calls) return id as CallId
  throw new Error(`No ${question} for ${resource}: name its operation in x-resources in openapi/features`)
}

/** Whether ra-data-simple-rest would send and read the same: the address is the resource, with the id behind it. */
function isRestShaped(resource: string, id: CallId, withId: boolean): boolean {
  return (
    resources[resource as ResourceName].recordKey === 'id' &&
    calls[id].path === `/api/${resource}${withId ? '/{id}' : ''}`
  )
}

const placesOf = (id: CallId) => [...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The path of a call: what the record lies within first, its own id last. */
function pathOf(resource: string, id: CallId, meta: Meta, recordId?: Identifier): Row {
  const { parent } = descriptorOf(resource)
  const places = placesOf(id)
  const own = recordId === undefined ? undefined : places.at(-1)
  const first = parent === null ? undefined : places[0]
  if (first !== undefined && parent !== null && meta?.[parent] === undefined)
    throw new Error(`${resource} lie within something: pass meta.${parent}`)
  return {
    ...(first !== undefined && { [first]: Number(meta?.[String(parent)]) }),
    ...(own !== undefined && own !== first && { [own]: recordId }),
  }
}

/** Whether the record's own id stands in the address. */
const isInPath = (resource: string, id: CallId) =>
  placesOf(id).length > (descriptorOf(resource).parent === null ? 0 : 1)

/** The body an update is sent with: the id goes into it where the address has no place for it. */
function updateBody(resource: string, recordId: Identifier, data: Row): Row {
  if (isInPath(resource, operationOf(resource, 'update'))) return data
  return { ...data, [descriptorOf(resource).recordKey]: recordId }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Filters without a value are not sent; page and order only where the operation knows them. */
export function listQuery(descriptor: ResourceDescriptor, { filter, pagination, sort }: Partial<GetListParams>): Row {
  const filters = Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => !isEmpty(value)))
  const { page = 1, perPage = 20 } = pagination ?? {}
  return {
    ...descriptor.listQuery,
    ...filters,
    ...(descriptor.lastPage !== null && { pageIndex: page, pageSize: perPage }),
    ...(sort && descriptor.sorts.includes(sort.field) && { sort: sort.field, order: sort.order.toLowerCase() }),
  }
}

function withId(descriptor: ResourceDescriptor, row: Row): RaRecord {
  return { ...row, id: row[descriptor.recordKey] as Identifier }
}

/** A page with its total; an operation that answers a list whole is its own page. */
function pageOf(descriptor: ResourceDescriptor, answer: unknown) {
  const isWhole = Array.isArray(answer)
  const { items, total } = isWhole
    ? { items: answer, total: answer.length }
    : (answer as { items: Row[]; total: number })
  return { data: items.map((row: Row) => withId(descriptor, row)), total }
}

export function crudOf({ send, rest, onStale }: CrudParts) {
  async function list(resource: string, params: Partial<GetListParams>, id: CallId) {
    const descriptor = descriptorOf(resource)
    const query = listQuery(descriptor, params)
    const path = pathOf(resource, id, params.meta)
    return pageOf(descriptor, await send(id, { path, query }, { signal: params.signal }))
  }

  /** After a change: react-admin loads its own resource again, the contract names the others. */
  function changed<Result>(resource: string, id: CallId, result: Result): Result {
    onStale(calls[id].stale.filter((head) => head !== resource))
    return result
  }

  const crud = {
    async getList(resource: string, params: GetListParams) {
      const id = operationOf(resource, 'getList')
      if (isRestShaped(resource, id, false)) return rest.getList(resource, params)
      return list(resource, params, id)
    },
    async getOne(resource: string, params: { id: Identifier; meta?: Meta; signal?: AbortSignal }) {
      const id = operationOf(resource, 'getOne')
      if (isRestShaped(resource, id, true)) return rest.getOne(resource, params)
      const path = pathOf(resource, id, params.meta, params.id)
      const row = (await send(id, { path }, { signal: params.signal })) as Row
      return { data: withId(descriptorOf(resource), row) }
    },
    /** The operation takes `ids`, or answers everything there is. */
    async getMany(resource: string, { ids, meta, signal }: { ids: Identifier[]; meta?: Meta; signal?: AbortSignal }) {
      const id = operationOf(resource, 'getMany')
      const descriptor = descriptorOf(resource)
      const query = { ...descriptor.listQuery, ...(descriptor.lastPage !== null && { ids: ids.map(Number) }) }
      const answer = await send(id, { path: pathOf(resource, id, meta), query }, { signal })
      const wanted = new Set(ids.map(String))
      return { data: pageOf(descriptor, answer).data.filter((record) => wanted.has(String(record.id))) }
    },
    async getManyReference(resource: string, { target, id: parentId, meta, ...params }: GetManyReferenceParams) {
      return list(
        resource,
        { ...params, meta: { ...meta, [target]: parentId } },
        operationOf(resource, 'getManyReference'),
      )
    },
    async create(resource: string, params: { data: Row; meta?: Meta }) {
      const id = operationOf(resource, 'create')
      if (isRestShaped(resource, id, false)) return changed(resource, id, await rest.create(resource, params))
      const row = (await send(id, { path: pathOf(resource, id, params.meta), body: params.data })) as Row
      return changed(resource, id, { data: withId(descriptorOf(resource), row) })
    },
    async update(resource: string, params: { id: Identifier; data: Row; previousData?: Row; meta?: Meta }) {
      const id = operationOf(resource, 'update')
      if (isRestShaped(resource, id, true)) {
        const previousData = params.previousData ?? { id: params.id }
        return changed(resource, id, await rest.update(resource, { ...params, previousData } as never))
      }
      const path = pathOf(resource, id, params.meta, isInPath(resource, id) ? params.id : undefined)
      const body = updateBody(resource, params.id, params.data)
      const row = (await send(id, { path, body })) as Row
      return changed(resource, id, { data: withId(descriptorOf(resource), row) })
    },
    async delete(resource: string, params: { id: Identifier; previousData?: RaRecord; meta?: Meta }) {
      const id = operationOf(resource, 'delete')
      await send(id, { path: pathOf(resource, id, params.meta, params.id) })
      return changed(resource, id, { data: params.previousData ?? { id: params.id } })
    },
    async updateMany(resource: string, { ids, data, meta }: { ids: Identifier[]; data: Row; meta?: Meta }) {
      const id = operationOf(resource, 'updateMany')
      const body = { ...data, ids }
      const answer = (await send(id, { path: pathOf(resource, id, meta), body })) as BulkAnswer
      return changed(resource, id, { data: answer.changed })
    },
    async deleteMany(resource: string, { ids, meta }: { ids: Identifier[]; meta?: Meta }) {
      const id = operationOf(resource, 'deleteMany')
      const answer = (await send(id, { path: pathOf(resource, id, meta), body: { ids } })) as BulkAnswer
      return changed(resource, id, { data: answer.changed })
    },
  }
  return crud satisfies Record<Question, unknown>
}
