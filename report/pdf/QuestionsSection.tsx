import { View } from '@react-pdf/renderer'
import type { PersonalReport, ReportDimension, ReportQuestion } from '../../domain/scoring/report.ts'
import { formatMaximum, formatPoints, questionWeights } from '../format.ts'
import { useLevelColumns } from './levelColumns.ts'
import { type Column, HeadRow, Row } from './Table.tsx'
import { styles } from './theme.ts'
import { useLanguage, useSentence, Write } from './Write.tsx'

/** Every question by level, grouped by dimension. */
export function QuestionsSection({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { columns: levels, indexes } = useLevelColumns(report)
  const titleOf = (question: ReportQuestion) => {
    const weights = questionWeights(report, question, language)
    return weights === '' ? question.title : `${question.title}\n${say('report.question.weights', { weights })}`
  }
  const columns = [
    { key: 'title', label: say('report.question') },
    { key: 'maximum', label: say('report.maximum'), width: 34 },
    { key: 'score', label: say('report.score'), width: 40 },
    ...levels.map((level) => ({ ...level, width: Math.min(level.width ?? 46, 46) })),
  ]
  return (
    <>
      <Write style={styles.finding} ahead={110}>
        {say('report.questions.title')}
      </Write>
      <Write style={styles.caption}>{say('report.questions.caption')}</Write>
      <View style={styles.section}>
        <HeadRow columns={columns} />
        {report.dimensions.map((dimension) => (
          <Group
            key={dimension.dimensionId}
            dimension={dimension}
            columns={columns}
            cellsOf={(question) => [
              titleOf(question),
              formatMaximum(question.maximum),
              formatPoints(question.weightedScore, report.rule),
              ...indexes.map((index) => formatPoints(question.byLevel[index] ?? null, report.rule)),
            ]}
          />
        ))}
      </View>
    </>
  )
}

interface GroupProps {
  dimension: ReportDimension
  columns: readonly Column[]
  cellsOf(question: ReportDimension['questions'][number]): string[]
}

/** A dimension's questions; its name stays on the page of the first one. */
function Group({ dimension, columns, cellsOf }: GroupProps) {
  const rows = dimension.questions.map((question) => (
    <Row key={question.questionId} columns={columns} cells={cellsOf(question)} strong={['score']} />
  ))
  return (
    <View>
      <View wrap={false}>
        <View style={styles.groupRow}>
          <Write style={styles.groupText}>{dimension.name}</Write>
        </View>
        {rows[0]}
      </View>
      {rows.slice(1)}
    </View>
  )
}
