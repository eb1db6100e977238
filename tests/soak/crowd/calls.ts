/** Every reading call of an administrator with every filter and every order that the document declares. */
import { type OperationId, operationsTable } from '../../../openapi/generated/operations.ts'
import { addressOf } from '../../../server/demo/caller.ts'
import { inputsOf, type Parameter, type Schema, schemaOf } from '../../contract/exampleCall.ts'

export interface CrowdCall {
  operationId: OperationId
  path: Record<string, number>
  query: Record<string, unknown>
  /** As it is told: without what all calls of the soak share. */
  said: string
}

/** What the data offers for parameters whose schema names no values; a path's by operation where the name alone does not tell. */
export interface Offered {
  /** By `<object>` or `<operationId>.<name>`. */
  paths: Record<string, number[]>
  /** By `<operationId>.<name>` or `<name>`. */
  query: Record<string, unknown[]>
  /** What an operation cannot be asked without although each part of it may be left out. */
  base: Partial<Record<OperationId, Record<string, unknown>>>
}

type Wide = Schema & { const?: unknown; anyOf?: Schema[] }

const PAGING = ['pageIndex', 'pageSize']
const ORDERING = ['sort', 'order']

/** Not the files of jobs, nor those a worker draws: they take as long as they take, and nobody waits for them. */
function isRead(id: OperationId): boolean {
  const { method, permission, pending, answer, feature } = operationsTable[id]
  const isListed = ['application/json', 'text/csv'].includes(answer) && feature !== 'exports'
  return method === 'GET' && permission === 'admin' && !pending && isListed
}

function enumerated(schema: Schema): unknown[] {
  const target: Wide = schemaOf(schema)
  if (target.const !== undefined) return [target.const]
  if (target.enum !== undefined) return target.enum
  if (target.anyOf !== undefined) return target.anyOf.flatMap(enumerated)
  if (target.type === 'boolean') return [true, false]
  if (target.type === 'array') {
    const items = enumerated(target.items ?? {})
    return items.length > 1 ? [...items.map((item) => [item]), items] : []
  }
  return []
}

/** Throws for a parameter of which neither document nor data offer a value. */
function valuesOf(id: OperationId, { name, schema }: Parameter, offered: Offered): unknown[] {
  const values = offered.query[`${id}.${name}`] ?? offered.query[name] ?? enumerated(schema)
  if (values.length === 0) throw new Error(`${id}: nothing is offered for ${name}`)
  return values
}

function pathsOf(id: OperationId, offered: Offered): Record<string, number>[] {
  const { object, path } = operationsTable[id]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return names.reduce<Record<string, number>[]>(
    (paths, name) => {
      const ids = offered.paths[`${id}.${name}`] ?? offered.paths[name === 'id' ? (object ?? '') : name]
      if (ids === undefined) throw new Error(`${id}: nothing is offered for ${name}`)
      return paths.flatMap((given) => ids.map((value) => ({ ...given, [name]: value })))
    },
    [{}],
  )
}

/** Every filter alone, every order alone, the longest page and a late one; with `paired` all of these with each other. */
function queriesOf(id: OperationId, offered: Offered, paired: boolean): Record<string, unknown>[] {
  const inQuery = inputsOf(id).parameters.filter((one) => one.in === 'query')
  const needed = inQuery.filter(({ required }) => required === true)
  const base = {
    ...offered.base[id],
    ...Object.fromEntries(needed.map((one) => [one.name, valuesOf(id, one, offered)[0]])),
  }
  const filters = inQuery
    .filter(({ name }) => !PAGING.includes(name) && !ORDERING.includes(name))
    .flatMap((one) => valuesOf(id, one, offered).map((value) => ({ [one.name]: value })))
  const sort = inQuery.find(({ name }) => name === 'sort')
  const order = inQuery.find(({ name }) => name === 'order')
  const sorts = sort === undefined ? [] : valuesOf(id, sort, offered).map((value) => ({ sort: value }))
  const orders = order === undefined ? [{}] : valuesOf(id, order, offered).map((value) => ({ order: value }))
  const orderings = sorts.flatMap((by) => orders.map((direction) => ({ ...by, ...direction })))
  const both = (paired ? filters : []).flatMap((filter) => orderings.map((ordering) => ({ ...filter, ...ordering })))
  const paged = inQuery.find(({ name }) => name === 'pageSize')
  const most = paged === undefined ? [] : [{ pageSize: schemaOf(paged.schema).maximum }, { pageIndex: 500 }]
  const atEnds = most.flatMap((page) =>
    [{}, ...(paired ? [...filters, ...orderings] : [])].map((asked) => ({ ...page, ...asked })),
  )
  return [{}, ...filters, ...orderings, ...both, ...atEnds].map((query) => ({ ...base, ...query }))
}

/** All of them, for what the data offers. */
export function crowdCalls(offered: Offered, paired: boolean): CrowdCall[] {
  return (Object.keys(operationsTable) as OperationId[]).filter(isRead).flatMap((operationId) =>
    pathsOf(operationId, offered).flatMap((path) =>
      queriesOf(operationId, offered, paired).map((query) => ({
        ...{ operationId, path, query },
        said: `${operationId} ${decodeURIComponent(addressOf(operationId, path, query))}`,
      })),
    ),
  )
}
