import { BusinessError, invalidInput } from '../../../../domain/errors.ts'
import type { Language } from '../../../../messages/format.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { sliceBySlice } from '../../../database/sliceBySlice.ts'
import { type JobOrder, JobRefusal, type JobState } from '../../../jobs/order.ts'
import type { JobRunner } from '../../../jobs/runner.ts'
import { type Thread, ThreadBusy, ThreadError, ThreadStopped } from '../../../jobs/thread.ts'
import { listDepartments } from '../../../records/people/departments.ts'
import type { DoorActor } from '../../../records/turns/doors.ts'
import type { RedirectMails } from '../employeeWriting.ts'
import * as store from '../store.ts'
import { applySlice, type SliceOutcome } from './importApply.ts'
import {
  type ImportQuestion,
  type ImportReading,
  type KeptRow,
  ROWS_A_SLICE,
  TOLD_FAULTS,
  unreadable,
} from './importReading.ts'
import type { ImportFault } from './importTable.ts'

type Preview = components['schemas']['ImportPreview']

const TOLD_TEXT = 1000
/** Rows that are imported all or nothing: one transaction, during which SQLite answers nobody else (decisions/0024). */
const MOST_ROWS_AS_A_WHOLE = 1_000

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
      employeeNo: entry.employeeNo.slice(0, TOLD_TEXT),
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

/** Throws when all or nothing is asked for of more rows than one transaction may write. */
function refuseTooManyAsAWhole({ total }: ImportReading, allOrNothing: boolean, language: Language): void {
  if (!allOrNothing || total <= MOST_ROWS_AS_A_WHOLE) return
  const message = translateServer(language, 'input.tooManyAsAWhole', { maximum: MOST_ROWS_AS_A_WHOLE, total })
  throw invalidInput('allOrNothing', message)
}

/** What has been told of the job so far: the counts, and the rows left out, file order. */
interface Stored extends Omit<SliceOutcome, 'faults'> {
  failedRows: number
  failed: ImportFault[]
}

function addUp(before: Stored, more: SliceOutcome, failedRows: number): Stored {
  return {
    created: before.created + more.created,
    updated: before.updated + more.updated,
    skipped: before.skipped + more.skipped,
    failedRows: before.failedRows + failedRows,
    failed: [...before.failed, ...more.faults].sort((a, b) => a.row - b.row).slice(0, TOLD_FAULTS),
  }
}

/** An import as it is kept until it is over (KeptOrder): the slices of planned rows are its parts. */
interface ImportHead {
  actor: DoorActor
  language: Language
  allOrNothing: boolean
  total: number
  /** What the reading found wrong. */
  faults: ImportFault[]
}

interface ImportParts {
  jobs: Pick<JobRunner, 'start' | 'onTakeUp'>
  redirectMails: RedirectMails
  wakeMails: () => void
  /** Reads tables aside. */
  thread: ImportThread
}

/** Everybody whom a row may be about, slice by slice. Who has come or changed since, the import finds when it writes. */
async function knownPeople({ read }: Pick<DatabaseService, 'read'>, enterpriseId: number): Promise<string[]> {
  const texts: string[] = []
  await sliceBySlice(async (after) => {
    const people = await read((db) => store.listKnownAfter(db, enterpriseId, after))
    texts.push(JSON.stringify(people))
    return people.at(-1)?.id
  })
  return texts
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
      known: {
        employees: await knownPeople(database, enterpriseId),
        departments: await database.read((db) => listDepartments(db, enterpriseId)),
      },
    })
    try {
      return await thread.ask(enterpriseId, question)
    } catch (error) {
      if (error instanceof ThreadBusy || error instanceof ThreadStopped) return unreadable('import.fault.busy')
      if (error instanceof ThreadError) return unreadable('import.fault.tooLarge')
      throw error
    }
  }

  async function step(db: Handle, head: ImportHead, { done, result, parts }: JobState) {
    const { actor, language, allOrNothing, total, faults } = head
    const nothing: Stored = { created: 0, updated: 0, skipped: 0, failedRows: 0, failed: faults }
    // The JSON edge: this wrote it, and importReading.ts the parts.
    const before = result === null ? nothing : (result as Stored)
    const slices = allOrNothing ? Math.ceil(total / ROWS_A_SLICE) : 1
    const bodies = await parts(Math.floor(done / ROWS_A_SLICE), slices)
    const rows = bodies.flatMap((body): KeptRow[] => JSON.parse(body))
    const good = rows.filter(({ status }) => status !== 'error')
    const outcome = await applySlice(db, { actor, ids, now, redirectMails, language }, good)
    const sum = addUp(before, outcome, rows.length - good.length + outcome.faults.length)
    if (allOrNothing && outcome.faults.length > 0) {
      throw new JobRefusal({ ...nothing, failedRows: sum.failedRows, failed: sum.failed })
    }
    return { done: done + rows.length, result: sum }
  }

  function orderOf(head: ImportHead): Omit<JobOrder, 'kept'> {
    const { enterpriseId, employeeId: createdBy } = head.actor
    return {
      enterpriseId,
      createdBy,
      kind: 'employeeImport',
      total: head.total,
      step: (db, state) => step(db, head, state),
      afterStep: wakeMails,
    }
  }

  // The JSON edge: `start` wrote it. Of a job that an earlier version began nothing was kept.
  jobs.onTakeUp('employeeImport', (head) => (head === null ? 'job.interrupted' : orderOf(head as ImportHead)))

  return {
    async preview(enterpriseId: number, text: string, language: Language): Promise<Preview> {
      return preview(await plan(enterpriseId, text, false), language)
    },

    /** Starts the job and answers its id; wrong rows are left out unless `allOrNothing`. */
    async start(
      { enterpriseId, userId, employeeId, sessionHash, remoteAddress, issuerSetAt }: DoorActor,
      order: { text: string; allOrNothing: boolean },
      language: Language,
    ): Promise<{ jobId: number }> {
      const { allOrNothing } = order
      const read = await plan(enterpriseId, order.text, true)
      refuseTooManyAsAWhole(read, allOrNothing, language)
      refuseHopeless(read, allOrNothing, language)
      const { faults, total, slices: parts } = read
      // Of the caller no more is kept than this.
      const actor = { enterpriseId, userId, employeeId, sessionHash, remoteAddress, issuerSetAt }
      const head = { actor, language, allOrNothing, total, faults }
      return { jobId: await jobs.start({ ...orderOf(head), kept: { head, parts } }) }
    },
  }
}

export type ImportService = ReturnType<typeof createImportService>
