import { scaleFrom } from '../../charts/scale.ts'
import { formatBand, formatGap, formatPercent, formatWeight, joinSentences, levelKindName } from '../../format.ts'
import { teamFinding, teamGapFinding, teamLevelsFinding } from '../../teamFindings.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { styleAmong } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import { drawBar, drawTrack } from '../typesetting/marks.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { columnStretches, figureWidth, tableBlocks } from '../typesetting/table.ts'

const BAR_WIDTH = 120
const TRACK_WIDTH = 220

const scaleOf = ({ dimensions }: ShownTeamReport) => scaleFrom(dimensions.map(({ lowest }) => lowest))

/** The means of the dimensions, how sure they are, and how people differ in them. */
export function dimensionsSection(writer: Writer, report: ShownTeamReport): Section {
  const { say } = writer
  const title = say('report.team.dimensions')
  const finding = teamFinding(report)
  const scale = scaleOf(report)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'weight', label: say('report.weight'), width: 46 },
    { key: 'bar', label: '', width: BAR_WIDTH + 14, isText: true },
    { key: 'mean', label: say('report.team.mean'), width: 46 },
    { key: 'band', label: say('report.team.bandHead'), width: 84 },
    { key: 'deviation', label: say('report.team.deviation'), width: 56 },
  ]
  const rows = report.dimensions.map(({ name, weight, score }) => ({
    cells: [
      name,
      formatWeight(weight),
      (on: Ink, x: number, y: number) => {
        if (score !== null) drawBar(on, { percent: score.mean, band: score.band, scale, width: BAR_WIDTH }, x + 14, y)
      },
      { text: formatPercent(score?.mean ?? null), isStrong: true },
      formatBand(score?.band ?? null),
      formatPercent(score?.deviation ?? null),
    ],
  }))
  return {
    ...{ id: 'dimensions', title },
    blocks: unparted([
      ...sectionHead(writer, {
        title,
        finding: say(finding.key, finding.params),
        caption: say('report.team.dimensionsCaption'),
      }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}

/** What others say of people beside what they say themselves. */
export function teamGapSection(writer: Writer, report: ShownTeamReport): Section {
  const { say } = writer
  const title = say('report.pdf.gap')
  const scale = scaleOf(report)
  if (report.dimensions.every(({ others, self }) => others === null && self === null))
    return { id: 'gap', title, blocks: [] }
  const finding = teamGapFinding(report)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'track', label: '', width: TRACK_WIDTH, isText: true },
    { key: 'others', label: say('report.others'), width: 48 },
    { key: 'self', label: say('report.self'), width: 48 },
    { key: 'gap', label: say('report.difference'), width: 52 },
  ]
  const rows = report.dimensions.map(({ name, others, self, gap }) => ({
    cells: [
      name,
      (on: Ink, x: number, y: number) => drawTrack(on, { others, self, scale, width: TRACK_WIDTH - 10 }, x, y),
      formatPercent(others),
      formatPercent(self),
      { text: formatGap(gap), isStrong: true },
    ],
  }))
  return {
    ...{ id: 'gap', title },
    blocks: unparted([
      ...sectionHead(writer, {
        title,
        finding: say(finding.key, finding.params),
        caption: say('report.team.gapCaption'),
      }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}

/** The means of each relation side by side. */
export function levelsSection(writer: Writer, report: ShownTeamReport): Section {
  const { say, language } = writer
  const title = say('report.pdf.levels')
  if (report.levels.length === 0) return { id: 'levels', title, blocks: [] }
  const finding = teamLevelsFinding(report, language)
  // Those of everybody's reports, also of a level that is pooled in all of them.
  const all = report.participation.map(({ levelType, levelName }) => ({ kind: levelType, name: levelName }))
  const tables = columnStretches(report.levels).flatMap((stretch) => {
    const columns = [
      { key: 'name', label: say('report.dimension') },
      ...stretch.map(({ item: level }) => {
        const label = levelKindName(level.kind, level.name, language)
        const color = ink[styleAmong(all, level).token]
        return { key: level.key, label, width: figureWidth(writer, label, 54, 64), color }
      }),
    ]
    const rows = report.dimensions.map(({ name, byLevel }) => ({
      cells: [name, ...stretch.map(({ index }) => formatPercent(byLevel[index] ?? null))],
    }))
    return tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }])
  })
  return {
    ...{ id: 'levels', title },
    blocks: unparted([
      ...sectionHead(writer, {
        title,
        finding: say(finding.key, finding.params),
        caption: joinSentences([say('report.team.levelsCaption'), say('report.team.levelsPeople')], language),
      }),
      ...tables,
    ]),
  }
}
