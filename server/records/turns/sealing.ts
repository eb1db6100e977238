/** Sealing of an anonymous questionnaire at its finish (anonymity.md R1). */
import { randomInt } from 'node:crypto'
import type { Ids } from '../../database/ids.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { updateQuestionnaire } from '../questionnaire/store.ts'
import * as answers from './answers.ts'

/**
 * Moves every ballot into the responses, shuffled, under random ids and without its rater; drops
 * ballots and drafts. To be called in the finish's transaction, AFTER the questionnaire's row was
 * set to 40: a submission in flight holds that row (shareQuestionnaire), so none can come too late.
 * When the transaction has ended, call `rewriteSealedTables`.
 */
export async function sealBallots(db: Handle, ids: Ids, enterpriseId: number, questionnaireId: number): Promise<void> {
  const ballots = await answers.listBallots(db, enterpriseId, questionnaireId)
  const sealed = ballots.map((ballot) => ({
    enterpriseId,
    questionnaireId,
    id: ids.randomId(),
    evaluateeId: ballot.evaluateeId,
    levelId: ballot.levelId,
    relationId: null,
    answersJson: ballot.answersJson,
  }))
  shuffle(sealed)
  await answers.insertResponses(db, sealed)
  await answers.deleteDraftsAndBallots(db, enterpriseId, questionnaireId)
}

/** Fisher-Yates with the system's randomness, in place. */
function shuffle(rows: unknown[]): void {
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = randomInt(0, last + 1)
    const held = rows[last]
    rows[last] = rows[other]
    rows[other] = held
  }
}

/** Rewrites the files of the tables the sealing touched, so that neither order nor row versions join them. */
export async function rewriteSealedTables(database: DatabaseService): Promise<void> {
  const tables = ['response', 'ballot', 'draft', 'relation', 'outboxMail', 'answeringLink', 'auditEvent'] as const
  await database.rewrite([...tables, 'exportPart'])
}

/** A questionnaire, with its enterprise. */
export interface RoundKey {
  enterpriseId: number
  questionnaireId: number
}

/** Anonymous questionnaires of all enterprises in this status whose files were not rewritten yet. */
export function unsealedRounds(db: Handle, processStatus: 30 | 40) {
  return db
    .selectFrom('enterprise')
    .innerJoin('questionnaire', 'questionnaire.enterpriseId', 'enterprise.id')
    .select(['questionnaire.enterpriseId', 'questionnaire.id as questionnaireId'])
    .where('questionnaire.type', '=', 2)
    .where('questionnaire.processStatus', '=', processStatus)
    .where('questionnaire.sealedAt', 'is', null)
}

/** Those that were finished. */
export async function listUnsealed(db: Handle): Promise<RoundKey[]> {
  return unsealedRounds(db, 40).execute()
}

/** Notes that the files of these questionnaires were rewritten. */
export async function markSealed(database: DatabaseService, rounds: readonly RoundKey[], now: Date): Promise<void> {
  const sealedAt = now.toISOString()
  await database.write(async (db) => {
    for (const { enterpriseId, questionnaireId } of rounds) {
      await updateQuestionnaire(db, enterpriseId, questionnaireId, { sealedAt })
    }
  })
}
