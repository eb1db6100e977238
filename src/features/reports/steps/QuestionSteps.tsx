import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import { joinList } from '../../../../messages/format.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatExact } from '../../../../report/format.ts'
import { QuestionSteps as Walked } from '../../../../report/views/steps/Steps.tsx'
import { useLanguage } from '../../../providers/useLanguage.ts'

interface QuestionStepsProps {
  question: components['schemas']['QuestionArithmetic']
  levels: components['schemas']['ScoreArithmetic']['levels']
  isExact: boolean
}

/** From the levels, or the answers behind them, to the score of a question. */
export function QuestionSteps({ question, levels, isExact }: QuestionStepsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const answersOf = (key: string) => question.terms.find(({ levelKey }) => levelKey === key)?.answers ?? null
  return (
    <section aria-label={question.title}>
      <Typography component="h3" sx={{ fontWeight: 'var(--strong)', overflowWrap: 'anywhere' }}>
        {question.title}
      </Typography>
      <Walked
        {...{ question, levels, isExact }}
        anonymous={!isExact}
        detailOf={(key) => {
          const answers = answersOf(key)
          if (answers === null) return null
          const told = answers.map((one) => `${namedApart(one.name, one.nameMark)} ${formatExact(one.score)}`)
          return (
            <Typography variant="caption" component="div">
              {translate('reports.steps.answers', { answers: joinList(told, language) })}
            </Typography>
          )
        }}
      />
    </section>
  )
}
