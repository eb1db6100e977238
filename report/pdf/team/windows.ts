import type { Quadrant } from '../../../domain/scoring/statistics/johari.ts'
import { BAND_FLOOR } from '../../../domain/scoring/statistics/statisticFloors.ts'
import { type ChartScale, placeWithin, scaleFrom } from '../../charts/scale.ts'
import { highestBy } from '../../findings.ts'
import { formatPercent, formatTick, joinSentences } from '../../format.ts'
import { windowsFinding } from '../../teamFindings.ts'
import { MOST_DRAWN, type ShownTeamDimension, type ShownTeamReport } from '../../teamReport.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, beside, drawLines, kept, paragraph, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'

const SIDE = 126
/** Of a point, and of the rim that keeps it off the frame's line. */
const POINT = 2
const RIM = POINT + 1
/** Plots beside each other. */
const IN_A_ROW = 3
/** Left of a plot for its figures, and below it. */
const EDGE = 26
const PLACE_WIDTH = TEXT_WIDTH / IN_A_ROW
const QUADRANTS: readonly (Quadrant | null)[] = ['open', 'hidden', 'blind', 'unseen', null]

type Windows = NonNullable<ShownTeamDimension['windows']>

/** Others against oneself, a plot for each dimension. */
export function windowsSection(writer: Writer, { dimensions }: ShownTeamReport): Section {
  const { say, language } = writer
  const title = say('report.team.windows')
  const scale = scaleFrom(dimensions.map(({ lowest }) => lowest))
  const drawn = dimensions.flatMap(({ name, windows }) =>
    windows === null || windows.places.length === 0 ? [] : [{ name, windows }],
  )
  const plots = drawn.map(({ name, windows }) => plotBlock(writer, name, windows, scale))
  const rows = Array.from({ length: Math.ceil(plots.length / IN_A_ROW) }, (_, row) => {
    const ofRow = plots.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
    return beside(
      ofRow.map((block, index) => ({ block, x: index * PLACE_WIDTH })),
      12,
    )
  })
  const finding = mostBlind(drawn)
  if (finding === undefined) return { id: 'windows', title, blocks: [] }
  const isUnsure = drawn.some(({ windows }) =>
    windows.places.some(({ quadrant, hasBand }) => quadrant !== null && !hasBand),
  )
  const hasMore = drawn.some(({ windows }) => windows.places.length > MOST_DRAWN)
  const caption = joinSentences(
    [
      say('report.team.windowsCaption'),
      isUnsure && say('report.team.windowsSome', { floor: BAND_FLOOR }),
      hasMore && say('report.team.windowsFirst', { most: MOST_DRAWN }),
    ],
    language,
  )
  const head = sectionHead(writer, { title, finding: say(finding.key, finding.params), caption })
  return { id: 'windows', title, blocks: [...head, ...rows] }
}

/** What is found in the dimension in which most people rate themselves high and others low. */
const mostBlind = (drawn: Parameters<typeof windowsFinding>[0][]) =>
  highestBy(drawn.map(windowsFinding), ({ params }) => Number(params['blind']))

function plotBlock(writer: Writer, name: string, windows: Windows, scale: ChartScale): Block {
  const { say } = writer
  const { mean, margin } = windows.line
  const counts = QUADRANTS.map((quadrant) => {
    const count = windows.places.filter((place) => place.quadrant === quadrant).length
    return say('report.windowCount', { window: say(`report.window.${quadrant ?? 'none'}`), count })
  })
  const line = say('report.team.windowsLine', { mean: formatPercent(mean), margin: formatPercent(margin) })
  const width = PLACE_WIDTH - 16
  return kept([
    ...paragraph(writer, name, { style: styles.groupText, width, most: 1 }),
    plot(writer, windows, scale),
    ...paragraph(writer, line, { style: styles.caption, width }),
    ...counts.flatMap((text) => paragraph(writer, text, { style: styles.caption, width, most: 1 })),
  ])
}

function plot({ typesetter, language, say }: Writer, { line, places }: Windows, scale: ChartScale): Block {
  const style = { ...styles.caption, leading: 10 }
  const low = typesetter.lines(formatTick(scale.from), style, EDGE, language)
  const high = typesetter.lines('100', style, EDGE, language)
  const across = typesetter.clamped(say('report.team.axisOthers'), style, SIDE - 60, 1, language)
  const upwards = typesetter.clamped(say('report.team.axisSelf'), style, SIDE - 60, 1, language)
  return {
    height: SIDE + 28,
    draw: (on, left, top) => {
      const x = left + EDGE
      const y = top + 12
      const at = (percent: number) => placeWithin(scale, percent, { side: SIDE, radius: RIM })
      const right = (percent: number) => x + at(percent)
      const up = (percent: number) => y + SIDE - at(percent)
      on.box(x, y, SIDE, SIDE, { stroke: ink.line, strokeWidth: 0.75 })
      const from = line.mean - line.margin
      const to = line.mean + line.margin
      on.box(right(from), y, right(to) - right(from), SIDE, { fill: ink.paper })
      on.box(x, up(to), SIDE, up(from) - up(to), { fill: ink.paper })
      on.rule({ x: right(line.mean), y }, { x: right(line.mean), y: y + SIDE }, ink['ink-3'], 0.75)
      on.rule({ x, y: up(line.mean) }, { x: x + SIDE, y: up(line.mean) }, ink['ink-3'], 0.75)
      for (const { others, self } of places.slice(0, MOST_DRAWN)) {
        on.circle(right(others), up(self), POINT, { fill: ink.accent })
      }
      drawLines(on, upwards, style, { x, y: y - 12, width: SIDE })
      drawLines(on, high, style, { x: left, y: y - 4, width: EDGE - 4, align: 'right' })
      drawLines(on, low, style, { x: left, y: y + SIDE - 8, width: EDGE - 4, align: 'right' })
      drawLines(on, low, style, { x, y: y + SIDE + 3, width: 40 })
      drawLines(on, across, style, { x: x + 30, y: y + SIDE + 3, width: SIDE - 60, align: 'center' })
      drawLines(on, high, style, { x: x + SIDE - 40, y: y + SIDE + 3, width: 40, align: 'right' })
    },
  }
}
