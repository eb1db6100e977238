import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { LevelRadar } from '../../charts/LevelRadar.tsx'
import { scaleOf } from '../../charts/scale.ts'
import { FEWEST_RADAR_AXES, othersAndSelf, type Series } from '../../charts/series.ts'
import { profileFinding } from '../../findings.ts'
import { formatPercent } from '../../format.ts'
import { PRINT_PALETTE } from '../../theme/tokens.ts'
import { svgImage } from '../svgImage.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, beside, drawLines, kept, type Writer } from '../typesetting/blocks.ts'
import { FONT_FAMILY } from '../typesetting/faces.ts'
import { sectionHead } from '../typesetting/heads.ts'
import { drawMarker } from '../typesetting/marks.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

const RADAR = { width: 350, height: 254 }
const FIGURES_WIDTH = TEXT_WIDTH - RADAR.width - 8
/** Above this many dimensions the figures would be taller than the radar; the next table has them all. */
const MOST_FIGURES = 9

/** The radar of others and self, its figures beside it. */
export function profileSection(writer: Writer, report: PersonalReport): Section {
  const { say, language } = writer
  const { key, params } = profileFinding(report)
  const title = say('report.pdf.profile')
  const finding = say(key, params)
  const series = othersAndSelf(report, language)
  if (report.dimensions.length < FEWEST_RADAR_AXES || series.length === 0) return { id: 'profile', title, blocks: [] }
  const radar = kept([radarBlock(writer, report, series, finding), legend(writer, series)])
  const figures =
    report.dimensions.length > MOST_FIGURES ? [] : [{ block: figuresBlock(writer, report), x: RADAR.width + 8 }]
  const x = figures.length === 0 ? (TEXT_WIDTH - RADAR.width) / 2 : 0
  return {
    ...{ id: 'profile', title },
    blocks: [
      ...sectionHead(writer, { title, finding, caption: say('report.profile.caption') }),
      beside([{ block: radar, x }, ...figures]),
    ],
  }
}

function radarBlock(
  { typesetter, language }: Writer,
  report: PersonalReport,
  series: readonly Series[],
  finding: string,
): Block {
  const src = svgImage(
    <LevelRadar
      dimensions={report.dimensions.map(({ name }) => typesetter.plain(name, language))}
      series={series}
      scale={scaleOf(report)}
      palette={PRINT_PALETTE}
      label={finding}
      fontFamily={FONT_FAMILY}
      size={RADAR}
    />,
  )
  return { height: RADAR.height, draw: (on, x, y) => on.picture(src, x, y, RADAR.width, RADAR.height) }
}

function figuresBlock(writer: Writer, report: PersonalReport): Block {
  const { say } = writer
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'others', label: say('report.others'), width: 40 },
    { key: 'self', label: say('report.self'), width: 40 },
  ]
  const rows = report.dimensions.map(({ name, othersPercent, selfPercent }) => ({
    cells: [name, { text: formatPercent(othersPercent), isStrong: true }, formatPercent(selfPercent)],
  }))
  return kept(tableBlocks(writer, { columns, width: FIGURES_WIDTH }, [{ rows }]))
}

function legend({ typesetter, language }: Writer, series: readonly Series[]): Block {
  const style = styles.legend
  const entries = series.map((each) => ({ each, lines: typesetter.clamped(each.label, style, 140, 1, language) }))
  const widthOf = ({ lines }: (typeof entries)[number]) => 14 + (lines[0]?.width ?? 0) * style.size
  const whole = entries.reduce((sum, entry) => sum + widthOf(entry) + 16, -16)
  return {
    height: 16,
    draw: (on, x, y) => {
      let at = x + (RADAR.width - whole) / 2
      for (const entry of entries) {
        drawMarker(on, entry.each.style, at + 4, y + 8)
        drawLines(on, entry.lines, style, { x: at + 12, y: y + 2, width: 150 })
        at += widthOf(entry) + 16
      }
    },
  }
}
