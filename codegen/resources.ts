/** Writes resources.ts: which operation answers which question of react-admin, and the columns and filters. */

import {
  type ApiDocument,
  type Json,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from './document.ts'
import { fieldsOf, filtersOf } from './fields.ts'

const QUESTIONS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const

const PAGING = ['pageIndex', 'pageSize', 'sort', 'order', 'ids']

interface Found {
  operation: Operation
  parameters: Parameter[]
}

function operationsById(document: ApiDocument): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const { path, operation } of operationsOf(document)) {
    const given = [...(document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])]
    found.set(operation.operationId, { operation, parameters: given.map((one) => resolveParameter(document, one)) })
  }
  return found
}

/** A shared parameter keeps the x-ui that stands beside its reference. */
function resolveParameter(document: ApiDocument, parameter: Parameter): Parameter {
  return { ...resolve(document, parameter), ...(parameter['x-ui'] && { 'x-ui': parameter['x-ui'] }) }
}

function sortsOf(document: ApiDocument, found: Found | undefined) {
  const schema = (name: string) => {
    const parameter = found?.parameters.find((one) => one.in === 'query' && one.name === name)
    return parameter && resolve(document, parameter.schema)
  }
  const sort = schema('sort')
  if (sort?.enum === undefined) return { sorts: [], defaultSort: null }
  const order = schema('order')?.default === 'desc' ? 'DESC' : 'ASC'
  const field = sort.default ?? sort.enum[0]
  return { sorts: sort.enum, defaultSort: { field, order } }
}

function lastPageOf(document: ApiDocument, query: Parameter[]): number | null {
  const parameter = query.find((one) => one.name === 'pageIndex')
  return parameter === undefined ? null : (resolve(document, parameter.schema).maximum ?? Number.MAX_SAFE_INTEGER)
}

/** A property is a column where people have words for it. */
function withWords(document: ApiDocument, schema: Schema): Schema {
  const named = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => property['x-ui'] !== undefined || resolve(document, property)['x-ui'] !== undefined,
  )
  return { ...schema, properties: Object.fromEntries(named) }
}

/** Operations and filters that the contract has another word for are told at once, not by a demonstration that does nothing. */
function checkFurther(
  name: string,
  { filters = {}, also = {} }: Record<string, Json>,
  known: Map<string, Found>,
  query: Parameter[],
) {
  for (const id of Object.keys(Object(also))) {
    if (!known.has(id)) throw new Error(`x-resources ${name}: also names the unknown operation ${id}`)
  }
  for (const filter of Object.keys(Object(filters))) {
    if (!query.some((one) => one.name === filter))
      throw new Error(`x-resources ${name}: no list has the filter ${filter}`)
  }
}

function resourceOf(document: ApiDocument, name: string, given: Record<string, Json>, known: Map<string, Found>) {
  const operationOf = (question: string) => {
    const id = given[question]
    if (typeof id !== 'string') return undefined
    const found = known.get(id)
    if (found === undefined) throw new Error(`x-resources ${name}: ${question} names the unknown operation ${id}`)
    return found
  }
  for (const question of QUESTIONS) operationOf(question)
  const list = operationOf('getList') ?? operationOf('getManyReference')
  const query = list?.parameters.filter((one) => one.in === 'query') ?? []
  checkFurther(name, given, known, query)
  const schema = typeof given.schema === 'string' ? document.components.schemas[given.schema] : undefined
  if (schema === undefined) throw new Error(`x-resources names the unknown schema ${given.schema}`)
  return {
    recordKey: given.recordKey ?? 'id',
    representation: given.representation ?? given.recordKey ?? 'id',
    parent: given.parent ?? null,
    operations: Object.fromEntries(QUESTIONS.map((question) => [question, given[question] ?? null])),
    ...(given.listQuery !== undefined && { listQuery: given.listQuery }),
    lastPage: lastPageOf(document, query),
    ...sortsOf(document, list),
    filters: filtersOf(
      document,
      query.filter((one) => !PAGING.includes(one.name)),
    ),
    columns: fieldsOf(document, withWords(document, schema)),
  }
}

const operationType = (id: Json | undefined) => (typeof id === 'string' ? `'${id}'` : 'never')

/** One entry a resource: its operations, filters, sorts, and the columns of its list; forms.ts has its inputs. */
export function resourcesModule(document: ApiDocument): string {
  const known = operationsById(document)
  const entries = Object.entries(document['x-resources'] ?? {}).map(([name, given]) => [
    name,
    resourceOf(document, name, given, known),
  ])
  return `// Written by codegen from the OpenAPI document: do not edit.
import type { FilterDescriptor, FieldDescriptor } from './descriptors.ts'
import type { OperationId } from './operations.ts'

export type Question = ${QUESTIONS.map((question) => `'${question}'`).join(' | ')}

export interface ResourceDescriptor {
  /** The property that identifies a record. */
  recordKey: string
  /** The property that names a record. */
  representation: string
  /** What records of this kind lie within: the name of the id that fills the first path parameter. */
  parent: string | null
  operations: Record<Question, OperationId | null>
  /** Sent with every question for a list, unless a filter says otherwise. */
  listQuery?: Record<string, unknown>
  /** The highest number of a page; null where everything comes at once. */
  lastPage: number | null
  sorts: string[]
  defaultSort: { field: string; order: 'ASC' | 'DESC' } | null
  filters: FilterDescriptor[]
  columns: FieldDescriptor[]
}

export type ResourceName = ${entries.map(([name]) => `'${name}'`).join(' | ') || 'never'}

/** Whose bodies the forms of a resource fill in. */
export interface ResourceForms {
${Object.entries(document['x-resources'] ?? {})
  .map(
    ([name, { create, update }]) => `  ${name}: { create: ${operationType(create)}; update: ${operationType(update)} }`,
  )
  .join('\n')}
}

export const isResource = (name: string): name is ResourceName => name in resources

export const resources: Record<ResourceName, ResourceDescriptor> = ${JSON.stringify(Object.fromEntries(entries), null, 1)}
`
}
