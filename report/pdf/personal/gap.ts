import type { ShownReport } from '../../../domain/scoring/report.ts'
import { asksForScores } from '../../../domain/scoring/team/member.ts'
import { gapCaption } from '../../beside.ts'
import { scaleOf } from '../../charts/scale.ts'
import { gapFinding, gapText, gapTone, isMarkedGap } from '../../findings.ts'
import { formatPercent, gapOf } from '../../format.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import { drawTrack } from '../typesetting/marks.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

const TRACK_WIDTH = 220
const TONE_COLORS = { above: ink.ok, below: ink.bad, even: ink['ink-2'] }

/** Others against self, dimension by dimension; nothing where the paper asks for no score. */
export function gapSection(writer: Writer, report: ShownReport): Section {
  const { say } = writer
  const { key, params } = gapFinding(report)
  const title = say('report.pdf.gap')
  if (!asksForScores(report.dimensions)) return { id: 'gap', title, blocks: [] }
  const scale = scaleOf(report)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'track', label: '', width: TRACK_WIDTH, isText: true },
    { key: 'others', label: say('report.others'), width: 48 },
    { key: 'self', label: say('report.self'), width: 48 },
    { key: 'gap', label: say('report.difference'), width: 52 },
  ]
  const rows = report.dimensions.map(({ dimensionId, name, othersPercent: others, selfPercent: self }) => {
    const gap = gapOf(others, self)
    const isMarked = isMarkedGap(report, dimensionId)
    return {
      cells: [
        name,
        (on: Parameters<typeof drawTrack>[0], x: number, y: number) =>
          drawTrack(on, { others, self, scale, width: TRACK_WIDTH - 10 }, x, y),
        formatPercent(others),
        formatPercent(self),
        { text: gapText(gap, isMarked), color: TONE_COLORS[gapTone(gap, isMarked)], isStrong: isMarked },
      ],
    }
  })
  const caption = gapCaption(report, writer.language)
  return {
    ...{ id: 'gap', title },
    blocks: unparted([
      ...sectionHead(writer, { title, finding: say(key, params), caption }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [{ rows }]),
    ]),
  }
}
