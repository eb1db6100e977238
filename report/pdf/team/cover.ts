import { formatDay, formatPercent } from '../../format.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, type Writer } from '../typesetting/blocks.ts'
import { coverBlocks, figureBlocks } from '../typesetting/cover.ts'
import { bandSentence } from './figures.ts'

/** Which questionnaire, over how many people, and their mean. */
export function teamCover(writer: Writer, report: ShownTeamReport): Block[] {
  const { say, language } = writer
  const { questionnaire, overall, evaluatees, scored, complete } = report
  const day =
    questionnaire.finishedAt === null
      ? say('report.computed', { day: formatDay(report.computedAt, language) })
      : say('report.finished', { day: formatDay(questionnaire.finishedAt, language) })
  const kind = say(questionnaire.type === 2 ? 'report.anonymous' : 'report.named')
  const facts = [say('report.team.counts', { evaluatees, scored, complete }), `${kind} · ${day}`]
  const front = coverBlocks(writer, { eyebrow: say('report.team.title'), title: questionnaire.title, facts })
  if (overall === null) {
    const style = { style: styles.meta, width: TEXT_WIDTH, above: 40 }
    return [...front, ...paragraph(writer, say('report.team.tooFew'), style)]
  }
  const deviation = say('report.team.deviationOf', { deviation: formatPercent(overall.deviation) })
  const below = [`${say('report.outOf100')} · ${bandSentence(writer, overall.band)}`, deviation]
  return [...front, ...figureBlocks(writer, say('report.team.overall'), formatPercent(overall.mean), below)]
}
