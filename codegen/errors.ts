/** Which business errors each operation may answer: its own (x-errors) and the general ones of its kind. */
import { ERRORS } from '../domain/errors.ts'
import { type ApiDocument, type Operation, operationsOf } from './document.ts'

const isPending = (operation: Operation) => operation['x-pending'] === true

/** The groups of x-general-errors, each with the operations it speaks of. */
const GROUPS: Record<string, (operation: Operation, method: string) => boolean> = {
  every: () => true,
  built: (operation) => !isPending(operation),
  guarded: (operation) => operation['x-permission'] !== 'public',
  rater: (operation) => operation['x-permission'] === 'rater',
  signedIn: (operation) => ['member', 'admin'].includes(operation['x-permission']),
  object: (operation) => operation['x-object'] !== undefined,
  writing: (_operation, method) => method !== 'get',
  sending: (operation, method) => method !== 'get' && !isPending(operation),
  pending: isPending,
}

interface Declared {
  own: string[]
  general: string[]
}

function errorOf(name: string, where: string): { returnCode: number; status: number } {
  const found = Object.entries(ERRORS).find(([known]) => known === name)
  if (found === undefined) throw new Error(`${where}: domain/errors.ts has no ${name}`)
  return found[1]
}

function declaredBy(document: ApiDocument, operation: Operation, method: string): Declared {
  const groups = Object.entries(document['x-general-errors'] ?? {})
  const general = groups.flatMap(([group, names]) => {
    const speaksOf = GROUPS[group]
    if (speaksOf === undefined) throw new Error(`x-general-errors: there is no group ${group}`)
    return speaksOf(operation, method) ? names : []
  })
  const own = operation['x-errors'] ?? []
  const repeated = own.find((name, place) => general.includes(name) || own.indexOf(name) !== place)
  if (repeated !== undefined) throw new Error(`${operation.operationId}: ${repeated} is declared already`)
  return { own, general }
}

/** Writes the codes of its errors into every operation, for readers who do not have domain/errors.ts. */
export function declareErrors(document: ApiDocument): void {
  for (const { method, operation } of operationsOf(document)) {
    const { own, general } = declaredBy(document, operation, method)
    const errors = [...own, ...general].map((name) => ({ name, ...errorOf(name, operation.operationId) }))
    operation['x-error-codes'] = Object.fromEntries(errors.map(({ name, returnCode }) => [name, returnCode]))
    for (const [range, first] of [
      ['4XX', 400],
      ['5XX', 500],
    ] as const) {
      const told = errors.filter(({ status }) => status >= first && status < first + 100)
      const texts = told.map(({ name, returnCode, status }) => `${name} (returnCode ${returnCode}, HTTP ${status})`)
      const description = `Refused with ${texts.join(', ') || 'nothing of its own'}`
      operation.responses[range] = { $ref: '#/components/responses/Refused', description }
    }
  }
}

/** errors.ts: the names by operationId, and the types made of them. */
export function errorsModule(document: ApiDocument): string {
  const rows = [...operationsOf(document)].map(
    ({ method, operation }) =>
      `  ${operation.operationId}: ${JSON.stringify(declaredBy(document, operation, method))},`,
  )
  return `// Written by codegen from the OpenAPI document: do not edit.
/** The business errors of every operation, by their names in domain/errors.ts. */
export const errorsTable = {
${rows.join('\n')}
} as const

type Id = keyof typeof errorsTable

/** What an operation alone may answer (x-errors). */
export type OwnErrorsOf<One extends Id> = (typeof errorsTable)[One]['own'][number]

/** Everything an operation may answer instead of its result. */
export type ErrorsOf<One extends Id> = OwnErrorsOf<One> | (typeof errorsTable)[One]['general'][number]
`
}
