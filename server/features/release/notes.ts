/** The own notes and aims beside a released report: the evaluatee's alone, the superior's to read where they are shared. */
import { BusinessError } from '../../../domain/errors.ts'
import type { OwnNotes } from '../../../domain/scoring/report.ts'
import type { ServiceContext } from '../../database/context.ts'
import { DatabaseFault } from '../../database/engine/faults.ts'
import type { Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { readMailed } from '../../records/people/mailed.ts'
import type { Rater } from '../../records/turns/raters.ts'
import { refuseShut } from '../../records/turns/raters.ts'
import { findNotes, insertNotes, replaceNotes } from './notesStore.ts'
import { requireReadable, type Which } from './reading.ts'

export type Notes = ResultOf<'getOwnNotes'>

const NONE: Notes = { text: '', aims: [], shared: false, version: 0 }

/**
 * The notes as kept, undefined where there are none yet. An administrator who sets somebody a password or another address
 * gets no further than the report, in a named round either: a door set since the round was published opens no notes, also
 * none that are written later by another door.
 */
async function openNotes(
  db: Handle,
  reader: Rater,
  { id, employeeId }: Which,
  { role, publishedAt }: Awaited<ReturnType<typeof requireReadable>>,
) {
  const notes = await findNotes(db, { enterpriseId: reader.enterpriseId, questionnaireId: id, employeeId })
  // Before the door: that it is shut would tell a superior of notes that are not shared.
  if (role !== 'evaluatee' && notes?.isShared !== 1) throw new BusinessError('NOT_FOUND')
  const people = await readMailed(db, reader.enterpriseId, [reader.employeeId])
  const { signInSetAt = null, addressSetAt = null } = people.get(reader.employeeId) ?? {}
  refuseShut({ type: 2, publishedAt, signInSetAt, addressSetAt }, reader)
  return notes
}

/** Throws NOT_FOUND, also for notes that are not shared with whoever asks; OTHERS_PASSWORD and the like (R20). */
export async function readNotes({ database }: ServiceContext, reader: Rater, which: Which): Promise<Notes> {
  return database.read(async (db) => {
    const notes = await openNotes(db, reader, which, await requireReadable(db, reader, which))
    if (notes === undefined) return NONE
    const { text, aimsJson, isShared, version } = notes
    return { text, aims: JSON.parse(aimsJson) as Notes['aims'], shared: isShared === 1, version }
  })
}

/** What stands at the end of the evaluatee's own paper: nothing on anybody else's, nor where the door is shut to notes (R20). */
export async function notesOnPaper(context: ServiceContext, reader: Rater, which: Which): Promise<OwnNotes | null> {
  if (reader.employeeId !== which.employeeId) return null
  try {
    const { text, aims } = await readNotes(context, reader, which)
    return { text, aims }
  } catch (error) {
    // The report is theirs to save whoever opened the door, the notes are not.
    if (error instanceof BusinessError && !(error instanceof DatabaseFault)) return null
    throw error
  }
}

/** Throws NOT_FOUND to everybody but the evaluatee, STALE_VERSION, and as `readNotes`. */
export async function saveNotes(
  { database, now }: ServiceContext,
  reader: Rater,
  which: Which,
  { version: before, ...given }: Notes,
): Promise<Notes> {
  return database.write(async (db) => {
    const found = await requireReadable(db, reader, which)
    if (found.role !== 'evaluatee') throw new BusinessError('NOT_FOUND')
    await openNotes(db, reader, which, found)
    const key = { enterpriseId: reader.enterpriseId, questionnaireId: which.id, employeeId: which.employeeId }
    const isShared = given.shared ? (1 as const) : (0 as const)
    const values = { text: given.text, aimsJson: JSON.stringify(given.aims), isShared, version: before + 1 }
    const isKept =
      before === 0
        ? await insertNotes(db, { ...key, ...values, createdAt: now().toISOString() })
        : await replaceNotes(db, key, before, values)
    if (!isKept) throw new BusinessError('STALE_VERSION')
    return { ...given, version: before + 1 }
  })
}
