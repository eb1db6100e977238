import { invalidInput } from '../../../domain/errors.ts'
import { ASKING_TYPES, EMAIL_TYPES } from '../../../domain/evaluation/mailTemplate.ts'
import { isPublished, isSealed } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import type { FileAnswer, ResultOf } from '../../http/call.ts'
import { chosenIds, type Selection } from '../../jobs/bulk.ts'
import { apart } from '../../jobs/reading.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { everybodysNameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { CSV_TYPE, writeCsv, writeCsvRows } from '../../sheets/csv.ts'
import type { Closer } from './closer.ts'
import { levelText, namesOf } from './exported.ts'
import { finishQuestionnaire } from './finish.ts'
import { openForm } from './form.ts'
import { type Caller, cancelForm, record, setStatistic } from './forms.ts'
import { type NotifyInput, notify } from './notify.ts'
import {
  allTurns,
  chosenForms,
  type FeedbackRow,
  type Filters,
  showProgress,
  showTurns,
  summarize,
} from './progress.ts'
import type { Relays } from './relays.ts'
import { listMails, type MailSort } from './store/outbox.ts'
import type { RowSort } from './store/progress.ts'
import * as templateStore from './store/templates.ts'
import {
  checkTemplate,
  type EmailTemplateInput,
  isOtherTemplate,
  refuseOtherTemplate,
  templatesOf,
} from './templates.ts'
import { tryMail } from './tryMail.ts'

interface Page {
  pageIndex: number
  pageSize: number
}

type Mails = ResultOf<'listMails'>
type MailStatus = 'waiting' | 'sent' | 'failed'

/** The questionnaire's mails without their text; of a sealed one those that go to everybody alone (R22). */
async function mailPage(
  { database, now }: ServiceContext,
  enterpriseId: number,
  id: number,
  page: Page,
  status: MailStatus | undefined,
  sort: MailSort,
): Promise<Mails> {
  const moment = now().toISOString()
  return database.read(async (db) => {
    const row = await getQuestionnaire(db, enterpriseId, id)
    const hiddenTypes = isSealed(row) ? ASKING_TYPES : []
    const { items, total } = await listMails(db, enterpriseId, id, { hiddenTypes, status }, page, sort)
    const shown = items.map(({ claimedUntil, ...mail }) => ({
      ...mail,
      emailType: EMAIL_TYPES.find((known) => known === mail.emailType) ?? 'invite',
      status:
        mail.status === 'waiting' && claimedUntil !== null && claimedUntil > moment
          ? ('sending' as const)
          : mail.status,
      error: mail.error === '' ? null : mail.error,
    }))
    return { items: shown, total, ...page }
  })
}

/** Rows of the table below that are made at once: nobody waits for more of them. */
const ROWS_AT_ONCE = 1000

/** What the progress list shows, as a table to save; recorded (R15). */
async function exportProgress(
  context: ServiceContext,
  caller: Caller,
  id: number,
  language: Language,
): Promise<FileAnswer> {
  const say = (key: string) => translateServer(language, `notice.${key}`)
  const { enterpriseId } = caller
  const reading = apart(context.database)
  const turns = await allTurns(reading, enterpriseId, id)
  await context.database.write((db) => record(context, db, caller, 'feedback.export', id, {}))
  const markOf = await everybodysNameMarks(reading.read, enterpriseId)
  const columns = ['evaluatee', 'rater', 'level', 'status', 'mail', 'day', 'counted']
  const cellsOf = (row: FeedbackRow) => [
    namesOf(row).evaluatorName,
    namesOf(row).valuerName,
    levelText(row, language),
    row.feedbackStatus === null ? '' : say(`status.${row.feedbackStatus}`),
    row.emailStatus === null ? '' : say(`mail.${row.emailStatus}`),
    row.submittedDay ?? '',
    say(row.statistic ? 'yes' : 'no'),
  ]
  const header = columns.map((column) => say(`progress.${column}`))
  // As bytes: texts put together are written out again as a whole while everybody waits.
  const lines = [Buffer.from(writeCsv(header, []))]
  await inTurns(turns, ROWS_AT_ONCE, async (some) => {
    const rows = await context.database.read((db) => showTurns(db, enterpriseId, id, some, markOf))
    lines.push(Buffer.from(writeCsvRows(rows.map(cellsOf))))
  })
  return { contentType: CSV_TYPE, body: Buffer.concat(lines), fileName: `${say('progress.file')}.csv` }
}

