/** Who is mailed about a released report, and who is not and why (anonymity.md R16). */
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { Handle } from '../../database/open.ts'
import type { Reading } from '../../database/sliceBySlice.ts'
import { readMailed, unreachable } from '../../records/people/mailed.ts'
import type { NameMarks } from '../../records/people/nameMarks.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import { listOpenReaders } from '../../records/turns/published/releases.ts'
import { readWithdrawals } from '../../records/turns/published/withdrawals.ts'
import { findMarks, type Recipient, type Round, readNewest, type SomeRaters } from './recipients.ts'

type OpenReader = Awaited<ReturnType<typeof listOpenReaders>>[number]

/** The readers' employee ids; null where all are meant. */
function meantReaders(
  all: readonly OpenReader[],
  evaluateeIds: readonly number[] | undefined,
): ReadonlySet<number> | null {
  if (evaluateeIds === undefined) return null
  const chosen = new Set(evaluateeIds)
  return new Set(all.flatMap(({ readerId, employeeId }) => (chosen.has(employeeId) ? [readerId] : [])))
}

interface Mail {
  createdAt: string
}

/**
 * What a mail of that moment told its reader of a report that is open now: `isTold` of what is open, as it was released by then,
 * and `isNamed` of it or of a version whose place it took. Nothing of one that was withdrawn just then.
 */
async function readTold(db: Handle, key: RoundKey) {
  const wasWithdrawn = await readWithdrawals(db, key)
  const isTold = ({ employeeId, releasedAt }: OpenReader, { createdAt }: Mail) =>
    createdAt >= releasedAt && !wasWithdrawn(employeeId, createdAt)
  const isNamed = (one: OpenReader, mail: Mail) =>
    isTold(one, mail) ||
    one.before.some((version) => mail.createdAt < version.endedAt && isTold({ ...one, ...version }, mail))
  return { isTold, isNamed }
}

function byReader(all: readonly OpenReader[]): ReadonlyMap<number, OpenReader[]> {
  const readers = new Map<number, OpenReader[]>()
  for (const one of all) readers.set(one.readerId, [...(readers.get(one.readerId) ?? []), one])
  return readers
}

/** Of which mails about reports something that they told is still open to their reader. */
export async function readStillOpen(db: Handle, key: RoundKey, readerIds: readonly number[]) {
  const open = byReader(await listOpenReaders(db, key, readerIds))
  if (open.size === 0) return () => false
  const { isNamed } = await readTold(db, key)
  return (mail: Mail & { employeeId: number }) => (open.get(mail.employeeId) ?? []).some((one) => isNamed(one, mail))
}

/**
 * Everybody a report is released to now, or those of them among `some`, each once; one who was mailed since is left alone,
 * unless that was while one of them was withdrawn: that mail told of the others.
 * Whoever is meant for one report is told of all they can read: a mail of today means that nothing before it is untold.
 */
export async function findReaders(
  reading: Reading,
  round: Round,
  some?: SomeRaters,
): Promise<{ recipients: Recipient[]; markOf: NameMarks }> {
  const { read } = reading
  const { enterpriseId, evaluateeIds, repeat } = round
  const all = await read((db) => listOpenReaders(db, round, some?.raterIds))
  const meant = some === undefined ? meantReaders(all, evaluateeIds) : new Set(some.raterIds)
  const readers = byReader(all.filter(({ readerId }) => meant?.has(readerId) ?? true))
  const ids = [...readers].flatMap(([readerId, own]) => [readerId, ...own.map(({ employeeId }) => employeeId)])
  const people = await read((db) => readMailed(db, enterpriseId, ids))
  const newest = await readNewest(reading, round, some?.raterIds)
  const { isTold, isNamed } = await read((db) => readTold(db, round))
  const markOf = some?.markOf ?? (await findMarks(reading, enterpriseId, ids))
  const nameOf = (id: number) => people.get(id)?.displayName ?? ''
  const recipients = [...readers].map(([employeeId, own]): Recipient => {
    const { email = '' } = people.get(employeeId) ?? {}
    const mail = newest.get(`${employeeId} report`)
    const reason = () => {
      const why = unreachable(people.get(employeeId))
      if (why !== null) return why
      // One that tells of nothing that is open any more will not go.
      if (mail?.isWaiting && own.some((one) => isNamed(one, mail))) return 'mailWaits'
      const isAllTold = mail !== undefined && own.every((one) => isTold(one, mail))
      return isAllTold && !repeat ? 'mailedRecently' : null
    }
    return {
      ...{ employeeId, name: nameOf(employeeId), nameMark: markOf(employeeId), email, emailType: 'report' },
      reason: reason(),
      evaluateeNames: own.map((one) => namedApart(nameOf(one.employeeId), markOf(one.employeeId))),
    }
  })
  return { recipients, markOf }
}
