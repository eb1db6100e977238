/**
 * Whole forms, with what they count beside them (docs/decisions/answers.md): the only writer of their tables.
 */
import { sumOfPoints } from '../../../domain/paper/score.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
import type { AnswersKey, RoundKey } from './answers.ts'

export type SentForm = Database['response'] & { scores: Float64Array }

/** Keeps forms that were sent. */
export async function insertForms(db: Handle, forms: readonly SentForm[]): Promise<void> {
  for (const slice of slices(forms, ROWS_A_STATEMENT)) {
    await db
      .insertInto('response')
      .values(slice.map(({ scores: _scores, ...form }) => form))
      .execute()
    await db
      .insertInto('formScores')
      .values(slice.map(({ answersJson: _answers, scores, ...form }) => ({ ...form, scores: bytesOf(scores) })))
      .execute()
  }
}

/** Drops the forms of these levels. */
export async function deleteFormsOf(db: Handle, key: RoundKey, levelIds: readonly number[]): Promise<void> {
  if (levelIds.length === 0) return
  for (const dropped of ofRound(db, key)) await dropped.where('levelId', 'in', levelIds).execute()
}

/** Takes back what a rater of a named questionnaire sent. */
export async function deleteForm(db: Handle, { relationId, ...key }: AnswersKey): Promise<void> {
  for (const dropped of ofRound(db, key)) await dropped.where('relationId', '=', relationId).execute()
}

/** Drops the forms about these evaluatees that a closing that was cut short had kept whole. */
export async function deleteFormsAbout(db: Handle, key: RoundKey, evaluateeIds: readonly number[]): Promise<void> {
  for (const dropped of ofRound(db, key)) await dropped.where('evaluateeId', 'in', evaluateeIds).execute()
}

/** Of every form of a named questionnaire what it counts in all, in points; nothing of what was answered is read. */
export async function listPoints(db: Handle, { enterpriseId, questionnaireId }: RoundKey) {
  const rows = await db
    .selectFrom('formScores')
    .select(['relationId', 'scores'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
  return rows.map(({ relationId, scores }) => ({ relationId, points: pointsOf(scoresOf(scores)) }))
}

const pointsOf = (scores: Float64Array): number => sumOfPoints(scores.filter((score) => !Number.isNaN(score)))

/** Both tables say whose a form is in the same columns. */
const ofRound = (db: Handle, { enterpriseId, questionnaireId }: RoundKey) =>
  [db.deleteFrom('response'), db.deleteFrom('formScores')].map((dropped) =>
    dropped.where('enterpriseId', '=', enterpriseId).where('questionnaireId', '=', questionnaireId),
  )

/** As it is stored. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** What was stored; a copy where a driver's bytes do not begin where a double may. */
export function scoresOf(bytes: Uint8Array): Float64Array {
  const count = bytes.byteLength / Float64Array.BYTES_PER_ELEMENT
  if (bytes.byteOffset % Float64Array.BYTES_PER_ELEMENT === 0)
    return new Float64Array(bytes.buffer, bytes.byteOffset, count)
  const scores = new Float64Array(count)
  new Uint8Array(scores.buffer).set(bytes)
  return scores
}
