/** Reads a whole table and plans its import, as the thread of importWorker.ts does it. */
import { type SpokenName, spokenName } from '../../../records/people/newEmployee.ts'
import { parseCsv } from '../../../sheets/csv.ts'
import { type ImportPlan, type KnownDepartment, type KnownEmployee, type PlannedRow, planImport } from './importPlan.ts'
import type { ImportFault } from './importTable.ts'

/** Rows of one transaction of the import. */
export const ROWS_A_SLICE = 200
const SHOWN_ROWS = 50
export const TOLD_FAULTS = 1000

/** A row as it waits for its slice, with what only this thread has the time to find out. */
export interface KeptRow extends PlannedRow {
  /** Of good rows; not in what an earlier version kept. */
  spoken?: SpokenName
}

export interface ImportQuestion {
  text: string
  /** People in slices as JSON text: 70,000 objects took a tenth of a second to hand over. */
  known: { employees: readonly string[]; departments: readonly KnownDepartment[] }
  /** Whether the rows are wanted, and not only what is told of them. */
  withRows: boolean
}

/** What is told of a plan, and its rows. */
export interface ImportReading extends Pick<ImportPlan, 'columns'> {
  total: number
  counts: Record<PlannedRow['status'], number>
  newDepartments: number
  /** The first rows. */
  shown: PlannedRow[]
  /** The first of them, in the order of the file. */
  faults: ImportFault[]
  /** Slices of `KeptRow`s as JSON text, which costs nothing to hand over. */
  slices: string[]
}

/** A table that could not be read at all. */
export function unreadable(fault: ImportFault['fault']): ImportReading {
  const counts = { new: 0, update: 0, error: 0 }
  const faults = [{ row: 0, field: '', fault }]
  return { columns: [], total: 0, counts, newDepartments: 0, shown: [], faults, slices: [] }
}

function withSpoken(row: PlannedRow): KeptRow {
  return row.status === 'error' ? row : { ...row, spoken: spokenName(row.entry.displayName) }
}

/** Apart from the database's own, so that the thread need not load the database. */
function sliced(rows: readonly PlannedRow[]): string[] {
  const texts: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_A_SLICE) {
    texts.push(JSON.stringify(rows.slice(start, start + ROWS_A_SLICE).map(withSpoken)))
  }
  return texts
}

export function readImport({ text, known, withRows }: ImportQuestion): ImportReading {
  // The JSON edge: importService.ts wrote it.
  const employees = known.employees.flatMap((slice) => JSON.parse(slice) as KnownEmployee[])
  const { columns, rows, faults, newDepartments } = planImport(parseCsv(text), { ...known, employees })
  const counts = { new: 0, update: 0, error: 0 }
  for (const { status } of rows) counts[status] += 1
  return {
    columns,
    total: rows.length,
    counts,
    newDepartments: newDepartments.length,
    shown: rows.slice(0, SHOWN_ROWS),
    faults: faults.slice(0, TOLD_FAULTS),
    slices: withRows ? sliced(rows) : [],
  }
}
