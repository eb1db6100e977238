/** Handing over what a job has made, to who asked for it alone. */
import { BusinessError } from '../../../domain/errors.ts'
import { isUnderWay } from '../../../domain/jobs.ts'
import type { Language } from '../../../messages/format.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { FileAnswer, UserPrincipal } from '../../http/call.ts'
import { kindWord } from '../../jobs/kindWords.ts'
import type { JobOrder } from '../../jobs/order.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { EXPORT_DAYS } from '../../records/questionnaire/exportParts.ts'
import { CSV_TYPE } from '../../sheets/csv.ts'
import { XLSX_TYPE } from '../../sheets/xlsx.ts'
import { archiveAnswer } from './archive.ts'
import { findArchived, findExport, listParts } from './store.ts'

const DAY = 86_400_000
/** Jobs whose files are archives: of results, which are there for as long as their questionnaire is. */
const ARCHIVES: JobOrder['kind'][] = ['exportResults', 'exportAnswers', 'archiveReports']

interface Made {
  kind: string
  createdAt: string
  jobId: number
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

/** Opens files of jobs of these kinds, and archives. */
export function createOpening({ database, ids: newIds, now }: ServiceContext, kinds: readonly JobOrder['kind'][]) {
  async function recordOpening(
    { enterpriseId, userId, remoteAddress }: UserPrincipal,
    { kind, jobId }: Made,
    questionnaireId: number | null,
  ) {
    const event = { id: newIds.newId(), at: now().toISOString(), action: 'export.opened' }
    const objectId = questionnaireId ?? jobId
    const detailJson = JSON.stringify({ kind, jobId })
    await database.write((db) =>
      insertEvent(db, { enterpriseId, userId, remoteAddress, ...event, objectId, detailJson }),
    )
  }

  async function openList(principal: UserPrincipal, job: Made, from: string, language: Language): Promise<FileAnswer> {
    const parts = await database.read((db) => listParts(db, principal.enterpriseId, job.jobId, from))
    const [first] = parts
    if (first === undefined) throw new BusinessError('NOT_FOUND')
    // What was made before the finish goes piece by piece meanwhile (R5).
    if (first.type === 2 && first.closingSince !== null) throw new BusinessError('NOT_FOUND')
    await recordOpening(principal, job, first.questionnaireId)
    return namedFile(job.kind, Buffer.concat(parts.map(({ body }) => body)), language)
  }

  async function openArchive(principal: UserPrincipal, job: Made, from: string, language: Language) {
    const place = { enterpriseId: principal.enterpriseId, jobId: job.jobId }
    const of = await database.read((db) => findArchived(db, place, from))
    if (of === undefined) throw new BusinessError('NOT_FOUND')
    const stem = `${of.title} ${kindWord(job.kind, language) ?? job.kind}`
    await recordOpening(principal, job, of.questionnaireId)
    const answer = await archiveAnswer(database, place, { stem, madeAt: new Date(job.createdAt) })
    if (answer === undefined) throw new BusinessError('NOT_FOUND')
    return answer
  }

  /** The file, for who asked for it alone; opening it is recorded (anonymity.md R15). */
  return async function open(principal: UserPrincipal, jobId: number, language: Language): Promise<FileAnswer> {
    const { enterpriseId, employeeId } = principal
    const from = new Date(now().getTime() - EXPORT_DAYS * DAY).toISOString()
    const all = [...kinds, ...ARCHIVES]
    const job = await database.read((db) => findExport(db, enterpriseId, employeeId, jobId, all))
    if (job !== undefined && isUnderWay(job)) throw new BusinessError('EXPORT_NOT_READY')
    if (job?.status !== 'done') throw new BusinessError('NOT_FOUND')
    return ARCHIVES.some((kind) => kind === job.kind)
      ? openArchive(principal, { ...job, jobId }, from, language)
      : openList(principal, { ...job, jobId }, from, language)
  }
}
