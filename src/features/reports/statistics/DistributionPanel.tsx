import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatCoefficient, formatPoints, formatRaters, levelName } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable, type Room } from './FigureTable.tsx'

type Statistics = components['schemas']['QuestionStatistics']

interface DistributionsProps {
  employeeId: number
  anonymous: boolean
}

/** Question by question how many answered on each level, how far they lie apart and how often each answer was given. */
export function Distributions({ employeeId, anonymous }: DistributionsProps) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId(), employeeId }
  const { data, error, refetch } = useQuestion('getQuestionStatistics', { path }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.questions.length === 0) return null
  return (
    <Panel
      // Longer than a page: it begins where there is room for its first question.
      sx={{ '@media print': { breakInside: 'auto' } }}
      title={translate('reports.stats.distribution')}
      hint={translate(anonymous ? 'reports.stats.distributionFloor' : 'reports.stats.distributionIs', {
        floor: data.floor,
      })}
    >
      {data.questions.map((question) => (
        <OfQuestion key={question.questionId} {...{ question, anonymous }} levels={data.levels} />
      ))}
    </Panel>
  )
}

interface OfQuestionProps {
  question: Statistics['questions'][number]
  levels: Statistics['levels']
  anonymous: boolean
}

/** Of all questions alike: their figures stand below each other. */
const NAME: Room = { screen: 148, paper: 13 }
const FIGURE: Room = { screen: 76, paper: 6.5 }
/** Answers beside each other; more of them go on in one more table. */
const MOST_ANSWERS = 11
/** A scale from 0 to 10 in full, beside everything else, on a small screen and upright paper. */
const LONG_SCALE: Room = { screen: 46, paper: 5.5, isStrict: true }
const NUMBER = /^[−\d.]{1,4}$/

function answerRoom(labels: readonly string[]): Room {
  if (labels.length > 6 && labels.every((label) => NUMBER.test(label))) return LONG_SCALE
  const beside = Math.min(labels.length, MOST_ANSWERS)
  return { screen: 84, paper: Math.min(10, (MOST_ANSWERS * LONG_SCALE.paper) / beside), isStrict: true }
}

function OfQuestion({ question, levels, anonymous }: OfQuestionProps) {
  const { title, labels, rows, hidden } = question
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const points = (value: number | null) => formatPoints(value, { anonymous })
  const figures = ['report.raterCount', 'report.team.mean', 'report.team.deviation', 'report.team.agreement'].map(
    (key) => say(key),
  )
  const room = answerRoom(labels)
  const columns = [
    ...figures.map((label) => ({ key: label, label, room: FIGURE })),
    ...labels.map((label, place) => ({ key: place, label, room })),
  ]
  const cellsOf = ({ raters, mean, deviation, agreement, shares }: (typeof rows)[number]) => [
    ...[formatRaters(raters), points(mean), points(deviation), formatCoefficient(agreement)],
    ...labels.map((_, place) => (shares === null ? points(null) : `${shares[place] ?? 0}%`)),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 0.5, breakInside: 'avoid' }}>
      <Typography variant="h3">{title}</Typography>
      {stretches(figures.length, columns.length).map(([from, to]) => (
        <FigureTable
          key={from}
          label={title}
          head={say('report.relation')}
          room={NAME}
          columns={columns.slice(from, to)}
          rows={rows.map((row) => ({
            key: row.levelKey,
            name: nameOf(row.levelKey),
            cells: cellsOf(row).slice(from, to),
          }))}
        />
      ))}
      {hidden && <p className="rv-sub">{translate('reports.stats.distributionHidden')}</p>}
    </Box>
  )

  function nameOf(key: string): string {
    const level = levels.find((one) => one.key === key)
    return level === undefined ? key : levelName(level, language)
  }
}

/** From where to where columns go into each table: the figures and as many answers as stand beside them, then the others. */
function stretches(figures: number, count: number): [number, number][] {
  const others = Math.max(0, Math.ceil((count - figures) / MOST_ANSWERS) - 1)
  const ends = Array.from({ length: others + 1 }, (_, at) => figures + (at + 1) * MOST_ANSWERS)
  return ends.map((end, at) => [ends[at - 1] ?? 0, end])
}
