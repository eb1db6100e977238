/** How far a collection is: counts, rows, and the same as a file; what anonymity allows of it (R5, R9, R12). */
import { BusinessError } from '../../../domain/errors.ts'
import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { EMAIL_TYPES, isAsking } from '../../../domain/evaluation/mailTemplate.ts'
import { isAnswerable, isSealed } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import type { Reading } from '../../database/sliceBySlice.ts'
import type { QueryOf, ResultOf } from '../../http/call.ts'
import { together } from '../../jobs/reading.ts'
import { type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { isAsked, listCountingAll } from '../../records/questionnaire/asked.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { listShutOut } from '../../records/turns/doors.ts'
import { countEvaluatees } from '../../records/turns/evaluatees.ts'
import { listPoints } from '../../records/turns/forms.ts'
import { listForms } from '../../records/turns/sealing/sealed.ts'
import { isOpenTurn } from '../../records/turns/turnStatus.ts'
import { countMails } from './store/outbox.ts'
import * as store from './store/progress.ts'

type Questionnaire = Database['questionnaire']
type Summary = ResultOf<'getFeedbackSummary'>
export type FeedbackRows = ResultOf<'listFeedback'>
/** A form as every list of them has it, also one that becomes a file. */
export type FeedbackRow = Omit<FeedbackRows['items'][number], 'shutOut'>
type StoredRow = Awaited<ReturnType<typeof store.showTurns>>[number]
export type Filters = Partial<QueryOf<'listFeedback'>>

async function levelCounts(
  db: Handle,
  row: Questionnaire,
  isCounted: ReturnType<typeof isAsked>,
): Promise<Summary['byLevel']> {
  const levels = await store.countByLevel(db, row.enterpriseId, row.id, isCounted)
  const forms = isSealed(row) ? await listForms(db, row.enterpriseId, row.id) : []
  const sealed = new Map(forms.map(({ levelId, forms: count }) => [levelId, count]))
  return levels.map(({ levelType, ...level }) => ({
    ...level,
    levelType: levelTypeOf(levelType),
    submittedCount: isSealed(row) ? (sealed.get(level.levelId) ?? 0) : level.submittedCount,
  }))
}

/** Why those that wait for a mail server wait; while no answers are taken, what asks for them waits for that. */
const troubleOf = (mails: Awaited<ReturnType<typeof countMails>>, takesAnswers: boolean): string | null =>
  mails.find(({ emailType, trouble }) => trouble !== null && (takesAnswers || !isAsking(emailType)))?.trouble ?? null

/** Counts only, no scores. */
export async function summarize({ database, now }: ServiceContext, enterpriseId: number, id: number): Promise<Summary> {
  return database.read(async (db) => {
    const row = await getQuestionnaire(db, enterpriseId, id)
    const isCounted = isAsked(await listCountingAll(db, enterpriseId, [id]))
    const byLevel = await levelCounts(db, row, isCounted)
    const raters = await store.countRaters(db, enterpriseId, id, isCounted)
    const mails = await countMails(db, enterpriseId, id)
    const mailsOf = (status: string, emailType?: string) =>
      mails
        .filter((mail) => mail.status === status && (emailType === undefined || mail.emailType === emailType))
        .reduce((sum, { count }) => sum + count, 0)
    const [invite, remind, finished, report] = EMAIL_TYPES.map((emailType) => mailsOf('sent', emailType))
    return {
      evaluateeCount: await countEvaluatees(db, enterpriseId, id),
      relationCount: byLevel.reduce((sum, { relationCount }) => sum + relationCount, 0),
      submittedCount: byLevel.reduce((sum, { submittedCount }) => sum + submittedCount, 0),
      raterCount: raters.raterCount,
      finishedRaterCount: isSealed(row) ? null : raters.finishedCount,
      byLevel,
      emailSent: { invite: invite ?? 0, remind: remind ?? 0, finished: finished ?? 0, report: report ?? 0 },
      emailWaiting: mailsOf('waiting'),
      emailFailed: mailsOf('failed'),
      mailTrouble: troubleOf(mails, isAnswerable(row, now().toISOString())),
      deadline: readSetting(row).deadline,
    }
  })
}

/** Nobody asks what each rater answered (R12), nor, when it is over, what became of one of them and of the mails to them (R5, R22). */
function refuseTelling(row: Questionnaire, filters: Filters, sort?: store.RowSort): void {
  const byScore = filters.valuerScoreMin !== undefined || filters.valuerScoreMax !== undefined
  const byRater = (filters.valuerKeyword ?? '') !== '' || (filters.feedbackStatusList?.length ?? 0) > 0
  const byMail = filters.emailStatus !== undefined || sort?.sort === 'emailStatus'
  const isRefused = (row.type === 2 && byScore) || (isSealed(row) && (byRater || byMail))
  if (isRefused) throw new BusinessError('ANONYMOUS_REFUSED')
}

/** The relations whose form earned between `valuerScoreMin` and `valuerScoreMax` points; null without such a filter. */
async function relationsByPoints({ read }: Reading, row: Questionnaire, filters: Filters) {
  const { valuerScoreMin: least, valuerScoreMax: most } = filters
  if (least === undefined && most === undefined) return null
  const earned = await read((db) => listPoints(db, { enterpriseId: row.enterpriseId, questionnaireId: row.id }))
  const fitting = earned.filter(
    ({ points }) => points >= (least ?? Number.NEGATIVE_INFINITY) && points <= (most ?? Number.POSITIVE_INFINITY),
  )
  return new Set(fitting.map(({ relationId }) => relationId))
}

function toRow(stored: StoredRow, sealed: boolean, markOf: NameMarks): FeedbackRow {
  return {
    participantRelationId: stored.relationId,
    evaluatorId: stored.evaluatorId,
    evaluatorName: stored.evaluatorName,
    evaluatorNameMark: markOf(stored.evaluatorId),
    valuerId: stored.raterId,
    valuerName: stored.raterName,
    valuerNameMark: markOf(stored.raterId),
    levelId: stored.levelId,
    levelType: levelTypeOf(stored.levelType),
    levelName: stored.levelName,
    feedbackStatus: sealed ? null : stored.status,
    emailStatus: sealed ? null : (stored.emailStatus ?? 'none'),
    submittedDay: sealed ? null : stored.submittedDay,
    statistic: stored.counted === 1,
  }
}

/** `known` are the marks of everybody, where they are in hand. */
async function toRows(db: Handle, row: Questionnaire, turns: readonly store.Turn[], known?: NameMarks) {
  const stored = await store.showTurns(db, { enterpriseId: row.enterpriseId, questionnaireId: row.id }, turns)
  const people = stored.flatMap(({ evaluatorId, raterId }) => [evaluatorId, raterId])
  const markOf = known ?? (await nameMarks(db, row.enterpriseId, people))
  const sealed = isSealed(row)
  return stored.map((one) => toRow(one, sealed, markOf))
}

/** The turns a filter lets through, in their order. Throws ANONYMOUS_REFUSED. */
async function chosenTurns(
  reading: Reading,
  row: Questionnaire,
  filters: Filters & { relationIds?: number[] },
  sort?: store.RowSort,
) {
  refuseTelling(row, filters, sort)
  const fitting = await relationsByPoints(reading, row, filters)
  const round = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
  const turns = await store.chooseTurns(reading, round, filters, sort)
  return turns.filter(({ relationId }) => fitting === null || fitting.has(relationId))
}

/** The forms a filter lets through, in their order. Throws NOT_FOUND, ANONYMOUS_REFUSED. */
export async function chosenForms(
  reading: Reading,
  enterpriseId: number,
  id: number,
  filters: Filters,
  sort?: store.RowSort,
): Promise<number[]> {
  const row = await reading.read((db) => getQuestionnaire(db, enterpriseId, id))
  const turns = await chosenTurns(reading, row, filters, sort)
  return turns.map(({ relationId }) => relationId)
}

/** All of its turns in their order. Throws NOT_FOUND. */
export const allTurns = async (reading: Reading, enterpriseId: number, id: number): Promise<store.Turn[]> =>
  chosenTurns(reading, await reading.read((db) => getQuestionnaire(db, enterpriseId, id)), {})

/** Turns that are known, with all that may be shown of them by now. */
export const showTurns = async (
  db: Handle,
  enterpriseId: number,
  id: number,
  turns: readonly store.Turn[],
  markOf: NameMarks,
): Promise<FeedbackRow[]> => toRows(db, await getQuestionnaire(db, enterpriseId, id), turns, markOf)

/** These of its forms; those that are gone are left out. `known` are the marks of everybody. Throws NOT_FOUND. */
export async function showForms(
  db: Handle,
  enterpriseId: number,
  id: number,
  relationIds: number[],
  known?: NameMarks,
): Promise<FeedbackRow[]> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  return toRows(db, row, await chosenTurns(together(db), row, { relationIds }), known)
}

