/**
 * One act upon many rows: up to 500 at once, in slices that let other calls through; more as a job. Rows are taken in the
 * order of their ids, whoever chose them and how: two callers who take the same ones wait for each other, not in a circle.
 */
import { BusinessError, ERRORS, invalidInput } from '../../domain/errors.ts'
import { AT_ONCE } from '../../domain/selection.ts'
import type { Language } from '../../messages/format.ts'
import { translateServer } from '../../messages/server.ts'
import type { ServiceContext } from '../database/context.ts'
import { DatabaseFault } from '../database/engine/faults.ts'
import type { Handle } from '../database/open.ts'
import { slices } from '../database/statements.ts'
import type { JobOrder } from './order.ts'
import type { JobRunner } from './runner.ts'

/** Rows of one transaction, where an act says no less: no other call waits longer than one of these. */
const ROWS_A_SLICE = 100
const TOLD_SKIPPED = 1000

/** Thrown by an act for which something else must be prepared by now. */
export class Unprepared extends Error {}

export interface BulkCaller {
  enterpriseId: number
  employeeId: number
  language: Language
}

export interface Selection<Filter> {
  ids?: number[] | undefined
  filter?: Filter | undefined
  expectedCount?: number | undefined
}

export interface Refused {
  id: number
  error: BusinessError
}

export interface BulkAct<Filter, Note = never> {
  /** What the job is called, when there are many. */
  kind: JobOrder['kind']
  /** Whose rows they are, where they are of one. */
  questionnaireId?: number
  /** Every row a filter lets through. */
  idsOf(filter: Filter): Promise<number[]>
  /** Rows of one transaction, of an act whose rows are dear. */
  rowsASlice?: number
  /** A job counts the rows that were refused, and does not say which: that would tell who has answered (R5). */
  hidesRefused?: boolean
  /** Reads, before each transaction, what cannot be read in one; and again where the act throws `Unprepared`. */
  prepare?(): Promise<void>
  /** What people know rows by; those that are not there are left out. */
  namesOf(db: Handle, ids: number[]): Promise<Map<number, string>>
  /**
   * Does it to all of these, in their order, or throws a BusinessError: then the rows are tried one by one in the end,
   * unless it is the database's own.
   * Answers those that are otherwise than before, what the inverse needs to know of them, and which were refused although
   * the others stay as done. Nothing but queries may be awaited.
   */
  act(db: Handle, ids: number[]): Promise<{ changed: number[]; notes?: Note[]; refused?: Refused[] }>
}

export interface BulkResult {
  changed: number[]
  skipped: { id: number; name: string; returnCode: number; message: string }[]
  jobId: number | null
}

interface Outcome<Note> {
  changed: number[]
  notes: Note[]
  refused: Refused[]
}

function joined<Note>(one: Outcome<Note>, other: Outcome<Note>): Outcome<Note> {
  return {
    changed: [...one.changed, ...other.changed],
    notes: [...one.notes, ...other.notes],
    refused: [...one.refused, ...other.refused],
  }
}

/** Ids in the order in which they are locked, and where each stood in the order a person saw, from 0. */
interface Chosen {
  ids: number[]
  placeOf(id: number): number
}

function inLockOrder(seen: number[]): Chosen {
  const places = new Map(seen.map((id, place) => [id, place]))
  return { ids: [...seen].sort((a, b) => a - b), placeOf: (id) => places.get(id) ?? 0 }
}

/** What was done at once, told in the order a person saw. */
function resultOf(
  { changed, refused }: Outcome<unknown>,
  { placeOf }: Chosen,
  names: Map<number, string>,
  language: Language,
): BulkResult {
  const skipped = refused.map(({ id, error: { errorName, params } }) => ({
    id,
    name: names.get(id) ?? '',
    returnCode: ERRORS[errorName].returnCode,
    message: translateServer(language, `error.${errorName}`, params),
  }))
  return {
    changed: changed.sort((a, b) => placeOf(a) - placeOf(b)),
    skipped: skipped.sort((a, b) => placeOf(a.id) - placeOf(b.id)),
    jobId: null,
  }
}

/** The rows that are meant, in the order a person saw. Throws SELECTION_CHANGED when another number of them matches. */
export async function chosenIds<Filter>(
  selection: Selection<Filter>,
  act: Pick<BulkAct<Filter, unknown>, 'idsOf'>,
  language: Language,
): Promise<number[]> {
  const { ids, filter, expectedCount } = selection
  if ((ids === undefined) === (filter === undefined)) {
    throw invalidInput('ids', translateServer(language, 'input.selection'))
  }
  if (ids !== undefined) return ids
  if (filter === undefined || expectedCount === undefined) {
    throw invalidInput('expectedCount', translateServer(language, 'input.selection'))
  }
  const matching = await act.idsOf(filter)
  const count = matching.length
  if (count !== expectedCount) throw new BusinessError('SELECTION_CHANGED', { count }, { count })
  return matching
}

