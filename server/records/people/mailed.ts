/** People as mails about reports need them. */
import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'

/** By employee id. */
export const readMailed = (db: Handle, enterpriseId: number, employeeIds: Iterable<number>) =>
  byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'userId', 'displayName', 'email', 'disabled', 'departmentId', 'signInSetAt', 'addressSetAt'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )

/** Why no mail reaches somebody, if none does. */
export function unreachable(person: { disabled: number; email: string } | undefined): 'disabled' | 'noAddress' | null {
  if (person === undefined || person.disabled === 1) return 'disabled'
  return person.email.trim() === '' ? 'noAddress' : null
}
