/** The forms of a named questionnaire as raters sent them: raters were told that administrators see who answered what. */
import { levelTypeOf } from '../../../../domain/evaluation/levels.ts'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import { answeredOf } from '../../../../domain/paper/answered.ts'
import type { Answer, Paper } from '../../../../domain/paper/model.ts'
import type { CsvCell } from '../../../sheets/csv.ts'
import type { SheetKind } from '../../../sheets/workbook.ts'
import { levelName } from '../levelWords.ts'
import type { SentForm } from '../store.ts'
import { personCells, personHeadings, type SheetGround, wordIn, yesOrNo } from './columns.ts'

export function answerSheet(language: SheetGround['language']): SheetKind {
  const word = wordIn(language)
  return {
    name: word('answerSheet'),
    header: [
      ...personHeadings(language),
      ...['rater', 'relation', 'sentOn', 'counted', 'page', 'number', 'question', 'points', 'chosen', 'text'].map(word),
      word('unable'),
    ],
  }
}

export interface Rater {
  name: string
  mark: string
}

/** A row for each question of a form, answered or not. */
export function answerRows(
  form: SentForm,
  rater: Rater,
  paper: Paper,
  {
    marked,
    language,
    evaluatee,
  }: Pick<SheetGround, 'marked' | 'language'> & {
    evaluatee: Parameters<typeof personCells>[0]
  },
): CsvCell[][] {
  // The JSON edge: the form was checked when it was sent.
  const answers = new Map((JSON.parse(form.answersJson) as Answer[]).map((answer) => [answer.questionId, answer]))
  const level = levelName({ kind: levelTypeOf(form.levelType), name: form.levelName }, language)
  const sent = [namedApart(rater.name, rater.mark), level, form.submittedDay, yesOrNo(form.counted === 1, language)]
  return paper.pages.flatMap(({ questions }, page) =>
    questions.map((question, index) => {
      const { points, chosen, text, unable } = answeredOf(question, answers.get(question.id))
      return [
        ...[...personCells(evaluatee, marked), ...sent, page + 1, index + 1, question.data.title],
        ...[points, chosen.join('; '), text, unable ? yesOrNo(true, language) : null],
      ]
    }),
  )
}
