/** Which operation of the document a request calls. */
import { type OperationId, operationsTable } from '../openapi/generated/operations.ts'

/** Fixed words before parameters, as a router would choose. */
function specificity(operationId: OperationId): string {
  return operationsTable[operationId].path.replace(/\{\w+\}/g, '~')
}

/** Every operation, in the order in which the first whose path fits is the one that is meant. */
export const operationIds = (Object.keys(operationsTable) as OperationId[]).sort((a, b) =>
  specificity(a) < specificity(b) ? -1 : 1,
)

const rows = operationIds.map((operationId) => {
  const { method, path } = operationsTable[operationId]
  return { operationId, method: String(method), pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }
})

export interface Addressed {
  operationId: OperationId
  /** What stands in the path's parameters, as it came. */
  params: Record<string, string>
}

/** The operation at a method and a path, undefined where the document has none. */
export function operationAt(method: string, pathname: string): Addressed | undefined {
  for (const row of rows) {
    const match = row.method === method ? row.pattern.exec(pathname) : null
    if (match === null) continue
    const given = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { operationId: row.operationId, params: Object.fromEntries(given) }
  }
  return undefined
}
