import { markOf } from '../../../domain/evaluation/names.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT } from '../../database/statements.ts'

/** The marks of people by employee id; '' of whoever bears a name alone. */
export type NameMarks = (employeeId: number) => string

/** What tells those of `employeeIds` from others of the same name who bear a name that occurs twice in the enterprise. */
export async function nameMarks(db: Handle, enterpriseId: number, employeeIds: readonly number[]): Promise<NameMarks> {
  const ids = [...new Set(employeeIds)]
  if (ids.length === 0) return () => ''
  let query = db
    .selectFrom('employee')
    .select(['employee.id', 'employee.employeeNo', 'employee.email'])
    .where('employee.enterpriseId', '=', enterpriseId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employee as other')
          .select('other.id')
          .where('other.enterpriseId', '=', enterpriseId)
          // Equal names have equal keys, and the keys have an index.
          .whereRef('other.sortKey', '=', 'employee.sortKey')
          .whereRef('other.displayName', '=', 'employee.displayName')
          .whereRef('other.id', '!=', 'employee.id'),
      ),
    )
  // Of more people than a statement takes, everybody's are read.
  if (ids.length <= IDS_A_STATEMENT) query = query.where('employee.id', 'in', ids)
  const marks = new Map((await query.execute()).map((row) => [row.id, markOf(row)]))
  return (employeeId) => marks.get(employeeId) ?? ''
}
