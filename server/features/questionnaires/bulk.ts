import type { Language } from '../../../messages/format.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Bulk, BulkAct, BulkCaller, BulkResult, Selection } from '../../jobs/bulk.ts'
import type { Doer } from '../../records/questionnaire/audit.ts'
import { type ListInput, questionnaireIds } from './list.ts'
import { type Act, disabling, enabling, removing, restoring } from './state.ts'
import { titlesOf } from './store.ts'
import { refuseHidden, storedName, storedNames, type TagPair, tagMany, untagMany } from './tagging.ts'

interface Tagging extends Selection<ListInput> {
  tagNames?: string[] | undefined
  /** What an earlier answer called so: the pairs that are to be undone. */
  previous?: TagPair[] | undefined
}

/** Acts upon many questionnaires, by the rules of the single ones. */
export function createQuestionnairesBulk(context: ServiceContext, bulk: Bulk) {
  const { database } = context

  function actOf<Note>(
    { enterpriseId }: BulkCaller,
    kind: BulkAct<never>['kind'],
    act: BulkAct<ListInput, Note>['act'],
  ): BulkAct<ListInput, Note> {
    return {
      kind,
      idsOf: (filter) => database.read((db) => questionnaireIds(db, enterpriseId, filter)),
      namesOf: (db, ids) => titlesOf(db, enterpriseId, ids),
      act,
    }
  }

  function eachOf(
    caller: BulkCaller,
    kind: BulkAct<never>['kind'],
    selection: Selection<ListInput>,
    all: Act,
  ): Promise<BulkResult> {
    const act = actOf<never>(caller, kind, async (db, ids) => ({ changed: await all(db, caller.enterpriseId, ids) }))
    return withoutNotes(bulk.run(caller, selection, act))
  }

  async function tagging(
    caller: BulkCaller,
    kind: BulkAct<never>['kind'],
    { previous, tagNames = [], ...selection }: Tagging,
    work: (db: Handle, ids: number[], names: Map<number, string[]>) => Promise<{ changed: number[]; notes: TagPair[] }>,
  ) {
    const pairs = previous && namesById(caller.language, previous)
    const chosen = pairs === undefined ? selection : { ids: [...pairs.keys()] }
    const names = storedNames(caller.language, tagNames)
    const act = actOf<TagPair>(caller, kind, (db, ids) => work(db, ids, pairs ?? new Map(ids.map((id) => [id, names]))))
    const { notes, ...result } = await bulk.run(caller, chosen, act)
    return { ...result, previous: byName(notes) }
  }

  return {
    remove: (caller: BulkCaller & Doer, selection: Selection<ListInput>) =>
      eachOf(caller, 'bulkDeleteQuestionnaires', selection, removing(context, caller)),
    restore: (caller: BulkCaller & Doer, ids: number[]) =>
      eachOf(caller, 'bulkRestoreQuestionnaires', { ids }, restoring(context, caller)),
    disable: (caller: BulkCaller & Doer, selection: Selection<ListInput>) =>
      eachOf(caller, 'bulkDisableQuestionnaires', selection, disabling(context, caller)),
    enable: (caller: BulkCaller & Doer, selection: Selection<ListInput>) =>
      eachOf(caller, 'bulkEnableQuestionnaires', selection, enabling(context, caller)),
    async tag(caller: BulkCaller, input: Tagging) {
      await database.read((db) => refuseHidden(db, caller, input.tagNames ?? []))
      return tagging(caller, 'bulkTagQuestionnaires', input, (db, ids, names) =>
        tagMany(context, db, caller, ids, names),
      )
    },
    untag: (caller: BulkCaller, input: Tagging) =>
      tagging(caller, 'bulkUntagQuestionnaires', input, (db, ids, names) =>
        untagMany(db, caller.enterpriseId, ids, names),
      ),
  }
}

export type QuestionnairesBulk = ReturnType<typeof createQuestionnairesBulk>

async function withoutNotes(running: Promise<BulkResult & { notes: never[] }>): Promise<BulkResult> {
  const { notes: _, ...result } = await running
  return result
}

function namesById(language: Language, pairs: TagPair[]): Map<number, string[]> {
  const names = new Map<number, Set<string>>()
  for (const [index, { tagName, ids }] of pairs.entries()) {
    const name = storedName(language, tagName, `previous.${index}.tagName`)
    for (const id of ids) names.set(id, (names.get(id) ?? new Set()).add(name))
  }
  return new Map([...names].map(([id, all]) => [id, [...all]]))
}

function byName(pairs: TagPair[]): TagPair[] {
  const ids = new Map<string, number[]>()
  for (const pair of pairs) ids.set(pair.tagName, [...(ids.get(pair.tagName) ?? []), ...pair.ids])
  return [...ids].map(([tagName, all]) => ({ tagName, ids: all }))
}
