import { BusinessError } from '../../../domain/errors.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../database/context.ts'
import { JobRefusal, type JobRunner } from '../../jobs/runner.ts'
import { type Thread, ThreadBusy, ThreadError } from '../../jobs/thread.ts'
import { listDepartments } from '../../records/people/departments.ts'
import type { DoorActor } from '../../records/turns/doors.ts'
import type { RedirectMails } from './employeeWriting.ts'
import { applySlice, type SliceOutcome } from './importApply.ts'
import type { PlannedRow } from './importPlan.ts'
import { type ImportQuestion, type ImportReading, ROWS_A_SLICE, TOLD_FAULTS, unreadable } from './importReading.ts'
import type { ImportFault } from './importTable.ts'
import * as store from './store.ts'

type Preview = components['schemas']['ImportPreview']

const TOLD_TEXT = 1000

export type ImportThread = Thread<ImportQuestion, ImportReading>

function told(faults: readonly ImportFault[], language: Language) {
  return faults.slice(0, TOLD_FAULTS).map(({ row, field, fault, params }) => ({
    row,
    field,
    message: translateServer(language, fault, params),
  }))
}

function preview(plan: ImportReading, language: Language): Preview {
  return {
    total: plan.total,
    valid: plan.total - plan.counts.error,
    newDepartments: plan.newDepartments,
    newEmployees: plan.counts.new,
    updatedEmployees: plan.counts.update,
    columns: plan.columns.slice(0, 200).map(({ name, field }) => ({ name: name.slice(0, 200), field })),
    rows: plan.shown.map(({ entry, status }) => ({
      row: entry.row,
      displayName: entry.displayName.slice(0, TOLD_TEXT),
      email: entry.email.slice(0, TOLD_TEXT),
      department: entry.department.slice(0, TOLD_TEXT),
      leader: entry.leader,
      status,
    })),
    errors: told(plan.faults, language),
  }
}

/** Throws when there is nothing to import, or any fault where all or nothing was asked for. */
function refuseHopeless(plan: ImportReading, allOrNothing: boolean, language: Language): void {
  const isHopeless = plan.counts.error === plan.total || (allOrNothing && plan.faults.length > 0)
  if (!isHopeless) return
  const faults = told(plan.faults, language)
  const fields = faults.map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message }))
  const [first] = faults
  const detail = first === undefined ? '' : `${first.row > 0 ? `${first.row}: ` : ''}${first.message}`
  throw new BusinessError('IMPORT_INVALID', { detail }, { fields })
}

/** What is told of the whole job: the counts so far and the rows left out, file order. */
function addUp(before: SliceOutcome & { failedRows: number }, more: SliceOutcome, failedRows: number) {
  const faults = [...before.faults, ...more.faults]
  return {
    created: before.created + more.created,
    updated: before.updated + more.updated,
    skipped: before.skipped + more.skipped,
    faults,
    failedRows: before.failedRows + failedRows,
  }
}

function stored({ faults, ...counts }: ReturnType<typeof addUp>) {
  return { ...counts, failed: [...faults].sort((a, b) => a.row - b.row).slice(0, TOLD_FAULTS) }
}

interface ImportParts {
  jobs: JobRunner
  redirectMails: RedirectMails
  wakeMails: () => void
  /** Reads tables aside. */
  thread: ImportThread
}

/** Importing people from a CSV table: look first, then as a job (issue: preview with row errors, progress). */
export function createImportService(
  { database, ids, now }: ServiceContext,
  { jobs, redirectMails, wakeMails, thread }: ImportParts,
) {
  async function plan(enterpriseId: number, text: string, withRows: boolean): Promise<ImportReading> {
    const question = async () => ({
      text,
      withRows,
      known: await database.read(async (db) => ({
        employees: await store.listKnown(db, enterpriseId),
        departments: await listDepartments(db, enterpriseId),
      })),
    })
    try {
      return await thread.ask(enterpriseId, question)
    } catch (error) {
      if (error instanceof ThreadBusy) return unreadable('import.fault.busy')
      if (error instanceof ThreadError) return unreadable('import.fault.tooLarge')
      throw error
    }
  }

  return {
    async preview(enterpriseId: number, text: string, language: Language): Promise<Preview> {
      return preview(await plan(enterpriseId, text, false), language)
    },

    /** Starts the job and answers its id; wrong rows are left out unless `allOrNothing`. */
    async start(
      actor: DoorActor,
      order: { text: string; allOrNothing: boolean },
      language: Language,
    ): Promise<{ jobId: number }> {
      const { enterpriseId, employeeId: createdBy } = actor
      const read = await plan(enterpriseId, order.text, true)
      refuseHopeless(read, order.allOrNothing, language)
      const { faults, total } = read
      const steps = order.allOrNothing ? [read.slices] : read.slices.map((slice) => [slice])
      let sum = { created: 0, updated: 0, skipped: 0, faults, failedRows: 0 }
      const jobId = await jobs.start({
        enterpriseId,
        createdBy,
        kind: 'employeeImport',
        total,
        async step(db, done) {
          // The JSON edge: importReading.ts wrote these.
          const slice = (steps[Math.floor(done / ROWS_A_SLICE)] ?? []).flatMap((rows): PlannedRow[] => JSON.parse(rows))
          const entries = slice.flatMap(({ entry, status }) => (status === 'error' ? [] : [entry]))
          const outcome = await applySlice(db, { actor, ids, now, redirectMails, language }, entries)
          sum = addUp(sum, outcome, slice.length - entries.length + outcome.faults.length)
          if (order.allOrNothing && outcome.faults.length > 0) {
            throw new JobRefusal(stored({ ...sum, created: 0, updated: 0, skipped: 0, failedRows: sum.faults.length }))
          }
          return { done: done + slice.length, result: stored(sum) }
        },
        afterStep: wakeMails,
      })
      return { jobId }
    },
  }
}

export type ImportService = ReturnType<typeof createImportService>
