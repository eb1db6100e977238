import { type Arithmetic, publishedArithmetic, type QuestionArithmetic } from '../../../domain/scoring/arithmetic.ts'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import {
  formatExact,
  formatFactor,
  formatMaximum,
  formatPercent,
  formatPoints,
  formatQuestionPercent,
} from '../../format.ts'
import { hasSteps, levelNamed, stepText, withoutSteps } from '../../steps.ts'
import { TEXT_WIDTH } from '../theme.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

const WIDTHS = { weight: 56, percent: 132, working: 232 }

/** How every score came about, from what the report itself says: the overall one, then question by question. */
export function arithmeticSection(writer: Writer, report: PersonalReport): Section {
  const { say } = writer
  const title = say('report.steps.title')
  if (!hasSteps(report)) return { id: 'arithmetic', title, blocks: [] }
  const groups = report.dimensions.flatMap(({ dimensionId, name }) => {
    const { dimension } = publishedArithmetic(report, dimensionId)
    return dimension === null ? [] : [{ title: name, rows: dimensionRows(writer, report, dimension) }]
  })
  const columns = [
    { key: 'question', label: say('report.question') },
    { key: 'working', label: say('report.steps.product'), width: WIDTHS.working, isText: true },
    { key: 'percent', label: say('report.steps.share'), width: WIDTHS.percent },
  ]
  return {
    ...{ id: 'arithmetic', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.steps.published') }),
      ...overallTable(writer, publishedArithmetic(report, null).overall),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, groups),
    ],
  }
}

function overallTable(writer: Writer, { terms, ...step }: Arithmetic['overall']) {
  const { say } = writer
  const columns = [
    { key: 'dimension', label: say('report.dimension') },
    { key: 'score', label: say('report.score'), width: WIDTHS.weight },
    { key: 'weight', label: say('report.weight'), width: WIDTHS.weight },
    { key: 'product', label: say('report.steps.product'), width: WIDTHS.percent },
  ]
  const rows = [
    ...terms.map(({ name, value, share }) => ({
      cells: [name, formatExact(value), formatFactor(share, value), formatExact((value * share) / 100)],
    })),
    { cells: [say('report.steps.sum'), '', '', { text: stepText(step, formatPercent), isStrong: true }] },
  ]
  return tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }])
}

function dimensionRows(writer: Writer, report: PersonalReport, dimension: NonNullable<Arithmetic['dimension']>) {
  const { say } = writer
  const { questions, terms, result, slack, figure } = dimension
  const step = { result, slack, figure }
  const text = terms.length === 0 ? say(withoutSteps(dimension)) : stepText(step, formatPercent)
  return [
    ...questions.map((question) => ({ cells: questionCells(writer, report, question) })),
    { cells: [say('report.steps.mean'), '', { text, isStrong: true }] },
  ]
}

function questionCells({ say, language }: Writer, report: PersonalReport, question: QuestionArithmetic): string[] {
  const { title, terms, maximum, percent, ...step } = question
  const { rule } = report
  if (terms.length === 0) return [title, say('report.steps.none'), '']
  const sum = terms.map(
    ({ levelKey, value, share }) =>
      `${levelNamed(report, levelKey, language)} ${formatExact(value)} × ${formatFactor(share, value)}`,
  )
  const score = stepText(step, (one) => formatPoints(one, rule))
  const share = `${formatExact(step.figure)} ÷ ${formatMaximum(maximum)} × 100 = `
  return [
    title,
    `${sum.join(' + ')} = ${score}`,
    maximum > 0 ? share + stepText(percent, (one) => formatQuestionPercent(one, rule)) : '',
  ]
}
