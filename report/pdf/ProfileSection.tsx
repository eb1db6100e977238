import { Image, View } from '@react-pdf/renderer'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { LevelRadar } from '../charts/LevelRadar.tsx'
import { SeriesKey } from '../charts/Marker.tsx'
import { scaleOf } from '../charts/scale.ts'
import { FEWEST_RADAR_AXES, othersAndSelf, type Series } from '../charts/series.ts'
import { profileFinding } from '../findings.ts'
import { formatPercent } from '../format.ts'
import { PRINT_PALETTE } from '../theme/tokens.ts'
import { svgImage } from './svgImage.ts'
import { HeadRow, Row } from './Table.tsx'
import { FONT_FAMILY, styles } from './theme.ts'
import { useLanguage, useSentence, Write } from './Write.tsx'

const RADAR = { width: 350, height: 254 }
/** Above this many dimensions the figures would be taller than the radar; the next table has them all. */
const MOST_FIGURES = 9

/** The radar of others and self, its figures beside it. */
export function ProfileSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { key, params } = profileFinding(report)
  const finding = say(key, params)
  const series = othersAndSelf(report, language)
  if (report.dimensions.length < FEWEST_RADAR_AXES || series.length === 0) return null
  const radar = svgImage(
    <LevelRadar
      dimensions={report.dimensions.map((dimension) => dimension.name)}
      series={series}
      scale={scaleOf(report)}
      palette={PRINT_PALETTE}
      label={finding}
      fontFamily={FONT_FAMILY}
      size={RADAR}
    />,
  )
  return (
    <View style={styles.panel} wrap={false}>
      <Write style={styles.finding}>{finding}</Write>
      <Write style={styles.caption}>{say('report.profile.caption')}</Write>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ width: RADAR.width }}>
          <Image src={radar} style={RADAR} />
          <Legend series={series} />
        </View>
        {report.dimensions.length <= MOST_FIGURES && <Figures report={report} />}
      </View>
    </View>
  )
}

function Figures({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'others', label: say('report.others'), width: 40 },
    { key: 'self', label: say('report.self'), width: 40 },
  ]
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 8 }}>
      <HeadRow columns={columns} />
      {report.dimensions.map(({ dimensionId, name, othersPercent, selfPercent }) => (
        <Row
          key={dimensionId}
          columns={columns}
          cells={[name, formatPercent(othersPercent), formatPercent(selfPercent)]}
          strong={['others']}
        />
      ))}
    </View>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <View style={styles.legend}>
      {series.map(({ key, label, style }) => (
        <View key={key} style={styles.legendItem}>
          <Image
            src={svgImage(<SeriesKey style={style} palette={PRINT_PALETTE} />)}
            style={{ width: 28, height: 12 }}
          />
          <Write style={styles.legendText}>{label}</Write>
        </View>
      ))}
    </View>
  )
}
