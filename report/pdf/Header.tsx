import { Image, Text, View } from '@react-pdf/renderer'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { formatDay, formatPercent, formatPointsOf } from '../format.ts'
import { PRINT_PALETTE as ink } from '../theme/tokens.ts'
import { svgImage } from './svgImage.ts'
import { styles } from './theme.ts'
import { useLanguage, useSentence, Write } from './Write.tsx'

const ring = svgImage(
  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx={10} cy={10} r={7} fill="none" stroke={ink.accent} strokeWidth={5} />
    <path d="M10 3A7 7 0 0 1 16.5 12.4" fill="none" stroke={ink.same} strokeWidth={5} />
  </svg>,
)

/** Who the report is about, of which questionnaire and day, and the overall score. */
export function Header({ report }: { report: ShownReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { questionnaire, evaluatee } = report
  const day =
    questionnaire.finishedAt === null
      ? say('report.computed', { day: formatDay(report.computedAt, language) })
      : say('report.finished', { day: formatDay(questionnaire.finishedAt, language) })
  const kind = say(report.rule.anonymous ? 'report.anonymous' : 'report.named')
  return (
    <View>
      <View style={styles.brand}>
        <Image src={ring} style={{ width: 13, height: 13 }} />
        <Write style={styles.brandName}>{say('report.product')}</Write>
      </View>
      <View style={styles.header}>
        <View style={styles.headerText}>
          <Write style={styles.eyebrow}>{`${questionnaire.title} · ${say('report.title')}`}</Write>
          <Write style={styles.title}>{namedApart(evaluatee.name, evaluatee.nameMark)}</Write>
          <Write style={styles.meta}>{[evaluatee.departmentName, kind, day].filter(Boolean).join(' · ')}</Write>
        </View>
        <Overall report={report} />
      </View>
    </View>
  )
}

function Overall({ report }: { report: ShownReport }) {
  const say = useSentence()
  const { overallPercent, points, rule } = report
  if (overallPercent === null) {
    return (
      <Write style={[styles.overallLabel, { maxWidth: 150, textAlign: 'right' }]}>{say('report.overallHidden')}</Write>
    )
  }
  const earned = points === null ? '' : say('report.points', formatPointsOf(points, rule))
  return (
    <View style={styles.overall}>
      <Write style={styles.overallHead}>{say('report.overall')}</Write>
      <Text style={styles.overallFigure}>{formatPercent(overallPercent)}</Text>
      <Write style={styles.overallLabel}>{[say('report.outOf100'), earned].filter(Boolean).join(' · ')}</Write>
      {report.incomplete && <Write style={styles.pill}>{say('report.incomplete')}</Write>}
    </View>
  )
}
