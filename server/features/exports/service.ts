/** Lists as files: a job reads the rows slice by slice, the file waits a day for who asked for it (issue: export). */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { resources } from '../../../openapi/generated/resources.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { BodyOf, FileAnswer, UserPrincipal } from '../../http/call.ts'
import type { ExportedListName, ListSource } from '../../jobs/listSource.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { EXPORT_DAYS, insertExportPart } from '../../records/questionnaire/exportParts.ts'
import { type CsvCell, writeCsv, writeCsvRows } from '../../sheets/csv.ts'
import { writeXlsx } from '../../sheets/xlsx.ts'
import { columnsOf } from './columns.ts'
import { EXPORT, findExport, listParts } from './store.ts'

type Order = BodyOf<'createExport'>

const DAY = 86_400_000
const ROWS_A_SLICE = 200
const PART_BYTES = 1_000_000
/** What jobs tell; an export has nothing to count but its rows. */
const RESULT = { created: 0, updated: 0, skipped: 0, failedRows: 0, failed: [] }

/** What another list's filter or sort would mean here nobody knows. */
function refuseForeign({ list, filter = {}, ids, sort }: Order, language: Language): void {
  const { filters, sorts } = resources[list]
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

/** Making files of lists, and handing them over. */
export function createExportsService(
  { database, ids: newIds, now }: ServiceContext,
  jobs: JobRunner,
  sources: Record<ExportedListName, ListSource>,
) {
  return {
    /** Starts the job and answers its id. */
    async start(principal: UserPrincipal, wanted: Order, language: Language): Promise<{ jobId: number }> {
      refuseForeign(wanted, language)
      const { enterpriseId, employeeId: createdBy } = principal
      const { list, format, filter = {} } = wanted
      const source = sources[list]
      const { defaultSort } = resources[list]
      const sort = wanted.sort ?? defaultSort?.field ?? ''
      const order = wanted.order ?? (defaultSort?.order === 'DESC' ? 'desc' : 'asc')
      const only = wanted.ids === undefined ? null : new Set(wanted.ids)
      const ids = await database.read((db) => source.idsOf(db, enterpriseId, { filter, ids: only, sort, order }))
      const { header, cellsOf } = columnsOf(list, wanted.language)
      const write = createWriter(format, header)
      const createdAt = now().toISOString()
      let part = 0
      const jobId = await jobs.start({
        enterpriseId,
        createdBy,
        kind: EXPORT,
        total: ids.length,
        async work(done, job) {
          const slice = ids.slice(done, done + ROWS_A_SLICE)
          const records =
            slice.length === 0 ? [] : await database.read((db) => source.recordsOf(db, enterpriseId, slice))
          const byId = new Map(records.map((record) => [record.id, record]))
          const rows = slice.flatMap((id) => byId.get(id) ?? []).map(cellsOf)
          const next = done + slice.length
          for (const body of await write(rows, { isFirst: done === 0, isLast: next >= ids.length })) {
            const row = { enterpriseId, jobId: job, part, questionnaireId: null, body, createdAt }
            await database.write((db) => insertExportPart(db, row))
            part += 1
          }
          return { done: next, result: RESULT }
        },
      })
      return { jobId }
    },

    /** The file, for who asked for it alone; opening it is recorded (anonymity.md R15). */
    async open({ enterpriseId, employeeId, userId }: UserPrincipal, jobId: number): Promise<FileAnswer> {
      const from = new Date(now().getTime() - EXPORT_DAYS * DAY).toISOString()
      const { job, parts } = await database.read(async (db) => {
        const found = await findExport(db, enterpriseId, employeeId, jobId)
        return { job: found, parts: found?.status === 'done' ? await listParts(db, enterpriseId, jobId, from) : [] }
      })
      if (job?.status === 'waiting' || job?.status === 'running') throw new BusinessError('EXPORT_NOT_READY')
      if (parts.length === 0) throw new BusinessError('NOT_FOUND')
      const event = { id: newIds.newId(), at: now().toISOString(), action: 'export.opened', objectId: jobId }
      await database.write((db) => insertEvent(db, { enterpriseId, userId, ...event, detailJson: '{}' }))
      return { contentType: 'application/octet-stream', body: Buffer.concat(parts) }
    },
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
