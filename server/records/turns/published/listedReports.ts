/** The reports of a round as administrators see them, some at a time, each with what the raters of its rows answered. */
import type { Question } from '../../../../domain/paper/model.ts'
import { listsOfPublished } from '../../../../domain/scoring/lists.ts'
import { toldOfPublished } from '../../../../domain/scoring/personal/told.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import type { QuestionnaireTable } from '../../../database/schema/schema.ts'
import { findCounted, listCountedResponses } from '../counted.ts'
import { loadScoring } from '../ground.ts'
import { listRows } from '../sealing/sealed.ts'
import { type ListedReport, makeListedReport } from './making.ts'
import { listPublished } from './published.ts'

export interface ListedReports {
  /** The paper's, in order. */
  questions: readonly Question[]
  /** Of these people in their order; who has none is passed over. */
  read(db: Handle, employeeIds: readonly number[], computedAt: string): Promise<ListedReport[]>
}

/** What all reports of a round share is read once. */
export async function openListedReports(
  read: DatabaseService['read'],
  questionnaire: QuestionnaireTable,
): Promise<ListedReports> {
  const { enterpriseId, id: questionnaireId, type } = questionnaire
  const { subjects, questions, scoredOf } = await loadScoring(read, questionnaire)
  const subjectOf = new Map(subjects.map((subject) => [subject.employeeId, subject]))
  return {
    questions,
    async read(reading, employeeIds, computedAt) {
      const some = employeeIds.flatMap((employeeId) => subjectOf.get(employeeId) ?? [])
      if (some.length === 0) return []
      const evaluateeIds = some.map(({ id }) => id)
      const isCounted = await findCounted(reading, enterpriseId, questionnaireId, evaluateeIds)
      const forms = await listCountedResponses(reading, enterpriseId, questionnaireId, evaluateeIds, isCounted)
      const scored = scoredOf(some, forms)
      if (type === 1) return scored.map((one) => makeListedReport(questionnaire, { ...one, questions }, computedAt))
      const rows = await listRows(reading, { enterpriseId, questionnaireId }, evaluateeIds)
      const reports = await listPublished(reading, enterpriseId, questionnaireId, employeeIds)
      return reports.map((report) => {
        const one = scored.find(({ subject }) => subject.employeeId === report.evaluatee.employeeId)
        const own = rows.flatMap(({ evaluateeId, row }) => (evaluateeId === one?.subject.evaluateeId ? [row] : []))
        if (one === undefined) return { report, lists: new Map() }
        const told = toldOfPublished(one.input, report, own, questions)
        return { report: { ...report, told }, lists: listsOfPublished(one.input, report, own) }
      })
    },
  }
}
