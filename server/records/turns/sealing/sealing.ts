/** Sealing of an anonymous questionnaire at its finish (anonymity.md R1), piece by piece; `closer.ts` goes through them. */
import { isUnsure } from '../../../../domain/evaluation/doors.ts'
import { isProtected, levelTypeOf } from '../../../../domain/evaluation/levels.ts'
import type { Answer } from '../../../../domain/paper/model.ts'
import { scoreVector } from '../../../../domain/paper/score.ts'
import type { Ids } from '../../../database/ids.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { slices } from '../../../database/statements.ts'
import { listOpenedDoors } from '../../people/employees.ts'
import { beginClosing } from '../../questionnaire/closings.ts'
import { listLevels } from '../../questionnaire/levels.ts'
import { ruleOf } from '../../questionnaire/rule.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../questionnaire/store.ts'
import { keepNoneSent } from '../../questionnaire/turnCounts.ts'
import type { RoundKey } from '../answers.ts'
import * as answers from '../answers.ts'
import * as forms from '../forms.ts'
import { loadScoring, scoresIn } from '../ground.ts'
import { firstSealer, inNoOrder } from '../published/making.ts'
import { deletePublished, hasPublished, insertPublished } from '../published/published.ts'
import { deleteMembers, insertMembers } from '../published/publishedMembers.ts'
import * as sealed from './sealed.ts'

/** Turns of the evaluatees that are made at once: nobody waits longer than for one such piece. */
const TURNS_AT_ONCE = 200

/**
 * Begins the closing of an anonymous round, in the transaction that has set `closingSince`: a submission in flight holds that row
 * (shareQuestionnaire), so none can come too late. Notes how many forms each level sent; nothing else tells of it from then on
 * (R5): the turns themselves are closed piece by piece, and none is told of as it stands meanwhile (toldTurns).
 */
export async function beginSealing(db: Handle, key: RoundKey): Promise<void> {
  const levels = await listLevels(db, key.enterpriseId, key.questionnaireId)
  const levelIds = levels.map(({ id }) => id)
  const { turns, forms } = await answers.countForms(db, key, levelIds)
  await sealed.insertForms(db, key, forms)
  await keepNoneSent(db, key)
  // Each turn is gone through twice: when its evaluatee's results are made, and when it is erased.
  await beginClosing(db, key, 2 * turns)
}

/**
 * Makes the results of a closing round, evaluatee after evaluatee, computed as of its closing (R4): whole forms of the
 * exempt levels, shuffled, under random ids and without their rater; of the others what published rows show; the reports.
 * What it begins with is read one thing after the other, since a closing round stays as it is: others may come between.
 */
export async function loadMaking(read: DatabaseService['read'], ids: Ids, row: QuestionnaireRow, at: string) {
  const key = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
  const { subjects, questions, turns, scoredOf } = await loadScoring(read, row)
  const exempt = await read((db) => exemptLevels(db, row))
  const opened = await read((db) => listOpenedDoors(db, row.enterpriseId))
  const unsure = new Set(opened.flatMap((door) => (isUnsure({ ...row, ...door }) ? [door.id] : [])))
  const sealer = firstSealer({ ...row, finishedAt: at }, at, scoresIn(questions))
  const fitting = Math.floor((TURNS_AT_ONCE * subjects.length) / Math.max(1, turns.count))
  const atOnce = Math.min(Math.max(1, fitting), TURNS_AT_ONCE)
  // Each piece made a report: where there is none, no closing was cut short after one.
  const isAnew = await read((db) => hasPublished(db, key))
  return {
    pieces: slices(subjects, atOnce),

    /** Writes down what is kept of these evaluatees, in place of what a closing that was cut short kept; answers how many turns that were. */
    async make(db: Handle, piece: typeof subjects): Promise<number> {
      const evaluateeIds = piece.map(({ id }) => id)
      const employeeIds = piece.map(({ employeeId }) => employeeId)
      if (isAnew) await dropMade(db, key, evaluateeIds, employeeIds)
      const found = await answers.listBallots(db, key, evaluateeIds, unsure)
      const ballots = inNoOrder(found.ballots)
      const whole = ballots.filter(({ levelId }) => exempt.has(levelId))
      await forms.insertForms(
        db,
        whole.map(({ isUnsure: _unsure, ...form }) => ({
          ...{ ...key, id: ids.randomId(), relationId: null, ...form },
          scores: scoreVector(questions, JSON.parse(form.answersJson) as Answer[]),
        })),
      )
      const { rows, reports } = sealer.add(scoredOf(piece, ballots))
      await sealed.insertRows(db, key, rows)
      await insertPublished(
        db,
        reports.map(({ employeeId, report }) => ({ ...key, employeeId, reportJson: JSON.stringify(report) })),
      )
      await insertMembers(
        db,
        key,
        reports.map(({ member }) => member),
      )
      return found.turns
    },

    /** What needs all evaluatees, dimension after dimension. */
    reliability: sealer.reliability,
  }
}

async function dropMade(db: Handle, key: RoundKey, evaluateeIds: number[], employeeIds: number[]): Promise<void> {
  await forms.deleteFormsAbout(db, key, evaluateeIds)
  await sealed.deleteRows(db, key, evaluateeIds)
  await deletePublished(db, key, employeeIds)
  await deleteMembers(db, key, employeeIds)
}

/** Levels whose forms stay whole. */
export async function exemptLevels(db: Handle, row: QuestionnaireRow): Promise<Set<number>> {
  const levels = await listLevels(db, row.enterpriseId, row.id)
  const { exemptLevelTypes } = ruleOf(row)
  return new Set(levels.flatMap(({ id, type }) => (isProtected(levelTypeOf(type), exemptLevelTypes) ? [] : [id])))
}

/** Rewrites the files of the tables the sealing touched, so that neither order nor row versions join them. */
export async function rewriteSealedTables(database: DatabaseService): Promise<void> {
  const tables = [
    'response',
    'formScores',
    'ballot',
    'draft',
    'relation',
    'outboxMail',
    'answeringLink',
    'auditEvent',
  ] as const
  await database.rewrite([...tables, 'exportPart', 'signInPlace'])
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
    .where('questionnaire.closingSince', 'is', null)
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
