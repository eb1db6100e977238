/** Lists as files: a job reads the rows slice by slice, the file waits a day for who asked for it (issue: export). */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { isSealed } from '../../../domain/evaluation/status.ts'
import { isUnderWay } from '../../../domain/jobs.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { resources } from '../../../openapi/generated/resources.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { ExportPartTable } from '../../database/jobSchema.ts'
import { shareQuestionnaire } from '../../database/lock.ts'
import type { Handle } from '../../database/open.ts'
import type { BodyOf, FileAnswer, UserPrincipal } from '../../http/call.ts'
import { kindWord } from '../../jobs/kindWords.ts'
import type { ExportedListName, ListPlace, ListSource } from '../../jobs/listSource.ts'
import { type JobOrder, JobRefusal } from '../../jobs/order.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { EXPORT_DAYS, insertExportPart } from '../../records/questionnaire/exportParts.ts'
import { CSV_TYPE, type CsvCell, writeCsv, writeCsvRows } from '../../sheets/csv.ts'
import { writeXlsx, XLSX_TYPE } from '../../sheets/xlsx.ts'
import { columnsOf } from './columns.ts'
import { findExport, listParts } from './store.ts'

type Order = Pick<
  BodyOf<'createExport'>,
  'list' | 'parentId' | 'format' | 'filter' | 'ids' | 'sort' | 'order' | 'language'
>

const DAY = 86_400_000
const ROWS_A_SLICE = 200
const PART_BYTES = 1_000_000
/** What jobs tell; an export has nothing to count but its rows. */
const RESULT = { created: 0, updated: 0, skipped: 0, failedRows: 0, failed: [] }

/** What the jobs are called that make files of lists. */
const KINDS: Record<ExportedListName, JobOrder['kind']> = {
  questionnaires: 'exportQuestionnaires',
  employees: 'exportEmployees',
  departments: 'exportDepartments',
  tags: 'exportTags',
  evaluatees: 'exportEvaluatees',
  feedback: 'exportFeedback',
  audit: 'exportAudit',
}
/** Half a file is none, and its rows may be others by now. */
const INTERRUPTED = 'job.export.interrupted'

/** What another list's filter, sort or questionnaire would mean here nobody knows. */
function refuseForeign({ list, parentId, filter = {}, ids, sort }: Order, language: Language): void {
  const { filters, sorts, parent } = resources[list]
  if ((parent === null) !== (parentId === undefined)) {
    throw invalidInput('parentId', translateServer(language, 'input.notOfList'))
  }
  const foreign = Object.keys(filter).find((name) => !filters.some((each) => each.name === name))
  if (foreign !== undefined) throw invalidInput(`filter.${foreign}`, translateServer(language, 'input.notOfList'))
  if (sort !== undefined && !sorts.includes(sort)) {
    throw invalidInput('sort', translateServer(language, 'input.notOfList'))
  }
  if (ids !== undefined && Object.keys(filter).length > 0) {
    throw invalidInput('ids', translateServer(language, 'input.selection'))
  }
}

/** The bytes of each slice as it comes: lines at once, a spreadsheet file when all of it is there. */
function createWriter(format: Order['format'], header: string[]) {
  const kept: CsvCell[][] = []
  return async (rows: CsvCell[][], place: { isFirst: boolean; isLast: boolean }): Promise<Buffer[]> => {
    if (format === 'csv') return [Buffer.from(place.isFirst ? writeCsv(header, rows) : writeCsvRows(rows))]
    kept.push(...rows)
    if (!place.isLast) return []
    const file = await writeXlsx(header, kept)
    const starts = Array.from({ length: Math.ceil(file.length / PART_BYTES) }, (_, index) => index * PART_BYTES)
    return starts.map((start) => file.subarray(start, start + PART_BYTES))
  }
}

/** Every XLSX file is a ZIP file, and those begin like this. */
const ZIP = 'PK'

/** The file with its type, called as people read its job's kind. */
function namedFile(kind: string, body: Buffer, language: Language): FileAnswer {
  const isSheet = body.subarray(0, ZIP.length).toString('latin1') === ZIP
  // Of the file's list nothing else is kept.
  const name = kindWord(kind, language) ?? kind
  return isSheet
    ? { contentType: XLSX_TYPE, body, fileName: `${name}.xlsx` }
    : { contentType: CSV_TYPE, body, fileName: `${name}.csv` }
}

/** Throws NOT_FOUND; ROUND_CLOSING while an anonymous one is, whose files go one after the other, whenever they were made. */
async function isSealedAt(db: Handle, { enterpriseId, questionnaireId }: ListPlace): Promise<boolean> {
  if (questionnaireId === null) return false
  const row = await getQuestionnaire(db, enterpriseId, questionnaireId)
  if (row.type === 2 && row.closingSince !== null) throw new BusinessError('ROUND_CLOSING')
  return isSealed(row)
}

