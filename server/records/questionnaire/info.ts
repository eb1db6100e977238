/** Questionnaires as the browser sees them (spec §3 "Questionnaire info"), put together with one query per table. */
import { onOneLine } from '../../../domain/directory/name.ts'
import { opensByProvider } from '../../../domain/evaluation/doors.ts'
import { readiness } from '../../../domain/evaluation/readiness.ts'
import { isSealed } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import { findProvider } from '../people/signOnProviders.ts'
import { closingProgress } from './closings.ts'
import { listPeopleJobs } from './peopleComing.ts'
import { countContents, isPaperValid } from './readiness.ts'
import { readSetting } from './setting.ts'
import type { QuestionnaireRow } from './store.ts'
import { listTagsOf, TAG_USE } from './tags.ts'

/** Forms of anonymous questionnaires that are over: no turn tells any more whether it was sent (anonymity.md R5). */
async function countSent(db: Handle, enterpriseId: number, rows: QuestionnaireRow[]) {
  const ids = rows.filter(isSealed).map(({ id }) => id)
  if (ids.length === 0) return new Map<number, number>()
  const counted = await db
    .selectFrom('sealedLevel')
    .select((eb) => ['questionnaireId', eb.fn.sum<number>('forms').as('total')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .groupBy('questionnaireId')
    .execute()
  return new Map(counted.map(({ questionnaireId, total }) => [questionnaireId, total]))
}

async function tagNames(db: Handle, enterpriseId: number, ids: number[]) {
  const names = new Map<number, string[]>()
  for (const { objectId, name } of await listTagsOf(db, enterpriseId, TAG_USE, ids)) {
    names.set(objectId, [...(names.get(objectId) ?? []), name])
  }
  return names
}

/** The rows with their readiness, counts and tags, in the same order. */
export async function questionnaireInfos(db: Handle, enterpriseId: number, rows: QuestionnaireRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const contents = await countContents(db, enterpriseId, ids)
  const sealed = await countSent(db, enterpriseId, rows)
  const tags = await tagNames(db, enterpriseId, ids)
  const closings = await closingProgress(db, enterpriseId, ids)
  const jobs = await listPeopleJobs(db, enterpriseId, rows)
  const provider = await findProvider(db, enterpriseId)
  return rows.map((row) => {
    const counts = contents.get(row.id)
    if (counts === undefined) throw new Error('counts of a questionnaire that was asked for are missing')
    return {
      id: row.id,
      uid: row.uid,
      title: onOneLine(row.title),
      summary: row.summary,
      type: row.type,
      processStatus: row.processStatus,
      disableStatus: row.disableStatus,
      paperDataValid: isPaperValid(row),
      hasDimensionReport: counts.hasDimensionReport,
      invalidDatas: readiness(counts).invalidDatas,
      version: row.version,
      createdAt: row.createdAt,
      publishedAt: row.publishedAt,
      finishedAt: row.finishedAt,
      deadline: readSetting(row).deadline,
      tags: tags.get(row.id) ?? [],
      evaluateeCount: counts.evaluateeCount,
      raterCount: counts.invitedCount,
      submittedCount: isSealed(row) ? (sealed.get(row.id) ?? 0) : counts.submittedCount,
      closingSince: row.closingSince,
      closingPercent: closings.get(row.id)?.percent ?? null,
      closingFailures: closings.get(row.id)?.failures ?? 0,
      peopleJobId: jobs.has(row.peopleJobId ?? 0) ? row.peopleJobId : null,
      opensByProvider: opensByProvider(row, provider?.setAt ?? null),
    }
  })
}

export type QuestionnaireInfo = Awaited<ReturnType<typeof questionnaireInfos>>[number]

/** One questionnaire with its readiness, counts and tags. */
export async function questionnaireInfo(db: Handle, row: QuestionnaireRow): Promise<QuestionnaireInfo> {
  const [info] = await questionnaireInfos(db, row.enterpriseId, [row])
  if (info === undefined) throw new Error('a questionnaire has no info')
  return info
}
