import { type Distribution, distributionOf } from '../../../domain/scoring/team/distribution.ts'
import { formatPercent, formatRange } from '../../format.ts'
import type { ShownTeamReport } from '../../teamReport.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, drawLines, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'

const HEIGHT = 150
const FOOT = 18

/** How the overall scores lie: a bar for each ten points. */
export function distributionSection(writer: Writer, { percents, overall }: ShownTeamReport): Section {
  const { say } = writer
  const title = say('report.team.distribution')
  const found = distributionOf(percents)
  // As with means: fewer than those would show whose score it is.
  if (overall === null || found === null) return { id: 'distribution', title, blocks: [] }
  const { lowest, highest, median } = found
  const params = { low: formatPercent(lowest), high: formatPercent(highest), middle: formatPercent(median) }
  return {
    ...{ id: 'distribution', title },
    blocks: [
      ...sectionHead(writer, {
        title,
        finding: say('report.team.distributionFinding', params),
        caption: say('report.team.distributionCaption'),
      }),
      histogram(writer, found),
    ],
  }
}

function histogram({ typesetter, language }: Writer, { ranges }: Distribution): Block {
  const counts = ranges.map(({ count }) => count)
  const most = Math.max(1, ...counts)
  const width = TEXT_WIDTH / counts.length
  const style = { ...styles.caption, leading: 11 }
  const write = (text: string) => typesetter.lines(text, style, width, language)
  const labels = ranges.map(({ count, ...range }) => ({
    count: write(count === 0 ? '' : String(count)),
    range: write(formatRange(range)),
  }))
  return {
    height: HEIGHT + FOOT,
    draw: (on, x, y) => {
      for (const [index, count] of counts.entries()) {
        const height = ((HEIGHT - 14) * count) / most
        const left = x + index * width
        if (count > 0) on.box(left + 3, y + HEIGHT - height, width - 6, height, { fill: ink.accent })
        drawLines(on, labels[index]?.count ?? [], style, {
          x: left,
          y: y + HEIGHT - height - 12,
          width,
          align: 'center',
        })
        drawLines(on, labels[index]?.range ?? [], style, { x: left, y: y + HEIGHT + 4, width, align: 'center' })
      }
      on.rule({ x, y: y + HEIGHT }, { x: x + TEXT_WIDTH, y: y + HEIGHT }, ink['ink-3'], 0.75)
    },
  }
}
