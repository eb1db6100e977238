/** One question at a time (look/phone.png). */
import { useEffect, useRef, useState } from 'react'
import type { Progress } from '../../../domain/paper/answers.ts'
import { type Answer, type Paper, type Question, questionsOf } from '../../../domain/paper/model.ts'
import { answerByDigit, chooseUnable, isSettledByOneTouch, offersUnable, visibleAnswer } from '../../paper/answer.ts'
import { QuestionForm } from '../../paper/QuestionForm.tsx'
import type { FeedbackForm } from '../calls.ts'
import type { SaveStatus } from '../draft/draftQueue.ts'
import { Frame } from '../frame/Frame.tsx'
import { useText } from '../text.tsx'
import { type Answers, draftIssue, halfAnswered, issueInSight } from './formState.ts'
import { promiseText } from './promiseText.ts'
import { TaskTop } from './TaskTop.tsx'
import { useQuestionKeys } from './useQuestionKeys.ts'

/** Long enough to see what was chosen, shorter than a motion may be (design §6). */
const ADVANCE_MS = 130

interface QuestionPageProps {
  form: FeedbackForm
  paper: Paper
  question: Question
  /** Place of the question in the whole form, from 0. */
  step: number
  answers: Answers
  status: SaveStatus
  back: string
  progress: Progress
  /** What the server said about this answer. */
  fault: string | undefined
  onGive: (answer: Answer) => void
  onNext: () => void
  onBack: () => void
  onPromise: () => void
}

export function QuestionPage(props: QuestionPageProps) {
  const { form, paper, question, step, answers, status, back, progress, fault, onGive, onBack } = props
  const { t } = useText()
  const { next, giveAndGoOn, heading, isTold } = useGoingOn(props)
  const answer = answers.get(question.id)
  const unable = offersUnable(question, form.allowUnable)
  const issue = issueInSight(halfAnswered(question, answers, form.allowUnable), isTold)
  const count = questionsOf(paper).length
  const isLast = step === count - 1
  useQuestionKeys({
    digit: (digit) => {
      const given = answerByDigit(question, answer, digit)
      if (given) giveAndGoOn(given, true)
    },
    unable: () => unable && onGive(chooseUnable(question, answer, !answer?.unable)),
    next,
    previous: onBack,
  })
  const foot = (
    <>
      <button type="button" className="button" onClick={onBack}>
        {t('feedback.previous')}
      </button>
      <button type="button" className="button main" onClick={next}>
        {t(isLast ? 'feedback.review' : 'feedback.next')}
      </button>
    </>
  )
  const place = t('feedback.progress', { index: step + 1, count })
  return (
    <Frame
      top={<TaskTop form={form} back={back} place={place} status={status} />}
      foot={foot}
      progress={{ answered: progress.answered, count: progress.total }}
    >
      <div className="question">
        <QuestionForm
          question={question}
          answer={answer}
          unable={unable}
          translate={t}
          onGive={giveAndGoOn}
          issue={issue ? t(issue.key, issue.params) : fault}
          headingRef={heading}
        >
          <PageNumber paper={paper} question={question} />
        </QuestionForm>
        <PromiseNote form={form} onPromise={props.onPromise} />
      </div>
    </Frame>
  )
}

/** Going on by itself after one touch, or by the button; half an answer is told first. */
function useGoingOn({ paper, question, answers, form, onGive, onNext }: QuestionPageProps) {
  // An answer left as one that cannot be saved says so when it is seen again.
  const [isTold, setTold] = useState(
    () => draftIssue(paper, visibleAnswer(question, answers.get(question.id)), form.allowUnable) !== undefined,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    // The reason has the focus and is in sight already.
    if (isTold && !document.querySelector('.q-reason')) {
      document.querySelector('.q-issue')?.scrollIntoView({ block: 'nearest' })
    }
  }, [isTold])
  const next = () => {
    if (halfAnswered(question, answers, form.allowUnable) === undefined) return onNext()
    setTold(true)
    document.querySelector<HTMLElement>('.q .q-input')?.focus()
  }
  const giveAndGoOn = (answer: Answer, touched: boolean) => {
    onGive(answer)
    clearTimeout(timer.current)
    const isWhole = halfAnswered(question, new Map([[question.id, answer]]), form.allowUnable) === undefined
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!touched || isCalm || !isWhole || !isSettledByOneTouch(question)) return
    timer.current = setTimeout(onNext, ADVANCE_MS)
  }
  return { next, giveAndGoOn, heading, isTold }
}

function PageNumber({ paper, question }: { paper: Paper; question: Question }) {
  const { t } = useText()
  const pages = paper.pages.filter(({ questions }) => questions.length > 0)
  if (pages.length < 2) return null
  const index = pages.findIndex(({ questions }) => questions.some(({ id }) => id === question.id)) + 1
  return <p className="eyebrow">{t('feedback.page', { index, count: pages.length })}</p>
}

/** The first words of the promise stay in sight; the rest is one tap away. */
function PromiseNote({ form, onPromise }: { form: FeedbackForm; onPromise: () => void }) {
  const { t } = useText()
  return (
    <div className="note">
      <p>{promiseText(t, form)[0]}</p>
      <button type="button" className="plain" onClick={onPromise}>
        {t('feedback.privacy.title')}
      </button>
      <p className="keys">{t('feedback.keys')}</p>
    </div>
  )
}