type NotifyOrder = Omit<NotifyInput, 'relationIds'>

/** The raters of which forms are mailed: of every one, of those with these ids, or of all that match. */
export interface Meant extends Selection<Filters> {
  notifyAll?: boolean | undefined
}

/** Null means every one. Throws SELECTION_CHANGED, ANONYMOUS_REFUSED. */
async function meantForms(
  { database }: ServiceContext,
  { enterpriseId, questionnaireId }: Pick<NotifyOrder, 'enterpriseId' | 'questionnaireId'>,
  { notifyAll, ...selection }: Meant,
  language: Language,
): Promise<number[] | null> {
  if (notifyAll) return null
  if (selection.filter === undefined) return selection.ids ?? []
  const idsOf = (filter: Filters) => chosenForms(apart(database), enterpriseId, questionnaireId, filter)
  return chosenIds(selection, { idsOf }, language)
}

/** Progress, mail templates and notices of a questionnaire, and its finish. */
export function createCollectionService(context: ServiceContext, closer: Closer, mail: MailSetup, relays: Relays) {
  return {
    /** In the language raters are written to in, as they would be sent. */
    templates: (enterpriseId: number, id: number) =>
      context.database.read(async (db) => {
        const { language } = readSetting(await getQuestionnaire(db, enterpriseId, id))
        return templatesOf(db, enterpriseId, id, language)
      }),

    async saveTemplate(caller: Caller, id: number, input: EmailTemplateInput, language: Language) {
      const { enterpriseId } = caller
      const { before, ...template } = input
      checkTemplate(template, language)
      await context.database.write(async (db) => {
        const row = await takeQuestionnaire(db, enterpriseId, id)
        const stored = await templatesOf(db, enterpriseId, id, readSetting(row).language)
        refuseOtherTemplate(stored, template.emailType, before)
        await templateStore.saveTemplate(db, { enterpriseId, questionnaireId: id, ...template })
        if (isPublished(row.processStatus) && isOtherTemplate(stored, template)) {
          await record(context, db, caller, 'mail.template', id, { emailType: template.emailType })
        }
      })
      return template
    },

    async notify(input: NotifyOrder, meant: Meant, language: Language) {
      if (input.evaluateeIds !== undefined && input.emailType !== 'report') {
        throw invalidInput('evaluateeIds', translateServer(language, 'input.onlyForReports'))
      }
      const relationIds = await meantForms(context, input, meant, language)
      const result = await notify(context, { ...input, relationIds })
      if (!input.confirm && result.count > 0) mail.wake()
      return result
    },

    finish: (caller: Caller, id: number) => finishQuestionnaire(context, closer, caller, id),

    summary: (enterpriseId: number, id: number) => summarize(context, enterpriseId, id),

    async rows(enterpriseId: number, id: number, filters: Filters, page: Page, sort: RowSort) {
      return { ...(await showProgress(context, enterpriseId, id, filters, page, sort)), ...page }
    },

    openForm: (caller: Caller, id: number, relationId: number) => openForm(context, caller, id, relationId),
    exportRows: (caller: Caller, id: number, language: Language) => exportProgress(context, caller, id, language),
    setStatistic: (caller: Caller, id: number, input: Parameters<typeof setStatistic>[3]) =>
      setStatistic(context, caller, id, input),
    cancel: (caller: Caller, id: number, input: Parameters<typeof cancelForm>[3]) =>
      cancelForm(context, caller, id, input),
    mails: (enterpriseId: number, id: number, page: Page, sort: MailSort, status?: MailStatus) =>
      mailPage(context, enterpriseId, id, page, status, sort),
    mailConfig: (enterpriseId: number) => relays.config(enterpriseId, mail.own),

    async saveMailConfig(caller: Caller, input: Parameters<Relays['save']>[1], version?: number) {
      await relays.save(caller, input, version)
      mail.setAnew(caller.enterpriseId)
      return relays.config(caller.enterpriseId, mail.own)
    },

    verifyMail: (caller: Caller, language: Language) => tryMail(context, mail, caller, language),
  }
}

export type CollectionService = ReturnType<typeof createCollectionService>
