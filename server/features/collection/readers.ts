/** Who is mailed about a released report, and who is not and why (anonymity.md R16). */
import { namedApart } from '../../../domain/evaluation/names.ts'
import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'
import type { Reading } from '../../database/sliceBySlice.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listOpenReaders } from '../../records/turns/releases.ts'
import { findMarks, type Recipient, type Round, readNewest, type SomeRaters } from './recipients.ts'

const readPeople = (db: Handle, enterpriseId: number, ids: readonly number[]) =>
  byId(ids, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'email', 'disabled'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )

/** Everybody a report is released to now, or those of them among `some`, each once; one who was mailed since is left alone. */
export async function findReaders(
  reading: Reading,
  _row: QuestionnaireRow,
  round: Round,
  some?: SomeRaters,
): Promise<{ recipients: Recipient[]; markOf: SomeRaters['markOf'] }> {
  const { read } = reading
  const { enterpriseId, repeat } = round
  const meant = some === undefined ? null : new Set(some.raterIds)
  const all = await read((db) => listOpenReaders(db, round))
  const readers = new Map<number, typeof all>()
  for (const one of all) {
    if (meant === null || meant.has(one.readerId))
      readers.set(one.readerId, [...(readers.get(one.readerId) ?? []), one])
  }
  const ids = [...readers].flatMap(([readerId, own]) => [readerId, ...own.map(({ employeeId }) => employeeId)])
  const people = await read((db) => readPeople(db, enterpriseId, ids))
  const newest = await readNewest(reading, round, some?.raterIds)
  const markOf = some?.markOf ?? (await findMarks(reading, enterpriseId, ids))
  const nameOf = (id: number) => people.get(id)?.displayName ?? ''
  const recipients = [...readers].map(([employeeId, own]): Recipient => {
    const { email = '', disabled = 1 } = people.get(employeeId) ?? {}
    const mail = newest.get(`${employeeId} report`)
    const reason = () => {
      if (disabled === 1) return 'disabled'
      if (email.trim() === '') return 'noAddress'
      if (mail?.isWaiting) return 'mailWaits'
      const isTold = mail !== undefined && own.every(({ releasedAt }) => mail.createdAt >= releasedAt)
      return isTold && !repeat ? 'mailedRecently' : null
    }
    return {
      ...{ employeeId, name: nameOf(employeeId), nameMark: markOf(employeeId), email, emailType: 'report' },
      reason: reason(),
      evaluateeNames: own.map((one) => namedApart(nameOf(one.employeeId), markOf(one.employeeId))),
    }
  })
  return { recipients, markOf }
}