/**
 * Keeps a part of a file. What was read of an anonymous questionnaire before its finish is not kept after it: its rows,
 * and which rows there are, tell who had answered (anonymity.md R5). The finish waits for a part that is being kept.
 */
async function keepPart(db: Handle, row: ExportPartTable, wasSealed: boolean): Promise<void> {
  const { enterpriseId, questionnaireId } = row
  if (questionnaireId !== null) {
    const questionnaire = await shareQuestionnaire(db, enterpriseId, questionnaireId)
    if (questionnaire === undefined || isSealed(questionnaire) !== wasSealed) throw new JobRefusal(RESULT)
  }
  await insertExportPart(db, row)
}

/** Making files of lists, and handing them over. */
export function createExportsService(
  { database, ids: newIds, now }: ServiceContext,
  jobs: Pick<JobRunner, 'start' | 'onTakeUp'>,
  sources: Record<ExportedListName, ListSource>,
) {
  for (const kind of Object.values(KINDS)) jobs.onTakeUp(kind, () => INTERRUPTED)
  return {
    /** Starts the job and answers its id. */
    async start(principal: UserPrincipal, wanted: Order, language: Language): Promise<{ jobId: number }> {
      refuseForeign(wanted, language)
      const { enterpriseId, employeeId: createdBy } = principal
      const { list, format, filter = {}, parentId: questionnaireId = null } = wanted
      const source = sources[list]
      const place = { enterpriseId, questionnaireId, language: wanted.language }
      const { defaultSort } = resources[list]
      const sort = wanted.sort ?? defaultSort?.field ?? ''
      const order = wanted.order ?? (defaultSort?.order === 'DESC' ? 'desc' : 'asc')
      const only = wanted.ids === undefined ? null : new Set(wanted.ids)
      const { wasSealed, ids } = await database.read(async (db) => ({
        // Read first: what is sealed in between ends the job.
        wasSealed: await isSealedAt(db, place),
        ids: await source.idsOf(db, place, { filter, ids: only, sort, order }),
      }))
      const { header, cellsOf } = columnsOf(list, source.named ?? [], wanted.language)
      const write = createWriter(format, header)
      const createdAt = now().toISOString()
      let part = 0
      const jobId = await jobs.start({
        enterpriseId,
        createdBy,
        kind: KINDS[list],
        told: 'job.export',
        interrupted: INTERRUPTED,
        total: ids.length,
        async work(done, job) {
          const slice = ids.slice(done, done + ROWS_A_SLICE)
          const records = slice.length === 0 ? [] : await database.read((db) => source.recordsOf(db, place, slice))
          const byId = new Map(records.map((record) => [record.id, record]))
          const rows = slice.flatMap((id) => byId.get(id) ?? []).map(cellsOf)
          const next = done + slice.length
          for (const body of await write(rows, { isFirst: done === 0, isLast: next >= ids.length })) {
            const row = { enterpriseId, jobId: job, part, questionnaireId, body, createdAt }
            await database.write((db) => keepPart(db, row, wasSealed))
            part += 1
          }
          return { done: next, result: RESULT }
        },
      })
      return { jobId }
    },

    /** The file, for who asked for it alone; opening it is recorded (anonymity.md R15). */
    async open({ enterpriseId, employeeId, userId, remoteAddress }: UserPrincipal, jobId: number, language: Language) {
      const from = new Date(now().getTime() - EXPORT_DAYS * DAY).toISOString()
      const { job, parts } = await database.read(async (db) => {
        const found = await findExport(db, enterpriseId, employeeId, jobId, Object.values(KINDS))
        return { job: found, parts: found?.status === 'done' ? await listParts(db, enterpriseId, jobId, from) : [] }
      })
      if (job !== undefined && isUnderWay(job)) throw new BusinessError('EXPORT_NOT_READY')
      const [first] = parts
      if (job === undefined || first === undefined) throw new BusinessError('NOT_FOUND')
      // What was made before the finish goes piece by piece meanwhile (R5).
      if (first.type === 2 && first.closingSince !== null) throw new BusinessError('NOT_FOUND')
      const event = { id: newIds.newId(), at: now().toISOString(), action: 'export.opened' }
      const objectId = first.questionnaireId ?? jobId
      const detailJson = JSON.stringify({ kind: job.kind, jobId })
      await database.write((db) =>
        insertEvent(db, { enterpriseId, userId, remoteAddress, ...event, objectId, detailJson }),
      )
      return namedFile(job.kind, Buffer.concat(parts.map(({ body }) => body)), language)
    },
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
