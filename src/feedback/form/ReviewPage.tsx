/** The check before sending: what is still owed, each one tap away; then one button. */
import { useState } from 'react'
import type { Progress } from '../../../domain/paper/answers.ts'
import { type Paper, questionsOf } from '../../../domain/paper/model.ts'
import { describeFailure } from '../../api/failure.ts'
import { isRefusal } from '../../api/refusals.ts'
import type { FeedbackForm } from '../calls.ts'
import type { DraftQueue, SaveStatus } from '../draft/draftQueue.ts'
import { sendUntilTaken } from '../draft/submission.ts'
import { faultsByQuestion, judge } from '../failure.ts'
import { Failure } from '../frame/Failure.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { useText } from '../text.tsx'
import { type Answers, countSkipped, openIssues } from './formState.ts'
import { TaskTop } from './TaskTop.tsx'

interface ReviewPageProps {
  form: FeedbackForm
  paper: Paper
  answers: Answers
  status: SaveStatus
  back: string
  progress: Progress
  faults: ReadonlyMap<number, string>
  queue: DraftQueue
  submit: () => Promise<unknown>
  /** The form was changed elsewhere: shows what is saved now. */
  onChanged: () => Promise<void>
  onFaults: (faults: ReadonlyMap<number, string>) => void
  onSent: () => void
  onJump: (step: number) => void
  onBack: () => void
}

type Sending = { is: 'ready' | 'sending' | 'retrying' } | { is: 'failed'; error: unknown }

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export function ReviewPage(props: ReviewPageProps) {
  const { form, paper, answers, status, back, progress, faults, onJump, onBack } = props
  const { t } = useText()
  const [sending, send] = useSending(props)
  const issues = openIssues(paper, answers, form.allowUnable)
  const owed = questionsOf(paper).flatMap((question, index) => {
    const issue = issues.get(question.id)
    const words = issue ? t(issue.key, issue.params) : faults.get(question.id)
    return words === undefined ? [] : [{ question, index, words }]
  })
  const skipped = countSkipped(paper, answers)
  const isBusy = sending.is === 'sending' || sending.is === 'retrying'
  const [first] = owed
  if (sending.is === 'failed' && judge(sending.error) === 'over') {
    return <Failure error={sending.error} retry={send} back={back} />
  }
  const foot = (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={onBack}>
        {t('feedback.previous')}
      </button>
      {first ? (
        <button type="button" className="button main" onClick={() => onJump(first.index)}>
          {t('feedback.review.first')}
        </button>
      ) : (
        <button type="button" className="button main" aria-disabled={isBusy} onClick={isBusy ? undefined : send}>
          {t(isBusy ? 'feedback.submitting' : 'feedback.submit')}
        </button>
      )}
    </>
  )
  return (
    <Frame
      top={<TaskTop form={form} back={back} status={status} />}
      foot={foot}
      progress={{ answered: progress.answered, count: progress.total }}
    >
      <p className="eyebrow">{t('feedback.review.answered', { answered: progress.answered, count: progress.total })}</p>
      <Heading>{t('feedback.review.title')}</Heading>
      <p className="lead">
        {first ? t('feedback.review.missing', { count: owed.length }) : t('feedback.review.ready')}
      </p>
      {owed.length > 0 && (
        <ol className="card owed">
          {owed.map(({ question, index, words }) => (
            <li key={question.id}>
              <button type="button" onClick={() => onJump(index)}>
                <span className="small">{t('feedback.question', { index: index + 1 })}</span>
                <span>{question.data.title}</span>
                <span className="small bad">{words}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {skipped > 0 && <p className="small">{t('feedback.review.skipped', { count: skipped })}</p>}
      <p className="final">{t('feedback.privacy.final')}</p>
      <p className={sending.is === 'failed' ? 'trouble bad' : 'trouble'} role="status">
        {sending.is === 'retrying' && t('feedback.submit.retrying')}
        {sending.is === 'failed' && judge(sending.error) === 'again' && t('feedback.submit.failed')}
        {sending.is === 'failed' && judge(sending.error) === 'answer' && describeFailure(sending.error, t)[0]}
      </p>
    </Frame>
  )
}

function useSending({ queue, submit, onChanged, onFaults, onSent }: ReviewPageProps): [Sending, () => void] {
  const [sending, setSending] = useState<Sending>({ is: 'ready' })
  const send = async () => {
    setSending({ is: 'sending' })
    try {
      // The whole form is sent; a draft arriving behind it would only be refused.
      await queue.pause()
      await sendUntilTaken(submit, { judge, wait, onRetry: () => setSending({ is: 'retrying' }) })
      queue.clear()
      onSent()
    } catch (error) {
      const failure = await afterRenewal(error, onChanged)
      queue.resume()
      onFaults(faultsByQuestion(failure))
      setSending({ is: 'failed', error: failure })
    }
  }
  return [sending, () => void send()]
}

/** What is left to tell of a refusal: of a form that was changed elsewhere, once it is shown as it is saved now. */
async function afterRenewal(error: unknown, onChanged: () => Promise<void>): Promise<unknown> {
  if (!isRefusal(error, 'DRAFT_CHANGED')) return error
  try {
    await onChanged()
    return error
  } catch (failure) {
    return failure
  }
}
