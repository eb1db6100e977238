/** Writes calls.ts: how the browser sends each operation, and what must be loaded again after it. */
import { type ApiDocument, type Json, type Operation, operationsOf } from './document.ts'

/** Operations of entries of their own (sign-in page, answering site) are no business of the admin, but signing out. */
const isOfAdmin = ({ operationId, ...operation }: Operation) =>
  operationId === 'logout' || !['public', 'rater'].includes(operation['x-permission'] ?? '')

function bodyKind(operation: Operation): string | null {
  const type = Object.keys(operation.requestBody?.content ?? {})[0]
  if (type === undefined) return null
  if (type === 'application/json') return 'json'
  return type === 'multipart/form-data' ? 'multipart' : 'form'
}

function isFile(operation: Operation): boolean {
  return !Object.keys(operation.responses['200']?.content ?? { 'application/json': {} }).includes('application/json')
}

/** The resource a CRUD operation belongs to; the feature's word for the others. */
function headsOf(document: ApiDocument): Map<string, string> {
  const heads = new Map<string, string>()
  for (const { operation } of operationsOf(document)) heads.set(operation.operationId, operation.tags[0] ?? '')
  for (const [name, given] of Object.entries(document['x-resources'] ?? {})) {
    for (const id of Object.values(given as Record<string, Json>)) {
      if (typeof id === 'string' && heads.has(id)) heads.set(id, name)
    }
  }
  for (const { operation } of operationsOf(document)) {
    if (operation['x-resource'] !== undefined) heads.set(operation.operationId, operation['x-resource'])
  }
  return heads
}

/** What must be loaded again after an act: its own word, or its feature's. */
function staleAfter(document: ApiDocument, operation: Operation, known: Set<string>): string[] {
  const id = operation.operationId
  const stale = operation['x-stale'] ?? document['x-stale']?.[operation.tags[0] ?? '']
  if (stale === undefined) throw new Error(`${id}: neither it nor its feature says what is stale after it (x-stale)`)
  for (const name of stale) if (!known.has(name)) throw new Error(`x-stale of ${id} names the unknown head ${name}`)
  return stale
}

/** One row an operation of the admin. */
export function callsModule(document: ApiDocument): string {
  const heads = headsOf(document)
  const known = new Set(heads.values())
  const rows = [...operationsOf(document)]
    .filter(({ operation }) => isOfAdmin(operation))
    .map(({ path, method, operation }) => {
      const id = operation.operationId
      const head = heads.get(id) ?? ''
      const isAct = method !== 'get' && operation['x-reads'] !== true
      const row = {
        method: method.toUpperCase(),
        path,
        head,
        permission: operation['x-permission'],
        body: bodyKind(operation),
        isFile: isFile(operation),
        isAct,
        stale: isAct ? staleAfter(document, operation, known) : [],
      }
      return `  ${id}: ${JSON.stringify(row)},`
    })
  return `// Written by codegen from the OpenAPI document: do not edit.
/** Each operation of the admin: how it is sent, the head of its query key, the heads that are stale after it. */
export const calls = {
${rows.join('\n')}
} as const

export type CallId = keyof typeof calls

/** Operations that change something. */
export type ActId = { [Id in CallId]: (typeof calls)[Id]['isAct'] extends true ? Id : never }[CallId]

/** Operations that only read. */
export type QuestionId = Exclude<CallId, ActId>
`
}
