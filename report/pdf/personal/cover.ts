import { namedApart } from '../../../domain/evaluation/names.ts'
import type { ShownReport } from '../../../domain/scoring/report.ts'
import { asksForScores } from '../../../domain/scoring/team/member.ts'
import { withoutOverall } from '../../findings.ts'
import { formatDay, formatPercent, formatPointsOf } from '../../format.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, type Writer } from '../typesetting/blocks.ts'
import { coverBlocks, figureBlocks } from '../typesetting/cover.ts'

/** Who the report is about, of which questionnaire and day, and the overall score where the paper asks for any. */
export function personalCover(writer: Writer, report: ShownReport): Block[] {
  const { say, language } = writer
  const { questionnaire, evaluatee, rule } = report
  const day =
    questionnaire.finishedAt === null
      ? say('report.computed', { day: formatDay(report.computedAt, language) })
      : say('report.finished', { day: formatDay(questionnaire.finishedAt, language) })
  return [
    ...coverBlocks(writer, {
      eyebrow: `${questionnaire.title} · ${say('report.title')}`,
      title: namedApart(evaluatee.name, evaluatee.nameMark),
      facts: [evaluatee.departmentName, `${say(rule.anonymous ? 'report.anonymous' : 'report.named')} · ${day}`],
    }),
    ...(asksForScores(report.dimensions) ? overall(writer, report) : []),
  ]
}

function overall(writer: Writer, report: ShownReport): Block[] {
  const { overallPercent, points, rule, incomplete } = report
  const { say } = writer
  const width = TEXT_WIDTH
  if (overallPercent === null) {
    return paragraph(writer, say(withoutOverall(report)), { style: styles.meta, width, above: 40 })
  }
  const earned = points === null ? '' : say('report.points', formatPointsOf(points, rule))
  const below = [say('report.outOf100'), earned].filter(Boolean).join(' · ')
  const warning = incomplete
    ? paragraph(writer, say('report.incomplete'), { style: styles.warning, width, above: 4 })
    : []
  return [...figureBlocks(writer, say('report.overall'), formatPercent(overallPercent), [below]), ...warning]
}
