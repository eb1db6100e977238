/** Lists as files: a job reads the rows slice by slice, the file waits a day for who asked for it (issue: export). */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { isSealed } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { resources } from '../../../openapi/generated/resources.ts'
import type { ServiceContext } from '../../database/context.ts'
import { shareQuestionnaire } from '../../database/engine/lock.ts'
import type { Handle } from '../../database/open.ts'
import type { ExportPartTable } from '../../database/schema/jobSchema.ts'
import type { BodyOf, UserPrincipal } from '../../http/call.ts'
import type { ExportedListName, ListPlace, ListSource, ReadRecords } from '../../jobs/listSource.ts'
import { type JobOrder, JobRefusal } from '../../jobs/order.ts'
import { apart } from '../../jobs/reading.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { insertExportPart } from '../../records/questionnaire/exportParts.ts'
import { type CsvCell, writeCsv, writeCsvRows } from '../../sheets/csv.ts'
import { writeXlsx } from '../../sheets/xlsx.ts'
import { columnsOf } from './columns.ts'
import { createOpening } from './opening.ts'

type Order = Pick<
  BodyOf<'createExport'>,
  'list' | 'parentId' | 'format' | 'filter' | 'ids' | 'sort' | 'order' | 'language'
>

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
  context: ServiceContext,
  jobs: Pick<JobRunner, 'start' | 'onTakeUp'>,
  sources: Record<ExportedListName, ListSource>,
) {
  const { database, now } = context
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
      const reading = apart(database)
      // Read first: what is sealed in between ends the job.
      const wasSealed = await reading.read((db) => isSealedAt(db, place))
      const ids = await source.idsOf(reading, place, { filter, ids: only, sort, order })
      const { header, cellsOf } = columnsOf(list, source.named ?? [], wanted.language)
      const write = createWriter(format, header)
      const createdAt = now().toISOString()
      let recordsOf: ReadRecords | undefined
      let part = 0
      const jobId = await jobs.start({
        enterpriseId,
        createdBy,
        kind: KINDS[list],
        questionnaireId,
        format,
        told: 'job.export',
        interrupted: INTERRUPTED,
        total: ids.length,
        async work(done, job) {
          const slice = ids.slice(done, done + ROWS_A_SLICE)
          recordsOf ??= await source.openRecords(reading, place)
          const read = recordsOf
          const records = slice.length === 0 ? [] : await database.read((db) => read(db, slice))
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

    open: createOpening(context, Object.values(KINDS)),
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
