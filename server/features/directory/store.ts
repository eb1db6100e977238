import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema.ts'

const ROWS_A_STATEMENT = 500

/** Inserts rows in slices, since both engines limit the parameters of a statement. */
export async function insertEmployees(db: Handle, rows: EmployeeTable[]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto('employee')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .execute()
  }
}
