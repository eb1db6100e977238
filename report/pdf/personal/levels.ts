import type { PersonalReport, ReportDimension, ReportLevel } from '../../../domain/scoring/report.ts'
import { dimensionWeight, levelWeight } from '../../../domain/scoring/shares.ts'
import { asksForScores } from '../../../domain/scoring/team/member.ts'
import { levelsFinding } from '../../findings.ts'
import { formatPercent, formatRaters, formatWeight, levelName, pooledNames, statusKey } from '../../format.ts'
import { styleAmong } from '../../theme/levelStyle.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import { drawMarker } from '../typesetting/marks.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'
import { levelColumns } from './levelColumns.ts'

/** Every dimension by level. */
export function levelsSection(writer: Writer, report: PersonalReport): Section {
  const { say, language } = writer
  const { key, params } = levelsFinding(report, language)
  const title = say('report.pdf.levels')
  if (!asksForScores(report.dimensions)) return { id: 'levels', title, blocks: [] }
  const byLevel = (index: number) => (dimension: ReportDimension) => formatPercent(dimension.byLevel[index] ?? null)
  const stretches = levelColumns(writer, report, (index) => report.dimensions.map(byLevel(index)))
  const tables = stretches.flatMap(({ columns: levels, indexes }) => {
    const columns = [
      { key: 'name', label: say('report.dimension') },
      { key: 'weight', label: say('report.weight'), width: 48 },
      { key: 'score', label: say('report.score'), width: 48 },
      ...levels,
    ]
    const rows = report.dimensions.map((dimension) => ({
      cells: [
        dimension.name,
        formatWeight(dimensionWeight(dimension)),
        { text: formatPercent(dimension.percent), isStrong: true },
        ...indexes.map((index) => byLevel(index)(dimension)),
      ],
    }))
    return tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }])
  })
  return {
    ...{ id: 'levels', title },
    blocks: unparted([
      ...sectionHead(writer, {
        title,
        finding: say(key, params),
        caption: say('report.levels.caption'),
      }),
      ...tables,
    ]),
  }
}

/** Who took part, with which weight, and who is not shown. */
export function ratersSection(writer: Writer, { levels }: PersonalReport): Section {
  const { say, language } = writer
  const title = say('report.raters.title')
  if (levels.length === 0) return { id: 'raters', title, blocks: [] }
  const columns = [
    { key: 'mark', label: '', width: 16, isText: true },
    { key: 'name', label: say('report.relation') },
    { key: 'count', label: say('report.raterCount'), width: 70 },
    { key: 'weight', label: say('report.weight'), width: 70 },
    { key: 'space', label: '', width: 30, isText: true },
    { key: 'status', label: say('report.status'), width: 170, isText: true },
  ]
  const cellsOf = (level: ReportLevel) => [
    (on: Ink, x: number, y: number) => drawMarker(on, styleAmong(levels, level), x + 5, y),
    levelName(level, language),
    formatRaters(level.raterCount),
    formatWeight(levelWeight(level)),
    '',
    say(statusKey(level), { names: pooledNames(level, language) }),
  ]
  const rows = levels.map((level) => ({ cells: cellsOf(level) }))
  return {
    ...{ id: 'raters', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}
