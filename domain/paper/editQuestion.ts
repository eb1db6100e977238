/** Changes inside one question: its texts, settings and options (spec §4, §5, §9). */
import { findQuestion, type Snapshot } from './editPages.ts'
import type { NewId, Option, Question, QuestionConfig } from './model.ts'
import { DEFAULT_LENGTH_MAXIMUM, newOption, QUESTION_TYPE_RULES } from './questionTypes.ts'

export interface QuestionPatch {
  title?: string
  summary?: string
  config?: Partial<QuestionConfig>
}

export type OptionPatch = Partial<Omit<Option, 'id'>>

/** Changes texts and settings; switching the length limit puts its maximum back to 500 (spec §9). */
export function updateQuestion(before: Snapshot, questionId: number, { config, ...texts }: QuestionPatch): Snapshot {
  return change(before, questionId, (question) => {
    const data = patched(question.data, texts)
    const switchesLimit = config?.lengthLimit !== undefined && config.lengthLimit !== question.config.lengthLimit
    const reset = switchesLimit ? { lengthMaximum: DEFAULT_LENGTH_MAXIMUM } : {}
    const settings = patched(question.config, { ...config, ...reset })
    return data === question.data && settings === question.config ? question : { ...question, data, config: settings }
  })
}

/** Appends an option; in single choice it scores the option count plus 1. */
export function addOption(before: Snapshot, questionId: number, newId: NewId): Snapshot {
  return change(before, questionId, (question) => {
    if (!QUESTION_TYPE_RULES[question.type].hasOptions) return question
    const options = question.data.options ?? []
    return withOptions(question, [...options, newOption(question.type, options.length, newId())])
  })
}

/** Changes an option; a score patched to undefined is one the administrator emptied. */
export function updateOption(before: Snapshot, questionId: number, optionId: number, patch: OptionPatch): Snapshot {
  return change(before, questionId, (question) => {
    const options = question.data.options ?? []
    const next = options.map((option) => (option.id === optionId ? patched(option, patch) : option))
    return next.every((option, index) => option === options[index]) ? question : withOptions(question, next)
  })
}

/** Removes an option. Callers ask refusedMinimum first: the refusal is a message, not a change. */
export function removeOption(before: Snapshot, questionId: number, optionId: number): Snapshot {
  return change(before, questionId, (question) => {
    const options = question.data.options ?? []
    const next = options.filter((option) => option.id !== optionId)
    return next.length === options.length ? question : withOptions(question, next)
  })
}

/** The least number of options the question must keep when no more may go, else null. */
export function refusedMinimum(question: Question): number | null {
  const { minimumOptions } = QUESTION_TYPE_RULES[question.type]
  return (question.data.options?.length ?? 0) <= minimumOptions ? minimumOptions : null
}

function change({ paper, focus }: Snapshot, questionId: number, make: (question: Question) => Question): Snapshot {
  const found = findQuestion(paper, questionId)
  if (found === null) return { paper, focus }
  const next = make(found.question)
  if (next === found.question) return { paper, focus }
  const questions = replaced(found.page.questions, found.questionIndex, next)
  const pages = replaced(paper.pages, found.pageIndex, { ...found.page, questions })
  return { paper: { ...paper, pages }, focus }
}

function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const next = [...items]
  next[index] = item
  return next
}

function withOptions(question: Question, options: Option[]): Question {
  return { ...question, data: { ...question.data, options } }
}

/** The same object when the patch changes nothing. */
export function patched<T extends object>(whole: T, patch: Partial<NoInfer<T>>): T {
  const next = { ...whole, ...patch }
  const keys = new Set([...Object.keys(whole), ...Object.keys(patch)])
  for (const key of keys) if (!Object.is(Reflect.get(whole, key), Reflect.get(next, key))) return next
  return whole
}
