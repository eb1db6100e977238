/** What changes figures after the finish: whose are otherwise than when they were handed out, and whether any are since they were read. */
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { CANCELLED, listLater, markOfEvents } from '../../questionnaire/audit.ts'
import type { RoundKey } from '../answers.ts'
import { type FormsKept, LEFT_OUT } from '../leftOut.ts'
import { listRelationsById } from '../relations.ts'

/** An evaluatee of the round, and since when the report says what it says. */
interface HandedOut {
  id: number
  employeeId: number
  releasedAt: string
}

/** After the finish nothing else changes figures, and an anonymous round's nothing at all (R11). */
const CHANGING = [LEFT_OUT, CANCELLED]

/** Asked before the figures of these finished rounds are read; the answer says, at any later moment, whether they are the same still. */
export async function watchFigures(
  read: DatabaseService['read'],
  enterpriseId: number,
  questionnaireIds: readonly number[],
): Promise<(db: Handle) => Promise<boolean>> {
  if (questionnaireIds.length === 0) return async () => true
  const readMark = (db: Handle) => markOfEvents(db, enterpriseId, questionnaireIds, CHANGING)
  const before = await read(readMark)
  return async (db) => (await readMark(db)) === before
}

/** Of these those about whom forms were left out, counted again or withdrawn since, by their employee ids. */
export async function findOutdated(db: Handle, key: RoundKey, handedOut: readonly HandedOut[]): Promise<Set<number>> {
  const since = handedOut.map(({ releasedAt }) => releasedAt).sort()[0]
  if (since === undefined) return new Set()
  const { enterpriseId, questionnaireId } = key
  const events = await listLater(db, enterpriseId, questionnaireId, CHANGING, since)
  // The JSON edge: collection wrote it.
  const kept = events.map(({ at, detailJson }) => ({ at, ...(JSON.parse(detailJson) as FormsKept) }))
  const relationIds = new Set(kept.flatMap((one) => one.relationIds ?? []))
  const relations = await listRelationsById(db, enterpriseId, questionnaireId, [...relationIds])
  const aboutOf = new Map(relations.map(({ id, evaluateeId }) => [id, evaluateeId]))
  const changedAt = new Map<number, string>()
  const employeeIds = new Map(handedOut.map(({ id, employeeId }) => [id, employeeId]))
  for (const { at, relationIds: forms = [], evaluatorId } of kept) {
    const about = forms.map((form) => employeeIds.get(aboutOf.get(form) ?? 0))
    for (const employeeId of [...about, evaluatorId]) if (employeeId !== undefined) changedAt.set(employeeId, at)
  }
  return new Set(
    handedOut.flatMap(({ employeeId, releasedAt }) =>
      (changedAt.get(employeeId) ?? '') > releasedAt ? [employeeId] : [],
    ),
  )
}
