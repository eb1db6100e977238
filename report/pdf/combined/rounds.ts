import { combinedFindings } from '../../combinedFindings.ts'
import { type ShownCombinedReport, shownRounds, unmatchedDimensions } from '../../combinedReport.ts'
import { formatPercent, joinSentences } from '../../format.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'
import { roundsTables } from './roundsTable.ts'

/** The means of each round, and what became of them. */
export function roundsSection(writer: Writer, report: ShownCombinedReport): Section {
  const { say, language } = writer
  const { questionnaires, overall, dimensions } = report
  const title = say('report.combined.table')
  if (shownRounds(questionnaires).length === 0) return { id: 'rounds', title, blocks: [] }
  const [finding, ...others] = combinedFindings(report).map(({ key, params }) => say(key, params))
  const people = say('report.combined.people', { count: report.evaluateeCount, repeated: report.repeatedCount })
  const rows = [
    { head: say('report.overall'), figures: overall, isStrong: true },
    ...dimensions.filter((one) => one.isMatched).map((one) => ({ head: one.name, figures: one })),
  ]
  const tables = roundsTables(writer, {
    ...{ headLabel: say('report.dimension'), rounds: questionnaires },
    groups: [{ rows }],
  })
  return {
    ...{ id: 'rounds', title },
    blocks: unparted([
      ...sectionHead(writer, {
        title,
        finding: finding ?? title,
        caption: joinSentences([...others, people], language),
      }),
      ...tables,
    ]),
  }
}

/** What cannot be compared, since one round alone has it. */
export function unmatchedSection(writer: Writer, report: ShownCombinedReport): Section {
  const { say } = writer
  const title = say('report.combined.unmatched')
  const unmatched = unmatchedDimensions(report)
  if (unmatched.length === 0) return { id: 'unmatched', title, blocks: [] }
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'round', label: say('report.combined.inRound'), width: 220, isText: true },
    { key: 'percent', label: say('report.team.mean'), width: 52 },
  ]
  const rows = unmatched.map((one) => ({ cells: [one.name, one.title, formatPercent(one.percent)] }))
  return {
    ...{ id: 'unmatched', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption: say('report.combined.unmatched.lead') }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}
