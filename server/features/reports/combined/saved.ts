/** Combined reports as they are saved, named, removed and brought back. */

import { BusinessError, refuseStale } from '../../../../domain/errors.ts'
import { isFinished } from '../../../../domain/evaluation/status.ts'
import { restorableSince } from '../../../../domain/restoring.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { CombinedReportTable } from '../../../database/schema/releaseSchema.ts'
import type { BodyOf, ResultOf, UserPrincipal } from '../../../http/call.ts'
import { listEnterprises } from '../../../records/people/enterprises.ts'
import * as store from '../combinedStore.ts'
import { type RoundRef, refsOf } from './rounds.ts'

type Summary = ResultOf<'saveCombinedReport'>

/** The version of what is looked at before saving, and of what was saved once. */
export const FIRST_VERSION = 1

export const uidsOf = (refs: readonly RoundRef[]) => refs.map(({ uid }) => uid)

export function summaryOf(row: CombinedReportTable): Summary {
  const { id: reportId, title, summary, createdAt, updatedAt, version } = row
  const refs = refsOf(row)
  return {
    ...{ reportId, title, summary, questionnaireUids: uidsOf(refs), questionnaireCount: refs.length },
    ...{ createdAt, updatedAt, version },
  }
}

export async function getCombined(db: Handle, enterpriseId: number, id: number): Promise<CombinedReportTable> {
  const row = await store.findCombined(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

/** Oldest first; those made in one moment in the order they were made. */
export const byFinish = (
  one: { finishedAt: string | null; id: number },
  other: { finishedAt: string | null; id: number },
) => {
  const [a, b] = [one.finishedAt ?? '', other.finishedAt ?? '']
  return a === b ? one.id - other.id : a < b ? -1 : 1
}

/** The questionnaires that are to be combined; `kept` are in the report already. Throws NOT_FOUND, NOT_FINISHED. */
async function chosenRounds(db: Handle, enterpriseId: number, uids: readonly string[], kept: readonly RoundRef[]) {
  const known = new Set(uidsOf(kept))
  const found = await store.listByUid(db, enterpriseId, uids)
  const fresh = uids.filter((uid) => !known.has(uid))
  for (const uid of fresh) {
    const row = found.find((one) => one.uid === uid)
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    if (!isFinished(row.processStatus)) throw new BusinessError('NOT_FINISHED')
  }
  if (fresh.length === 0) return kept.filter(({ uid }) => uids.includes(uid))
  const gone = kept.filter(({ uid }) => uids.includes(uid) && !found.some((one) => one.uid === uid))
  return [...gone, ...found.sort(byFinish).map(({ id, uid }) => ({ id, uid }))]
}

/** Drops the removed ones of every enterprise that nobody can bring back any more. */
export async function dropRemovedReports(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const since = restorableSince(now())
  for (const { id } of await database.read((db) => listEnterprises(db))) {
    if (isStopping()) return
    await database.write((db) => store.dropRemoved(db, id, since))
  }
}

/** What is done to saved reports; no figures in it. */
export function createSavedReports({ database, ids, now }: ServiceContext) {
  return {
    async save({ enterpriseId }: UserPrincipal, { reportId, version, ...sent }: BodyOf<'saveCombinedReport'>) {
      const at = now().toISOString()
      const title = sent.title.trim()
      return database.write(async (db) => {
        const before = reportId === 0 ? undefined : await store.lockCombined(db, enterpriseId, reportId)
        if (reportId !== 0 && before === undefined) throw new BusinessError('NOT_FOUND')
        if (before !== undefined) refuseStale(before.version, version)
        const kept = before === undefined ? [] : refsOf(before)
        const refs = await chosenRounds(db, enterpriseId, sent.questionnaireUids, kept)
        const content = { title, summary: sent.summary, questionnairesJson: JSON.stringify(refs), updatedAt: at }
        if (before !== undefined) {
          const changed = { ...content, version: before.version + 1 }
          return summaryOf(await store.updateCombined(db, enterpriseId, reportId, changed))
        }
        const made = {
          ...content,
          enterpriseId,
          id: ids.newId(),
          version: FIRST_VERSION,
          createdAt: at,
          deletedAt: null,
        }
        await store.insertCombined(db, made)
        return summaryOf(made)
      })
    },

    async remove({ enterpriseId }: UserPrincipal, id: number) {
      const at = now().toISOString()
      const gone = await database.write((db) => store.removeCombined(db, enterpriseId, id, at))
      if (gone === undefined) throw new BusinessError('NOT_FOUND')
    },

    async restore({ enterpriseId }: UserPrincipal, id: number) {
      const since = restorableSince(now())
      const row = await database.write((db) => store.restoreCombined(db, enterpriseId, id, since))
      if (row === undefined) throw new BusinessError('NOT_FOUND')
      return summaryOf(row)
    },

    /** All, or the one asked for. */
    async list({ enterpriseId }: UserPrincipal, id: number | undefined, page: { offset: number; limit: number }) {
      if (id !== undefined) {
        const row = await database.read((db) => store.findCombined(db, enterpriseId, id))
        const items = row === undefined ? [] : [summaryOf(row)]
        return { items: items.slice(page.offset, page.offset + page.limit), total: items.length }
      }
      return database.read(async (db) => ({
        items: (await store.listCombined(db, enterpriseId, page)).map(summaryOf),
        total: await store.countCombined(db, enterpriseId),
      }))
    },
  }
}
