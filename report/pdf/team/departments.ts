import { formatPercent } from '../../format.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { TEXT_WIDTH } from '../theme.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { columnStretches, figureWidth, tableBlocks } from '../typesetting/table.ts'

/** Points a department is set in below the one it belongs to, and the most of them. */
const INDENT = { step: 8, most: 64 }

/** The departments that have enough people, those below them counted. */
export function departmentsSection(writer: Writer, { departments, dimensions }: ShownTeamReport): Section {
  const { say } = writer
  const title = say('report.team.departments')
  if (departments.length === 0) return { id: 'departments', title, blocks: [] }
  const tables = columnStretches(dimensions).flatMap((stretch) => {
    const columns = [
      { key: 'name', label: say('report.team.department') },
      { key: 'evaluatees', label: say('report.team.people'), width: 44 },
      { key: 'percent', label: say('report.overall'), width: 46 },
      ...stretch.map(({ item: { dimensionId, name } }) => {
        return { key: String(dimensionId), label: name, width: figureWidth(writer, name, 46, 58) }
      }),
    ]
    const rows = departments.map(({ name, depth, evaluatees, percent, percents }) => ({
      indent: Math.min(INDENT.most, depth * INDENT.step),
      cells: [
        name,
        String(evaluatees),
        { text: formatPercent(percent), isStrong: true },
        ...stretch.map(({ index }) => formatPercent(percents[index] ?? null)),
      ],
    }))
    return tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }])
  })
  return {
    ...{ id: 'departments', title },
    blocks: [...sectionHead(writer, { finding: title, caption: say('report.team.departmentsCaption') }), ...tables],
  }
}
