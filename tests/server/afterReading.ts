/** What others do between two statements of somebody's work. */
import { type KyselyPlugin, type QueryId, TableNode } from 'kysely'
import type { Database } from '../../server/database/schema/schema.ts'

/** The work goes on after its first look into `table` once `meanwhile` is done. */
export function afterReading(table: keyof Database, meanwhile: () => Promise<unknown>): KyselyPlugin {
  let first: QueryId | undefined
  return {
    transformQuery({ node, queryId }) {
      const [from] = node.kind === 'SelectQueryNode' ? (node.from?.froms ?? []) : []
      if (from !== undefined && TableNode.is(from) && from.table.identifier.name === table) first ??= queryId
      return node
    },
    async transformResult({ queryId, result }) {
      if (queryId === first) await meanwhile()
      return result
    },
  }
}