/** One page of the rows a filter lets through. Throws NOT_FOUND, ANONYMOUS_REFUSED. */
async function listProgress(
  db: Handle,
  enterpriseId: number,
  id: number,
  filters: Filters,
  page: { pageIndex: number; pageSize: number },
  sort: store.RowSort,
): Promise<{ items: FeedbackRow[]; total: number }> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  const all = await chosenTurns(together(db), row, filters, sort)
  const start = (page.pageIndex - 1) * page.pageSize
  return { items: await toRows(db, row, all.slice(start, start + page.pageSize)), total: all.length }
}

/** One page of it as administrators look at it: with the open forms whose raters cannot answer any more (R20). */
export async function showProgress(
  { database, now }: ServiceContext,
  enterpriseId: number,
  id: number,
  ...listed: [filters: Filters, page: { pageIndex: number; pageSize: number }, sort: store.RowSort]
): Promise<Pick<FeedbackRows, 'items' | 'total'>> {
  return database.read(async (db) => {
    const { items, total } = await listProgress(db, enterpriseId, id, ...listed)
    const isOpen = ({ feedbackStatus: status }: FeedbackRow) => isOpenTurn({ status })
    const raterIds = items.filter(isOpen).map(({ valuerId }) => valuerId)
    const shutOut = await listShutOut(db, await getQuestionnaire(db, enterpriseId, id), raterIds, now())
    return { items: items.map((row) => ({ ...row, shutOut: isOpen(row) && shutOut.has(row.valuerId) })), total }
  })
}
