import type { Answer, Question } from '../../domain/paper/model.ts'
import type { MessageParams } from '../../messages/format.ts'

/** What every field gets. `question.*` of messages/ are its sentences. */
export interface FieldProps {
  question: Question
  answer: Answer | undefined
  /** Whether "unable to observe" is offered here. */
  unable: boolean
  /** Ids of the elements that describe the field and say what is wrong with it. */
  describedBy: string
  /** What is wrong with the answer, worded. */
  issue?: string | undefined
  /** True where an issue is shown. */
  invalid: boolean
  translate: (key: string, params?: MessageParams) => string
  /** `touched`: by pointer rather than by key, so that the page may go on by itself. */
  onGive: (answer: Answer, touched: boolean) => void
}
