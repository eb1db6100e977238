import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answer, Paper, Question } from '../../../domain/paper/model.ts'
import { visibleAnswer } from '../../paper/answer.ts'
import type { FeedbackForm } from '../calls.ts'
import type { DraftQueue } from '../draft/draftQueue.ts'
import { type Answers, draftIssue, startAnswers } from './formState.ts'

/** The answers of the form on screen, each one on its way to the server as soon as it is given. */
export function useAnswers(form: FeedbackForm, paper: Paper, queue: DraftQueue) {
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(paper, form.answers, queue.unsent()))
  const status = useSyncExternalStore(queue.subscribe, queue.status)
  useEffect(() => {
    queue.checkWith((answer) => draftIssue(paper, answer, form.allowUnable) === undefined)
    queue.resume()
    const flush = () => queue.flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [queue, paper, form.allowUnable])
  const give = (question: Question, answer: Answer) => {
    setAnswers((before) => new Map(before).set(question.id, answer))
    queue.put(visibleAnswer(question, answer))
  }
  /** Shows what was given elsewhere, too, with what this page has not saved yet laid over it. */
  const renew = (served: readonly Answer[]) => setAnswers(startAnswers(paper, served, queue.unsent()))
  return { answers, give, renew, status, over: queue.over() }
}
