import { roundText, type ShownCombinedReport, shownRounds } from '../../combinedReport.ts'
import { formatPercent, formatTime } from '../../format.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, type Writer } from '../typesetting/blocks.ts'
import { coverBlocks, figureBlocks } from '../typesetting/cover.ts'
import { tableBlocks } from '../typesetting/table.ts'
import { numbered } from './roundsTable.ts'

/** Which rounds it is over, about how many people, and the mean of them all. */
export function combinedCover(writer: Writer, report: ShownCombinedReport): Block[] {
  const { say, language } = writer
  const { title, summary, computedAt, questionnaires, overall } = report
  const computed = say('report.computed', { day: formatTime(computedAt, language) })
  const front = coverBlocks(writer, { eyebrow: say('report.combined.title'), title, facts: [computed] })
  const told =
    summary.trim() === '' ? [] : paragraph(writer, summary, { style: styles.body, width: TEXT_WIDTH, above: 16 })
  const people = say('report.combined.people', { count: report.evaluateeCount, repeated: report.repeatedCount })
  const figure =
    overall.combined === null
      ? []
      : figureBlocks(writer, say('report.overall'), formatPercent(overall.combined), [
          `${say('report.combined.mean')} · ${say('report.outOf100')}`,
          people,
        ])
  const none =
    shownRounds(questionnaires).length > 0
      ? []
      : paragraph(writer, say('report.combined.none'), { style: styles.meta, width: TEXT_WIDTH, above: 40 })
  return [...front, ...told, ...figure, ...none, ...roundsBlocks(writer, questionnaires)]
}

/** The rounds by the numbers their columns have. */
function roundsBlocks(writer: Writer, rounds: ShownCombinedReport['questionnaires']): Block[] {
  const columns = [
    { key: 'title', label: writer.say('report.combined.rounds') },
    { key: 'told', label: '', width: 210, isText: true },
  ]
  const rows = rounds.map((round, place) => ({
    cells: [numbered(round, place), roundText(round, writer.language)],
  }))
  const [head, ...below] = tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }])
  return head === undefined ? [] : [{ ...head, above: 30 }, ...below]
}
