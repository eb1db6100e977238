import type { TeamQuestion } from '../../../domain/scoring/team/teamReport.ts'
import { formatPercent } from '../../format.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

/** The questions in which people do best, and those in which they do worst. */
export function extremesSection(writer: Writer, { highest, lowest, dimensions }: ShownTeamReport): Section {
  const { say } = writer
  const title = say('report.team.extremes')
  if (highest.length + lowest.length === 0) return { id: 'extremes', title, blocks: [] }
  const columns = [
    { key: 'title', label: say('report.question') },
    { key: 'dimension', label: say('report.dimension'), width: 130, isText: true },
    { key: 'mean', label: say('report.team.mean'), width: 52 },
  ]
  const nameOf = new Map(dimensions.map(({ dimensionId, name }) => [dimensionId, name]))
  const rowsOf = (questions: readonly TeamQuestion[]) =>
    questions.map((question) => ({
      cells: [
        question.title,
        nameOf.get(question.dimensionId) ?? '',
        { text: formatPercent(question.mean), isStrong: true },
      ],
    }))
  const groups = [
    { title: say('report.team.highest'), rows: rowsOf(highest) },
    { title: say('report.team.lowest'), rows: rowsOf(lowest) },
  ].filter(({ rows }) => rows.length > 0)
  return {
    ...{ id: 'extremes', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption: say('report.team.extremesCaption') }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, groups),
    ]),
  }
}
