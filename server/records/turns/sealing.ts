/** Sealing of an anonymous questionnaire at its finish (anonymity.md R1). */
import { isProtected, levelTypeOf } from '../../../domain/evaluation/levels.ts'
import type { Ids } from '../../database/ids.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { listLevels } from '../questionnaire/levels.ts'
import { ruleOf } from '../questionnaire/rule.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../questionnaire/store.ts'
import * as answers from './answers.ts'
import { type Form, loadScoredOf } from './ground.ts'
import { inNoOrder, makeSealed, type Sealed } from './making.ts'
import * as sealed from './sealed.ts'

/**
 * Keeps of the ballots what may be kept (anonymity.md R21): whole forms of the exempt levels, shuffled, under random ids
 * and without their rater; of the others what published rows show; and how many forms each level sent. Drops ballots and
 * drafts, and answers every evaluatee's report, computed `at` (ISO 8601 UTC). To be called in the finish's transaction, AFTER the questionnaire's row
 * was set to 40: a submission in flight holds that row (shareQuestionnaire), so none can come too late.
 * When the transaction has ended, call `rewriteSealedTables`.
 */
export async function sealBallots(db: Handle, ids: Ids, row: QuestionnaireRow, at: string): Promise<Sealed['reports']> {
  const { enterpriseId, id: questionnaireId } = row
  const key = { enterpriseId, questionnaireId }
  const ballots = inNoOrder(await answers.listBallots(db, enterpriseId, questionnaireId))
  const exempt = await exemptLevels(db, row)
  const whole = ballots.filter(({ levelId }) => exempt.has(levelId))
  await answers.insertResponses(
    db,
    whole.map((form) => ({ ...key, id: ids.randomId(), relationId: null, ...form })),
  )
  const scored = await loadScoredOf(db, row, ballots)
  const made = makeSealed(row, scored, at)
  await sealed.insertSealed(db, key, made)
  await sealed.insertForms(db, key, formsByLevel(ballots))
  await answers.deleteDraftsAndBallots(db, enterpriseId, questionnaireId)
  return made.reports
}

/** Levels whose forms stay whole. */
export async function exemptLevels(db: Handle, row: QuestionnaireRow): Promise<Set<number>> {
  const levels = await listLevels(db, row.enterpriseId, row.id)
  const { exemptLevelTypes } = ruleOf(row)
  return new Set(levels.flatMap(({ id, type }) => (isProtected(levelTypeOf(type), exemptLevelTypes) ? [] : [id])))
}

function formsByLevel(forms: readonly Form[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { levelId } of forms) counts.set(levelId, (counts.get(levelId) ?? 0) + 1)
  return counts
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