/** Prepares as often as others come in between, each time with an act of theirs. */
async function prepared<Note>({ write }: ServiceContext['database'], act: BulkAct<never, Note>, ids: number[]) {
  for (;;) {
    await act.prepare?.()
    try {
      return await write((db) => act.act(db, ids))
    } catch (error) {
      if (!(error instanceof Unprepared)) throw error
    }
  }
}

/** Does acts upon many rows; the rules are those of the single acts, which are acts upon one. */
export function createBulk({ database }: Pick<ServiceContext, 'database'>, jobs: Pick<JobRunner, 'start'>) {
  /** A slice as one transaction; where something is refused, its halves. */
  async function doSlice<Note>(act: BulkAct<never, Note>, ids: number[]): Promise<Outcome<Note>> {
    try {
      const { changed, notes = [], refused = [] } = await prepared(database, act, ids)
      return { changed, notes, refused }
    } catch (error) {
      const [id] = ids
      const isRefusal = error instanceof BusinessError && !(error instanceof DatabaseFault)
      if (!isRefusal || id === undefined) throw error
      if (ids.length === 1) return { changed: [], notes: [], refused: [{ id, error }] }
      const middle = Math.ceil(ids.length / 2)
      return joined(await doSlice(act, ids.slice(0, middle)), await doSlice(act, ids.slice(middle)))
    }
  }

  async function namesOf(act: BulkAct<never, unknown>, { refused }: Outcome<unknown>) {
    if (refused.length === 0) return new Map<number, string>()
    const ids = refused.map(({ id }) => id)
    return database.read((db) => act.namesOf(db, ids))
  }

  async function startJob(caller: BulkCaller, act: BulkAct<never, unknown>, { ids, placeOf }: Chosen) {
    let updated = 0
    let skipped = 0
    const failed: { row: number; field: string; fault: string; params: Record<string, string | number> }[] = []
    return jobs.start({
      enterpriseId: caller.enterpriseId,
      createdBy: caller.employeeId,
      kind: act.kind,
      questionnaireId: act.questionnaireId ?? null,
      told: 'job.bulk',
      total: ids.length,
      async work(done) {
        const slice = ids.slice(done, done + (act.rowsASlice ?? ROWS_A_SLICE))
        const outcome = await doSlice(act, slice)
        const names = await namesOf(act, outcome)
        updated += outcome.changed.length
        skipped += outcome.refused.length
        const shown = act.hidesRefused ? [] : outcome.refused.slice(0, TOLD_SKIPPED - failed.length)
        for (const { id, error } of shown) {
          const { errorName, params } = error
          failed.push({
            row: placeOf(id) + 1,
            field: (names.get(id) ?? '').slice(0, 100),
            fault: `error.${errorName}`,
            params,
          })
        }
        failed.sort((a, b) => a.row - b.row)
        return { done: done + slice.length, result: { created: 0, updated, skipped, failedRows: skipped, failed } }
      },
    })
  }

  return {
    /** Throws SELECTION_CHANGED when another number of rows matches than the person saw; nothing is done then. */
    async run<Filter, Note = never>(
      caller: BulkCaller,
      selection: Selection<Filter>,
      act: BulkAct<Filter, Note>,
    ): Promise<BulkResult & { notes: Note[] }> {
      const chosen = inLockOrder([...new Set(await chosenIds(selection, act, caller.language))])
      const { ids } = chosen
      if (ids.length > AT_ONCE) {
        return { changed: [], skipped: [], jobId: await startJob(caller, act, chosen), notes: [] }
      }
      let outcome: Outcome<Note> = { changed: [], notes: [], refused: [] }
      for (const slice of slices(ids, act.rowsASlice ?? ROWS_A_SLICE)) {
        outcome = joined(outcome, await doSlice(act, slice))
        // SQLite answers at once: without this nobody else's call would come between.
        await new Promise((resolve) => setImmediate(resolve))
      }
      const names = await namesOf(act, outcome)
      return { ...resultOf(outcome, chosen, names, caller.language), notes: outcome.notes }
    },
  }
}

export type Bulk = ReturnType<typeof createBulk>
