/**
 * Whole forms, with what they count beside them (docs/decisions/answers.md): the only writer of their tables.
 */
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
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

/** Both tables say whose a form is in the same columns. */
const TABLES = ['response', 'formScores'] as const

/** Drops the forms of these levels. */
export async function deleteFormsOf(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  levelIds: readonly number[],
): Promise<void> {
  if (levelIds.length === 0) return
  for (const table of TABLES) {
    await db
      .deleteFrom(table)
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('levelId', 'in', levelIds)
      .execute()
  }
}

/** Takes back what a rater of a named questionnaire sent. */
export async function deleteForm(db: Handle, { enterpriseId, questionnaireId, relationId }: AnswersKey): Promise<void> {
  for (const table of TABLES) {
    await db
      .deleteFrom(table)
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('relationId', '=', relationId)
      .execute()
  }
}

/** Drops the forms about these evaluatees that a closing that was cut short had kept whole. */
export async function deleteFormsAbout(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  evaluateeIds: readonly number[],
): Promise<void> {
  for (const table of TABLES) {
    await db
      .deleteFrom(table)
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('evaluateeId', 'in', evaluateeIds)
      .execute()
  }
}

/** As it is stored. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** What was stored; a copy, since a driver's bytes need not begin where a double may. */
export function scoresOf(bytes: Uint8Array): Float64Array {
  const scores = new Float64Array(bytes.byteLength / Float64Array.BYTES_PER_ELEMENT)
  new Uint8Array(scores.buffer).set(bytes)
  return scores
}
