import type { PersonalReport, ReportQuestion } from '../../../domain/scoring/report.ts'
import { asksForScores } from '../../../domain/scoring/team/member.ts'
import { formatMaximum, formatPoints, questionWeights } from '../../format.ts'
import { TEXT_WIDTH } from '../theme.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'
import { levelColumns } from './levelColumns.ts'

/** Every question by level, grouped by dimension. */
export function questionsSection(writer: Writer, report: PersonalReport): Section {
  const { say, language } = writer
  const { rule } = report
  const title = say('report.questions.title')
  if (!asksForScores(report.dimensions)) return { id: 'questions', title, blocks: [] }
  const titleOf = (question: ReportQuestion) => {
    const weights = questionWeights(report, question, language)
    return weights === '' ? question.title : `${question.title}\n${say('report.question.weights', { weights })}`
  }
  const byLevel = (index: number) => (question: ReportQuestion) => formatPoints(question.byLevel[index] ?? null, rule)
  const asked = report.dimensions.flatMap(({ questions }) => questions)
  const stretches = levelColumns(writer, report, (index) => asked.map(byLevel(index)))
  const tables = stretches.flatMap(({ columns: levels, indexes }) => {
    const columns = [
      { key: 'title', label: say('report.question') },
      { key: 'maximum', label: say('report.maximum'), width: 36 },
      { key: 'score', label: say('report.earned'), width: 42 },
      ...levels,
    ]
    const cellsOf = (question: ReportQuestion) => [
      titleOf(question),
      formatMaximum(question.maximum),
      { text: formatPoints(question.weightedScore, rule), isStrong: true },
      ...indexes.map((index) => byLevel(index)(question)),
    ]
    const untold = { cells: columns.map((_, place) => (place === 0 ? say('report.noQuestions') : '')) }
    const groups = report.dimensions.map(({ name, questions }) => ({
      title: name,
      rows: questions.length === 0 ? [untold] : questions.map((question) => ({ cells: cellsOf(question) })),
    }))
    return tableBlocks(writer, { columns, width: TEXT_WIDTH }, groups)
  })
  return {
    ...{ id: 'questions', title },
    blocks: [...sectionHead(writer, { finding: title, caption: say('report.questions.caption') }), ...tables],
  }
}
