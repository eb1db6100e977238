import { levelKindName } from '../../format.ts'
import { participationCaption, participationColumns } from '../../participation.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

/** How many of each relation answered. */
export function participationSection(writer: Writer, report: ShownTeamReport): Section {
  const { say, language } = writer
  const { participation } = report
  const title = say('report.team.participation')
  if (participation.length === 0) return { id: 'participation', title, blocks: [] }
  const told = participationColumns(participation)
  const columns = [
    { key: 'name', label: say('report.relation') },
    ...told.map(({ key }) => ({ key, label: say(key), width: 60 })),
  ]
  const rows = participation.map((one) => ({
    cells: [levelKindName(one.levelType, one.levelName, language), ...told.map(({ cell }) => cell(one))],
  }))
  const caption = participationCaption(report, language)
  return {
    ...{ id: 'participation', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}
