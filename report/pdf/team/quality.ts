import { NOTHING } from '../../../domain/scoring/figures.ts'
import { formatCoefficient, formatReliability } from '../../format.ts'
import { qualityCaption } from '../../teamFindings.ts'
import type { ShownTeamDimension, ShownTeamReport } from '../../teamReport.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

/** How far the figures can be relied on: agreement, reliability, consistency. */
export function qualitySection(writer: Writer, report: ShownTeamReport): Section {
  const { dimensions } = report
  const { say, language } = writer
  const title = say('report.team.quality')
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'agreement', label: say('report.team.agreement'), width: 84 },
    { key: 'single', label: say('report.team.reliability'), width: 84 },
    { key: 'alpha', label: say('report.team.consistency'), width: 84 },
    { key: 'forms', label: say('report.team.formsCounted'), width: 84 },
  ]
  const rows = dimensions.map((dimension) => ({
    cells: [
      dimension.name,
      formatCoefficient(dimension.agreement),
      singleText(writer, dimension),
      formatReliability(dimension.consistency?.alpha ?? null, writer.language),
      dimension.consistency === null ? NOTHING : `${dimension.consistency.complete} / ${dimension.consistency.forms}`,
    ],
  }))
  return {
    ...{ id: 'quality', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption: qualityCaption(report, language) }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}

/** Of all raters, each less the mean of the own level. */
const singleText = ({ language }: Writer, { reliability }: ShownTeamDimension) =>
  formatReliability(reliability.find(({ scope }) => scope === 'centred')?.single ?? null, language)
