/** What team figures read of reports that were published before it was kept beside them. */
import { questionsOf } from '../../../../domain/paper/model.ts'
import { type AnswerLists, listsOfSealed } from '../../../../domain/scoring/lists.ts'
import type { SealedRow } from '../../../../domain/scoring/sealed.ts'
import { memberOf } from '../../../../domain/scoring/team/member.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { loadPaper } from '../../paper/paper.ts'
import { getEvenRemoved } from '../../questionnaire/store.ts'
import type { RoundKey } from '../answers.ts'
import { listCountedScores } from '../counted.ts'
import { listEvaluatees } from '../evaluatees.ts'
import { scoresOf } from '../forms.ts'
import { scoresIn } from '../ground.ts'
import { listRows } from '../sealing/sealed.ts'
import { listPublished, REPORTS_A_STATEMENT } from './published.ts'
import { listWithoutMember, updateMember } from './publishedMembers.ts'

/** Makes what is missing, some reports at a time. */
export async function makeMembers(database: Pick<DatabaseService, 'write'>, key: RoundKey): Promise<void> {
  while (await database.write((db) => makeSome(db, key))) {
    // Others come between.
  }
}

/** Answers whether there was one. */
async function makeSome(db: Handle, key: RoundKey): Promise<boolean> {
  const { enterpriseId, questionnaireId } = key
  const employeeIds = await listWithoutMember(db, key, REPORTS_A_STATEMENT)
  if (employeeIds.length === 0) return false
  // A removed round is sealed like all others: left out, it would be begun again for ever.
  const questionnaire = await getEvenRemoved(db, enterpriseId, questionnaireId)
  const questions = questionsOf(await loadPaper(db, enterpriseId, questionnaireId, questionnaire))
  const chosen = new Set(employeeIds)
  const evaluatees = (await listEvaluatees(db, enterpriseId, questionnaireId)).filter(({ employeeId }) =>
    chosen.has(employeeId),
  )
  const evaluateeOf = new Map(evaluatees.map(({ id, employeeId }) => [employeeId, id]))
  const listsOf = await readLists(
    db,
    key,
    evaluatees.map(({ id }) => id),
    questions.map(({ id }) => id),
  )
  for (const report of await listPublished(db, enterpriseId, questionnaireId, employeeIds)) {
    const { employeeId } = report.evaluatee
    const member = memberOf(report, listsOf(evaluateeOf.get(employeeId) ?? 0), scoresIn(questions))
    await updateMember(db, key, member)
  }
  return true
}

/** What is kept of answers about these evaluatees: sealed rows, and whole forms of the levels nothing protects. */
async function readLists(db: Handle, key: RoundKey, evaluateeIds: readonly number[], questionIds: readonly number[]) {
  const { enterpriseId, questionnaireId } = key
  if (evaluateeIds.length === 0) return (): AnswerLists => new Map()
  const sealed = await listRows(db, key, evaluateeIds)
  const forms = await listCountedScores(db, enterpriseId, questionnaireId, evaluateeIds, () => true)
  return (evaluateeId: number): AnswerLists => {
    const rows = sealed.flatMap((one): SealedRow[] => (one.evaluateeId === evaluateeId ? [one.row] : []))
    const own = forms.filter((form) => form.evaluateeId === evaluateeId)
    const levels = [...new Set(own.map(({ levelId }) => levelId))]
    const whole = levels.map((levelId): SealedRow => {
      const vectors = own.filter((form) => form.levelId === levelId).map(({ scores }) => scoresOf(scores))
      const cells = questionIds.map((questionId, q) => ({
        questionId,
        scores: vectors.flatMap((vector) => (Number.isFinite(vector[q]) ? [vector[q] ?? 0] : [])),
        mayDiffer: true as const,
      }))
      return { key: `level:${levelId}`, cells }
    })
    return listsOfSealed([...rows, ...whole])
  }
}
