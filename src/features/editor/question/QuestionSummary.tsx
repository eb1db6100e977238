import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../../../domain/paper/blank.ts'
import type { Question } from '../../../../domain/paper/model.ts'

/** A question in two lines; drawn again only when the question itself changed. */
export const QuestionSummary = memo(function QuestionSummary({ question }: { question: Question }) {
  const translate = useTranslate()
  const { data, config, type } = question
  const facts = [
    ...(data.options ?? [])
      .filter(({ title }) => !isBlank(title))
      .map(({ title, score }) => (score === undefined ? title : `${title} ${score}`)),
    ...(config.maximumScore === undefined
      ? []
      : [translate('outline.range', { minimum: config.minimumScore ?? 0, maximum: config.maximumScore })]),
    ...(data.summary ? [data.summary] : []),
  ]
  return (
    <>
      <span className="rv-question-title">
        {isBlank(data.title) ? <i>{translate('editor.noTitle')}</i> : data.title}
        {config.required && (
          <b role="img" aria-label={translate('editor.config.required')}>
            *
          </b>
        )}
      </span>
      <span className="rv-chip">{translate(`questionType.${type}`)}</span>
      {facts.length > 0 && <span className="rv-question-facts">{facts.join(' · ')}</span>}
    </>
  )
})
