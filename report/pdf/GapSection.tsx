import { Image, View } from '@react-pdf/renderer'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { GapTrack } from '../charts/GapTrack.tsx'
import { scaleOf } from '../charts/scale.ts'
import { gapFinding, gapTone, NOTABLE_GAP } from '../findings.ts'
import { formatGap, formatPercent, gapOf } from '../format.ts'
import { PRINT_PALETTE as ink } from '../theme/tokens.ts'
import { svgImage } from './svgImage.ts'
import { HeadRow, Row } from './Table.tsx'
import { styles } from './theme.ts'
import { useSentence, Write } from './Write.tsx'

const TRACK_WIDTH = 230
const TONE_COLORS = { above: ink.ok, below: ink.bad, even: ink['ink-2'] }

/** Others against self, dimension by dimension. */
export function GapSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const { key, params } = gapFinding(report)
  const scale = scaleOf(report)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'track', label: '', width: TRACK_WIDTH },
    { key: 'others', label: say('report.others'), width: 44 },
    { key: 'self', label: say('report.self'), width: 40 },
    { key: 'gap', label: say('report.difference'), width: 44 },
  ]
  return (
    <View style={styles.panel} wrap={report.dimensions.length > 7}>
      <Write style={styles.finding}>{say(key, params)}</Write>
      <Write style={styles.caption}>{say('report.gap.caption', { size: NOTABLE_GAP })}</Write>
      <HeadRow columns={columns} />
      {report.dimensions.map(({ dimensionId, name, othersPercent, selfPercent }) => {
        const gap = gapOf(othersPercent, selfPercent)
        const track = (
          <GapTrack others={othersPercent} self={selfPercent} scale={scale} palette={ink} width={TRACK_WIDTH} />
        )
        const tone = { color: TONE_COLORS[gapTone(gap)] }
        return (
          <Row
            key={dimensionId}
            columns={columns}
            cells={[
              name,
              <Image key="track" src={svgImage(track)} style={{ width: TRACK_WIDTH, height: 16 }} />,
              formatPercent(othersPercent),
              formatPercent(selfPercent),
              <Write key="gap" style={[styles.figure, styles.strong, tone]}>
                {formatGap(gap)}
              </Write>,
            ]}
          />
        )
      })}
    </View>
  )
}
