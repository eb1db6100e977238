/** What one rater of a named questionnaire answered: who rates there is told that administrators see it. */
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { formatMaximum } from '../../../../report/format.ts'
import { IN_PLACE, useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useDateText } from '../../../providers/useLanguage.ts'
import { LevelMark } from '../../../ui/marks/LevelMark.tsx'
import { Note } from '../../../ui/marks/marks.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { PageBody } from '../../../ui/page/PageBody.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { type FormAnswer, namesOf, type RaterForm } from '../model.ts'

export function FormPage() {
  const translate = useTranslate()
  const { id, type } = useCurrentQuestionnaire().questionnaire
  const relationId = Number(useSearchParams()[0].get('relationId'))
  const isNamed = type !== 2 && relationId > 0
  const path = { id, relationId }
  // Opening it is recorded: once a visit, not again when the window comes back to the front.
  const once = { ...IN_PLACE, enabled: isNamed, staleTime: Number.POSITIVE_INFINITY }
  const { data, error, refetch } = useQuestion('getRaterForm', { path }, once)
  const back = (
    <Button component={Link} to={`/questionnaire/publish/details/${id}`} sx={{ justifySelf: 'start' }}>
      {translate('collection.toDetails')}
    </Button>
  )
  if (!isNamed) return <EmptyState action={back}>{translate('collection.form.none')}</EmptyState>
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <PageBody isNarrow>
      {back}
      <Form form={data} />
    </PageBody>
  )
}

function Form({ form }: { form: RaterForm }) {
  const translate = useTranslate()
  const day = useDateText()
  const { submittedDay, statistic, reason, answers } = form
  const pages = [...new Set(answers.map(({ pageNumber }) => pageNumber))]
  return (
    <>
      <Panel
        title={translate('collection.form.of', namesOf(form))}
        hint={submittedDay !== null && translate('collection.form.sentOn', { day: day(submittedDay, true) })}
      >
        <LevelMark level={form} />
        {!statistic && (
          <Note tone="warn">
            {reason === '' ? translate('collection.form.leftOut') : translate('collection.form.leftOutWhy', { reason })}
          </Note>
        )}
      </Panel>
      {pages.map((pageNumber) => (
        <Panel key={pageNumber} title={translate('collection.form.page', { page: pageNumber })}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {answers
              .filter((answer) => answer.pageNumber === pageNumber)
              .map((answer) => (
                <Answered key={answer.questionId} answer={answer} />
              ))}
          </Box>
        </Panel>
      ))}
    </>
  )
}

function Answered({ answer }: { answer: FormAnswer }) {
  const translate = useTranslate()
  const { questionNumber, title, points, maximum, chosen, text, unable } = answer
  const isEmpty = !unable && points === null && chosen.length === 0 && text === ''
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {questionNumber}. {title}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {unable && <span>{translate('collection.form.unable')}</span>}
        {isEmpty && <span className="rv-muted">{translate('collection.form.notAnswered')}</span>}
        {chosen.map((option) => (
          <strong key={option}>{option}</strong>
        ))}
        {points !== null && (
          <span>
            {translate('collection.form.points', {
              points: formatMaximum(points),
              maximum: formatMaximum(maximum ?? points),
            })}
          </span>
        )}
        {text !== '' && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>}
      </Box>
    </div>
  )
}
