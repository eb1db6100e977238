/** Changes to the pages of a paper and to the places of its questions (spec §4 "Editor"). Everything untouched is shared. */
import type { NewId, Page, Paper, Question, QuestionType } from './model.ts'
import { newQuestion } from './questionTypes.ts'

/** What has the focus: a page, and a question of it or none. */
export interface Focus {
  pageId: number
  questionId: number | null
}

/** A paper with its focus; every change gives a new one, or the same one when there was nothing to do. */
export interface Snapshot {
  paper: Paper
  focus: Focus
}

export type MoveTarget = { place: 'before' | 'after'; questionId: number } | { place: 'end'; pageId: number }

/** A question and where it stands; indexes from 0. */
export interface Found {
  page: Page
  pageIndex: number
  question: Question
  questionIndex: number
}

export function findQuestion(paper: Paper, questionId: number): Found | null {
  for (const [pageIndex, page] of paper.pages.entries()) {
    const questionIndex = page.questions.findIndex((question) => question.id === questionId)
    const question = page.questions[questionIndex]
    if (question !== undefined) return { page, pageIndex, question, questionIndex }
  }
  return null
}

/** A new last page, focused. */
export function addPage({ paper }: Snapshot, newId: NewId): Snapshot {
  const type = paper.pages.length === 0 ? 'HOME' : 'CONTENT'
  const page: Page = { id: newId(), type, isServerExists: false, questions: [] }
  return { paper: { ...paper, pages: [...paper.pages, page] }, focus: { pageId: page.id, questionId: null } }
}

/** Removes a CONTENT page with its questions; the next page gets the focus, or the previous one if it was last. */
export function removePage(before: Snapshot, pageId: number): Snapshot {
  const { pages } = before.paper
  const index = pages.findIndex((page) => page.id === pageId)
  const neighbour = pages[index + 1] ?? pages[index - 1]
  if (pages[index]?.type !== 'CONTENT' || neighbour === undefined) return before
  return {
    paper: { ...before.paper, pages: pages.filter((page) => page.id !== pageId) },
    focus: { pageId: neighbour.id, questionId: null },
  }
}

/** A new last question of the focused page, focused. */
export function addQuestion({ paper, focus }: Snapshot, type: QuestionType, newId: NewId): Snapshot {
  const page = paper.pages.find(({ id }) => id === focus.pageId)
  if (page === undefined) return { paper, focus }
  const question = newQuestion(type, page.id, page.questions.length + 1, newId)
  return insert(paper, page.id, page.questions.length, question)
}

/** A copy with fresh ids after the last question of the same page, focused. */
export function copyQuestion(before: Snapshot, questionId: number, newId: NewId): Snapshot {
  const found = findQuestion(before.paper, questionId)
  if (found === null) return before
  const { page, question } = found
  const id = newId()
  const options = question.data.options?.map((option) => ({ ...option, id: newId() }))
  const data = options === undefined ? { ...question.data } : { ...question.data, options }
  return insert(before.paper, page.id, page.questions.length, { ...question, id, data, config: { ...question.config } })
}

/** Takes a question out; if it had the focus, the next one of its page gets it, else the previous, else the page. */
export function removeQuestion(before: Snapshot, questionId: number): Snapshot {
  const found = findQuestion(before.paper, questionId)
  if (found === null) return before
  const { page, questionIndex } = found
  const neighbour = page.questions[questionIndex + 1] ?? page.questions[questionIndex - 1]
  const hadFocus = before.focus.questionId === questionId
  return {
    paper: withoutQuestion(before.paper, found),
    focus: hadFocus ? { pageId: page.id, questionId: neighbour?.id ?? null } : before.focus,
  }
}

/** Moves a question before or after another one, or to the end of a page, and focuses it. */
export function moveQuestion(before: Snapshot, questionId: number, target: MoveTarget): Snapshot {
  const found = findQuestion(before.paper, questionId)
  if (found === null || (target.place !== 'end' && target.questionId === questionId)) return before
  const rest = withoutQuestion(before.paper, found)
  const place = placeOf(rest, target)
  if (place === null) return before
  if (place.pageId === found.page.id && place.index === found.questionIndex) return before
  return insert(rest, place.pageId, place.index, found.question)
}

/** The paper with one page's questions replaced, numbered from 1 again. */
function withQuestions(paper: Paper, pageId: number, questions: Question[]): Paper {
  const pages = paper.pages.map((page) =>
    page.id === pageId ? { ...page, questions: numbered(pageId, questions) } : page,
  )
  return { ...paper, pages }
}

function placeOf(paper: Paper, target: MoveTarget): { pageId: number; index: number } | null {
  if (target.place === 'end') {
    const page = paper.pages.find(({ id }) => id === target.pageId)
    return page === undefined ? null : { pageId: page.id, index: page.questions.length }
  }
  const found = findQuestion(paper, target.questionId)
  if (found === null) return null
  return { pageId: found.page.id, index: found.questionIndex + (target.place === 'after' ? 1 : 0) }
}

function withoutQuestion(paper: Paper, { page, question }: Found): Paper {
  return withQuestions(
    paper,
    page.id,
    page.questions.filter(({ id }) => id !== question.id),
  )
}

function insert(paper: Paper, pageId: number, index: number, question: Question): Snapshot {
  const page = paper.pages.find(({ id }) => id === pageId)
  const questions = [...(page?.questions ?? [])]
  questions.splice(index, 0, question)
  return { paper: withQuestions(paper, pageId, questions), focus: { pageId, questionId: question.id } }
}

/** Only questions whose place changed become new objects. */
function numbered(pageId: number, questions: Question[]): Question[] {
  return questions.map((question, position) =>
    question.index === position + 1 && question.pageId === pageId
      ? question
      : { ...question, pageId, index: position + 1 },
  )
}
