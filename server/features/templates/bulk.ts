import type { ServiceContext } from '../../database/context.ts'
import type { Bulk, BulkAct, BulkCaller, BulkResult, Selection } from '../../jobs/bulk.ts'
import { bringBackTemplates, listTemplates, removeTemplates } from './service.ts'
import { shippedInfos } from './shipped.ts'
import { titlesOf } from './store.ts'

interface TemplateFilter {
  keyword?: string | undefined
  publicPaper?: boolean | undefined
}

/** Removing many templates and bringing them back. */
export function createTemplatesBulk({ database, now }: ServiceContext, bulk: Bulk) {
  async function run(
    caller: BulkCaller,
    kind: BulkAct<never>['kind'],
    selection: Selection<TemplateFilter>,
    act: BulkAct<TemplateFilter>['act'],
  ): Promise<BulkResult> {
    const { enterpriseId, language } = caller
    const { notes: _, ...result } = await bulk.run<TemplateFilter>(caller, selection, {
      kind,
      async idsOf(filter) {
        const order = { sort: 'publicPaper', order: 'desc' } as const
        const all = await database.read((db) => listTemplates(db, caller, filter, order))
        return all.map(({ id }) => id)
      },
      async namesOf(db, ids) {
        const shipped = shippedInfos(language).map(({ id, title }) => [id, title] as const)
        return new Map([...shipped, ...(await titlesOf(db, enterpriseId, ids))])
      },
      act,
    })
    return result
  }

  return {
    remove: (caller: BulkCaller, selection: Selection<TemplateFilter>) =>
      run(caller, 'bulkRemoveTemplates', selection, async (db, ids) => ({
        changed: await removeTemplates(db, caller, ids, now().toISOString()),
      })),
    restore: (caller: BulkCaller, ids: number[]) =>
      run(caller, 'bulkRestoreTemplates', { ids }, async (db, slice) => ({
        changed: await bringBackTemplates(db, caller.enterpriseId, slice),
      })),
  }
}

export type TemplatesBulk = ReturnType<typeof createTemplatesBulk>
