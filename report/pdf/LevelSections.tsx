import { Image, View } from '@react-pdf/renderer'
import { NOTHING } from '../../domain/scoring/figures.ts'
import type { PersonalReport, ReportLevel } from '../../domain/scoring/report.ts'
import { LevelMark } from '../charts/Marker.tsx'
import { levelsFinding } from '../findings.ts'
import { formatPercent, formatWeight, levelName, pooledNames, statusKey } from '../format.ts'
import { levelStyle } from '../theme/levelStyle.ts'
import { PRINT_PALETTE as ink } from '../theme/tokens.ts'
import { useLevelColumns } from './levelColumns.ts'
import { svgImage } from './svgImage.ts'
import { type Column, HeadRow, Row } from './Table.tsx'
import { styles } from './theme.ts'
import { useLanguage, useSentence, Write } from './Write.tsx'

/** Every dimension by level. */
export function LevelsSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { columns: levels, indexes } = useLevelColumns(report)
  const { key, params } = levelsFinding(report, language)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    { key: 'weight', label: say('report.weight'), width: 44 },
    { key: 'score', label: say('report.score'), width: 48 },
    ...levels,
  ]
  return (
    <View style={styles.panel} wrap={report.dimensions.length > 12}>
      <Write style={styles.finding}>{say(key, params)}</Write>
      <Write style={styles.caption}>{say('report.levels.caption')}</Write>
      <HeadRow columns={columns} />
      {report.dimensions.map((dimension) => (
        <Row
          key={dimension.dimensionId}
          columns={columns}
          cells={[
            dimension.name,
            formatWeight(dimension.weight),
            formatPercent(dimension.percent),
            ...indexes.map((index) => formatPercent(dimension.byLevel[index] ?? null)),
          ]}
          strong={['score']}
        />
      ))}
    </View>
  )
}

/** Who took part, with which weight, and who is not shown. */
export function RatersSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const columns = [
    { key: 'mark', label: '', width: 16 },
    { key: 'name', label: say('report.relation') },
    { key: 'count', label: say('report.raterCount'), width: 70 },
    { key: 'weight', label: say('report.weight'), width: 70 },
    { key: 'space', label: '', width: 30 },
    { key: 'status', label: say('report.status'), width: 170, isText: true },
  ]
  return (
    <View style={styles.panel} wrap={false}>
      <Write style={[styles.finding, { marginBottom: 4 }]}>{say('report.raters.title')}</Write>
      <HeadRow columns={columns} />
      {report.levels.map((level) => (
        <RaterRow key={level.key} level={level} columns={columns} />
      ))}
    </View>
  )
}

function RaterRow({ level, columns }: { level: ReportLevel; columns: readonly Column[] }) {
  const say = useSentence()
  const language = useLanguage()
  const status = say(statusKey(level), { names: pooledNames(level, language) })
  const mark = <LevelMark style={levelStyle(level.kind)} palette={ink} />
  return (
    <Row
      columns={columns}
      cells={[
        <Image key="mark" src={svgImage(mark)} style={{ width: 9, height: 9 }} />,
        levelName(level, language),
        level.raterCount === '' ? NOTHING : level.raterCount,
        formatWeight(level.weight),
        '',
        status,
      ]}
    />
  )
}
