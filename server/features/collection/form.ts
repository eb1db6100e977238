/** What one rater of a named questionnaire answered, for administrators: raters are told that they see it. */
import { BusinessError } from '../../../domain/errors.ts'
import { answeredOf } from '../../../domain/paper/answered.ts'
import type { Answer, Paper } from '../../../domain/paper/model.ts'
import { questionMaximum } from '../../../domain/paper/score.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { readReasons } from '../../records/turns/leftOut.ts'
import { type Caller, record } from './forms.ts'
import { showForms } from './progress.ts'
import { findResponse } from './store/turns.ts'

type Form = ResultOf<'getRaterForm'>

/** Opens it, and keeps that it was opened (R15). Throws NOT_FOUND, ANONYMOUS_REFUSED. */
export async function openForm(context: ServiceContext, caller: Caller, id: number, relationId: number): Promise<Form> {
  const form = await context.database.read((db) => readForm(db, caller.enterpriseId, id, relationId))
  await context.database.write((db) => record(context, db, caller, 'report.form', id, { relationIds: [relationId] }))
  return form
}

async function readForm(db: Handle, enterpriseId: number, id: number, relationId: number): Promise<Form> {
  const questionnaire = await getQuestionnaire(db, enterpriseId, id)
  if (questionnaire.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')
  const [row] = await showForms(db, enterpriseId, id, [relationId])
  const answersJson = await findResponse(db, enterpriseId, id, relationId)
  if (row === undefined || answersJson === undefined) throw new BusinessError('NOT_FOUND')
  const { participantRelationId, evaluatorName, evaluatorNameMark, valuerName, valuerNameMark } = row
  const { levelType, levelName, submittedDay, statistic } = row
  const reasons = await readReasons(db, { enterpriseId, questionnaireId: id }, statistic ? [] : [relationId])
  return {
    ...{ participantRelationId, evaluatorName, evaluatorNameMark, valuerName, valuerNameMark },
    ...{ levelType, levelName, submittedDay, statistic },
    reason: reasons.get(relationId) ?? '',
    answers: answersOf(await loadPaper(db, enterpriseId, id, questionnaire), JSON.parse(answersJson) as Answer[]),
  }
}

function answersOf(paper: Paper, answers: readonly Answer[]): Form['answers'] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return paper.pages.flatMap((page, pageIndex) =>
    page.questions.map((question, index) => ({
      questionId: question.id,
      pageNumber: pageIndex + 1,
      questionNumber: index + 1,
      title: question.data.title,
      maximum: questionMaximum(question),
      ...answeredOf(question, byQuestion.get(question.id)),
    })),
  )
}
