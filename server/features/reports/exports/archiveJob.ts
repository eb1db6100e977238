/** The personal reports of many as PDFs in one ZIP: a job that goes on after a restart, and that no report ends. */
import { setTimeout as pass } from 'node:timers/promises'
import { BusinessError } from '../../../../domain/errors.ts'
import { fileNamer, personFile } from '../../../../domain/evaluation/fileNames.ts'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { ShownReport } from '../../../../domain/scoring/report.ts'
import { shownAs } from '../../../../domain/scoring/shownAs.ts'
import type { Language } from '../../../../messages/format.ts'
import { slices } from '../../../database/statements.ts'
import type { UserPrincipal } from '../../../http/call.ts'
import { inLanes } from '../../../jobs/lanes.ts'
import type { JobOrder, WorkState } from '../../../jobs/order.ts'
import type { JobRunner } from '../../../jobs/runner.ts'
import { NOTHING_DONE, type Outcome, orRefuse, refusal } from '../../../jobs/sliceRefusal.ts'
import { isOwnFault } from '../../../pdf/pdfError.ts'
import { type FilePiece, listFiles } from '../../../records/questionnaire/archiveParts.ts'
import { readNames } from '../names.ts'
import { type OpenedBeside, openBeside } from '../personal/beside.ts'
import { findToldReport, listEvaluated, requireResults } from '../reading.ts'
import type { ReportsContext } from '../service.ts'
import { keep, OVER } from './keeping.ts'

/** What is kept of the order until it is over (KeptOrder). */
interface Head {
  enterpriseId: number
  employeeId: number
  questionnaireId: number
  language: Language
  total: number
  /** Reports of a slice, which is a kept part; orders of before this was kept have OLD_SLICE. */
  slice?: number
}

/** What a process needs of the round, read once; what stands beside the reports anew where figures have changed. */
interface Ground {
  people: ReadonlyMap<number, { name: string; departmentName: string }>
  named: Awaited<ReturnType<typeof readNames>>
  nameOf: ReturnType<typeof fileNamer>
  beside: OpenedBeside
}

const ARCHIVE = 'archiveReports'
const OLD_SLICE = 4
const PIECE_BYTES = 1_000_000
/** Faults that are told one by one, as many as the contract shows. */
const TOLD_FAILED = 1000
/** Until it is asked again of a maker for whom too many wait. */
const AGAIN_MILLISECONDS = 200

/** The maker has no time now, or the server ends: the slice is done again. */
class NotNow extends Error {}

const readBeside = (context: ReportsContext, { enterpriseId, questionnaireId }: Head) =>
  openBeside(context, enterpriseId, questionnaireId, { viewer: 'administrator' })

async function readGround(context: ReportsContext, head: Head, jobId: number, done: number): Promise<Ground> {
  const { enterpriseId, questionnaireId } = head
  const row = await context.database.read((db) => requireResults(db, enterpriseId, questionnaireId))
  const people = await listEvaluated(context, row)
  const files = await context.database.read((db) => listFiles(db, { enterpriseId, jobId }))
  return {
    people: new Map(people.map((person) => [person.employeeId, person])),
    named: await readNames(context, enterpriseId, people),
    beside: await readBeside(context, head),
    // Those of a slice that was cut short are made again, under the same names.
    nameOf: fileNamer(files.filter(({ file }) => file < done).map(({ name }) => name)),
  }
}

/** The report on paper, or why none can be made of it. Throws NotNow. */
async function make(context: ReportsContext, head: Head, { named, beside: { besideOf } }: Ground, employeeId: number) {
  const { enterpriseId, questionnaireId, language } = head
  let report: ShownReport
  try {
    const found = await findToldReport(context, enterpriseId, questionnaireId, employeeId)
    const shown = shownAs(found, named.markOf(employeeId))
    const { beside } = await context.database.read((db) => besideOf(db, shown))
    report = { ...shown, beside }
  } catch (error) {
    // Who is evaluated no more; the questionnaire itself is looked at when the others are kept.
    if (error instanceof BusinessError && error.errorName === 'NOT_FOUND') return { fault: 'job.archiveReports.gone' }
    throw error
  }
  try {
    return { report, body: await context.pdf.personalReport(report, language, 'batch') }
  } catch (error) {
    if (!isOwnFault(error)) throw new NotNow()
    context.tellFault(error)
    return { fault: 'job.archiveReports.unmade' }
  }
}

