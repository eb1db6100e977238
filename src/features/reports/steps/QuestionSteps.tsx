import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import {
  formatExact,
  formatMaximum,
  formatPoints,
  formatQuestionPercent,
  joinList,
  levelName,
} from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useReportWords } from '../useReportWords.ts'
import { Comes, StepTable } from './StepTable.tsx'

interface QuestionStepsProps {
  question: components['schemas']['QuestionArithmetic']
  levels: components['schemas']['ScoreArithmetic']['levels']
  isExact: boolean
}

/** From the levels, or the answers behind them, to the score of a question. */
export function QuestionSteps({ question, levels, isExact }: QuestionStepsProps) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const rule = { anonymous: !isExact }
  const { title, maximum, terms, percent, ...step } = question
  const nameOf = (key: string) => {
    const level = levels.find((one) => one.key === key)
    return level === undefined ? key : levelName(level, language)
  }
  // Without a rounding the next step starts from the exact score.
  const score = isExact ? step.result : step.figure
  return (
    <section aria-label={title}>
      <Typography component="h3" sx={{ fontWeight: 'var(--strong)', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {terms.length === 0 && <p className="rv-sub">{translate('reports.steps.none')}</p>}
      {terms.length > 0 && (
        <StepTable
          caption={say('report.relation')}
          show={(figure) => formatPoints(figure, rule)}
          step={step}
          rows={terms.map(({ levelKey, value, share, answers }) => ({
            ...{ key: levelKey, name: nameOf(levelKey), value, share },
            detail: answers && (
              <Typography variant="caption" component="div">
                {translate('reports.steps.answers', {
                  answers: joinList(
                    answers.map(
                      ({ name, nameMark, score: given }) => `${namedApart(name, nameMark)} ${formatExact(given)}`,
                    ),
                    language,
                  ),
                })}
              </Typography>
            ),
          }))}
        />
      )}
      {terms.length > 0 && maximum > 0 && (
        <p className="rv-sub">
          {translate('reports.steps.ofMaximum', { score: formatExact(score), maximum: formatMaximum(maximum) })}{' '}
          <Comes step={percent} show={(figure) => formatQuestionPercent(figure, rule)} />
        </p>
      )}
    </section>
  )
}
