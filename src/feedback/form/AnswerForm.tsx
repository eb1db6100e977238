/** The way through a form: the promise, one question at a time, the check, the thanks. */
import { useMemo, useState } from 'react'
import { progress } from '../../../domain/paper/answers.ts'
import { type Paper, questionsOf } from '../../../domain/paper/model.ts'
import { type Address, pagesBehind, turnBackTo, turnTo, writeAddress } from '../address.ts'
import type { FeedbackForm } from '../calls.ts'
import { noticeOf } from '../failure.ts'
import { Failure } from '../frame/Failure.tsx'
import { useAccent } from '../frame/useAccent.ts'
import { useLookAgain } from '../frame/useLookAgain.ts'
import type { Visit } from '../visit.ts'
import { resumeAt, wholeForm } from './formState.ts'
import { PromisePage } from './PromisePage.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { ThanksPage } from './ThanksPage.tsx'
import { useAnswers } from './useAnswers.ts'

interface AnswerFormProps {
  form: FeedbackForm
  paper: Paper
  visit: Visit
  address: Address
  /** Loads the form again. */
  reload: () => void
}

export function AnswerForm({ form, paper, visit, address, reload }: AnswerFormProps) {
  const { relationId, levelType, levelName } = form.task
  const queue = visit.queueOf(relationId)
  useAccent(form.style.accentColor)
  const questions = useMemo(() => questionsOf(paper), [paper])
  const { answers, give, renew, status, over } = useAnswers(form, paper, queue)
  const isPaused = over !== undefined && noticeOf(over) === 'paused'
  useLookAgain(isPaused, reload)
  const promiseKey = JSON.stringify([levelType, levelName, form.promise])
  const [isRead, setRead] = useState(answers.size > 0 || visit.read.has(promiseKey))
  const [isSent, setSent] = useState(false)
  const [start] = useState(() => (answers.size > 0 ? resumeAt(paper, answers, form.allowUnable) : 0))
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())
  const back = writeAddress({ secret: address.secret, relationId: null })
  // One past the last question is the check before sending, one before the first the promise.
  const step = Math.min(address.place === null ? start : address.place - 1, questions.length)
  const goTo = (to: number) => turnTo({ ...address, place: to + 1 }, step + 1)
  const goBackTo = (to: number) => turnBackTo({ ...address, place: to + 1 })

  if (isSent) return <ThanksPage form={form} visit={visit} address={address} />
  if (over !== undefined)
    return <Failure error={over} retry={isPaused ? reload : () => window.location.reload()} back={back} />
  const shared = { form, answers, status, back, progress: progress(paper, wholeForm(paper, answers), form.allowUnable) }
  if (!isRead || step < 0) {
    const goOn = () => {
      visit.read.add(promiseKey)
      setRead(true)
      if (step >= 0) return
      if (pagesBehind() > 0) history.back()
      else goTo(resumeAt(paper, answers, form.allowUnable))
    }
    return <PromisePage {...shared} paper={paper} isStarted={answers.size > 0} onStart={goOn} />
  }
  const question = questions[step]
  if (question === undefined) {
    return (
      <ReviewPage
        {...shared}
        paper={paper}
        faults={faults}
        queue={queue}
        submit={() => {
          const unsaved = queue.unsent().map(({ questionId }) => questionId)
          return visit.calls.submit(relationId, wholeForm(paper, answers), unsaved)
        }}
        onChanged={async () => renew((await visit.calls.form(relationId)).answers)}
        onFaults={setFaults}
        onSent={() => {
          // The same promise need not be read again before the next person.
          visit.read.add(promiseKey)
          setSent(true)
          // Back goes to where one came from, not through each page of what was sent.
          if (pagesBehind() > 0) history.go(-pagesBehind())
        }}
        onJump={goTo}
        onBack={() => goBackTo(step - 1)}
      />
    )
  }
  return (
    <QuestionPage
      key={question.id}
      {...shared}
      paper={paper}
      question={question}
      step={step}
      fault={faults.get(question.id)}
      onGive={(answer) => {
        give(question, answer)
        setFaults((before) => new Map([...before].filter(([id]) => id !== question.id)))
      }}
      onNext={() => goTo(step + 1)}
      onBack={() => (step === 0 ? goTo(-1) : goBackTo(step - 1))}
      onPromise={() => goTo(-1)}
    />
  )
}