/** The files of a slice, and who has none. */
async function makeSlice(context: ReportsContext, head: Head, ground: Ground, done: number, employeeIds: number[]) {
  // As many as this process's maker takes: whoever began the archive may have had more workers.
  const made = await inLanes(employeeIds, context.pdf.batchSize, (employeeId) =>
    make(context, head, ground, employeeId),
  )
  const pieces: FilePiece[] = []
  const failed: Outcome['failed'] = []
  for (const [index, one] of made.entries()) {
    const employeeId = employeeIds[index] ?? 0
    if (one.body === undefined) {
      const name = namedApart(ground.people.get(employeeId)?.name ?? '', ground.named.markOf(employeeId))
      failed.push({ row: done + index + 1, field: name.slice(0, 100), fault: one.fault, params: {} })
      continue
    }
    const stem = personFile({ ...one.report.evaluatee, employeeNo: ground.named.numberOf(employeeId) })
    pieces.push(...piecesOf(done + index, ground.nameOf(stem, '.pdf'), one.body))
  }
  return { pieces, failed }
}

async function doSlice(context: ReportsContext, head: Head, ground: Ground, { jobId, done, before, state }: At) {
  const { slice = OLD_SLICE } = head
  const [part = '[]'] = await state.parts(done / slice, 1)
  // The JSON edge: `start` wrote it.
  const employeeIds = JSON.parse(part) as number[]
  const { pieces, failed } = await makeSlice(context, head, ground, done, employeeIds)
  const { enterpriseId, questionnaireId } = head
  const place = { enterpriseId, jobId, questionnaireId, createdAt: context.now().toISOString() }
  await keep(context, place, pieces, before)
  const result = {
    ...before,
    created: before.created + employeeIds.length - failed.length,
    failedRows: before.failedRows + failed.length,
    failed: [...before.failed, ...failed].slice(0, TOLD_FAILED),
  }
  const next = Math.min(head.total, done + slice)
  if (next >= head.total && result.created === 0) throw refusal(result, 'job.archiveReports.none')
  return { done: next, result }
}

interface At {
  jobId: number
  done: number
  before: Outcome
  state: WorkState
}

function orderOf(context: ReportsContext, head: Head): Omit<JobOrder, 'kept'> {
  let ground: Ground | undefined
  return {
    enterpriseId: head.enterpriseId,
    createdBy: head.employeeId,
    kind: ARCHIVE,
    questionnaireId: head.questionnaireId,
    isLong: true,
    total: head.total,
    async work(done, jobId, state) {
      // The JSON edge: the slice before wrote it.
      const before = (state.result ?? NOTHING_DONE) as Outcome
      try {
        return await orRefuse(before, OVER, async () => {
          ground ??= await readGround(context, head, jobId, done)
          if (!(await context.database.read(ground.beside.isAsRead))) ground.beside = await readBeside(context, head)
          return doSlice(context, head, ground, { jobId, done, before, state })
        })
      } catch (error) {
        if (!(error instanceof NotNow)) {
          // Names may be given that nothing was kept under.
          ground = undefined
          throw error
        }
        await pass(AGAIN_MILLISECONDS)
        return { done, result: before }
      }
    },
  }
}

export function createArchiveJob(context: ReportsContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  // The JSON edge: `start` wrote it.
  jobs.onTakeUp(ARCHIVE, (head) => (head === null ? 'job.interrupted' : orderOf(context, head as Head)))

  return {
    start(
      { enterpriseId, employeeId }: Pick<UserPrincipal, 'enterpriseId' | 'employeeId'>,
      questionnaireId: number,
      language: Language,
      employeeIds: readonly number[],
    ): Promise<number> {
      const slice = context.pdf.batchSize
      const head = { enterpriseId, employeeId, questionnaireId, language, total: employeeIds.length, slice }
      const parts = slices(employeeIds, slice).map((ids) => JSON.stringify(ids))
      return jobs.start({ ...orderOf(context, head), kept: { head, parts } })
    },
  }
}

/** A PDF is packed already. */
function piecesOf(file: number, name: string, body: Buffer): FilePiece[] {
  const count = Math.ceil(body.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, piece) => ({
    ...{ file, piece, name, isPacked: false },
    body: body.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES),
  }))
}
