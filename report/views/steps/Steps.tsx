/** The steps to a score: of the overall one, of a dimension, of a question (numbers.md 3 to 7). */
import type { ReactNode } from 'react'
import type { Arithmetic, QuestionArithmetic } from '../../../domain/scoring/arithmetic.ts'
import { formatExact, formatMaximum, formatPercent, formatPoints, formatQuestionPercent } from '../../format.ts'
import { levelNamed, withoutSteps } from '../../steps.ts'
import classes from '../report.module.css'
import { useLanguage, useSentence } from '../reportLanguage.ts'
import { Comes, StepTable } from './StepTable.tsx'

/** A name, or what leads a step further down by it. */
type Named = (id: number, name: string) => ReactNode
const asItIs: Named = (_, name) => name

/** From the dimensions to the overall score. */
export function OverallSteps({ overall, named = asItIs }: Pick<Arithmetic, 'overall'> & { named?: Named }) {
  const say = useSentence()
  const { terms, ...step } = overall
  return (
    <StepTable
      caption={say('report.dimension')}
      show={formatPercent}
      step={step}
      rows={terms.map(({ dimensionId, name, value, share }) => ({
        ...{ key: dimensionId, value, share },
        name: named(dimensionId, name),
      }))}
    />
  )
}

interface DimensionStepsProps {
  dimension: Omit<NonNullable<Arithmetic['dimension']>, 'questions'> & {
    questions: readonly Pick<QuestionArithmetic, 'questionId' | 'title' | 'maximum'>[]
  }
  named?: Named
}

/** From the questions to the score of their dimension. */
export function DimensionSteps({ dimension, named = asItIs }: DimensionStepsProps) {
  const say = useSentence()
  const { questions, terms, result, slack, figure } = dimension
  const titles = new Map(questions.map(({ questionId, title }) => [questionId, title]))
  return (
    <StepTable
      caption={say('report.question')}
      none={withoutSteps(dimension)}
      show={formatPercent}
      step={{ result, slack, figure }}
      rows={terms.map(({ questionId, value, share }) => ({
        ...{ key: questionId, value, share },
        name: named(questionId, titles.get(questionId) ?? ''),
      }))}
    />
  )
}

/** As much of a question's steps as is drawn. */
type ShownQuestion = Omit<QuestionArithmetic, 'terms'> & {
  terms: readonly Pick<QuestionArithmetic['terms'][number], 'levelKey' | 'value' | 'share'>[]
}

interface QuestionStepsProps extends Pick<Arithmetic, 'levels' | 'isExact'> {
  question: ShownQuestion
  anonymous: boolean
  /** What a level's value is made of. */
  detailOf?: (levelKey: string) => ReactNode
}

/** From the levels to the score of a question, and to its share of the maximum. */
export function QuestionSteps({ question, levels, isExact, anonymous, detailOf }: QuestionStepsProps) {
  const say = useSentence()
  const language = useLanguage()
  const { maximum, terms, percent, result, slack, figure } = question
  const rule = { anonymous }
  // Without a rounding the next step starts from the exact score.
  const score = formatExact(isExact ? result : figure)
  return (
    <>
      <StepTable
        caption={say('report.relation')}
        show={(one) => formatPoints(one, rule)}
        step={{ result, slack, figure }}
        rows={terms.map(({ levelKey, value, share }) => ({
          ...{ key: levelKey, value, share },
          name: levelNamed({ levels }, levelKey, language),
          detail: detailOf?.(levelKey),
        }))}
      />
      {terms.length > 0 && maximum > 0 && (
        <p className={classes.caption}>
          {say('report.steps.ofMaximum', { score, maximum: formatMaximum(maximum) })}{' '}
          <Comes step={percent} show={(one) => formatQuestionPercent(one, rule)} />
        </p>
      )}
    </>
  )
}
