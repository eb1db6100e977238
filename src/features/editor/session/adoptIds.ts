/** After a save the pages and questions made here carry the server's ids, in every step of undo as well. */
import type { EditState } from '../../../../domain/paper/edit.ts'
import type { Page, Paper, Question } from '../../../../domain/paper/model.ts'

/** Where each id of the sent paper went; the answer comes in the order sent. */
export function idMap(sent: Paper, stored: Paper): ReadonlyMap<number, number> {
  const ids = new Map<number, number>()
  sent.pages.forEach((page, pageIndex) => {
    const there = stored.pages[pageIndex]
    if (there === undefined) return
    ids.set(page.id, there.id)
    page.questions.forEach((question, index) => {
      const found = there.questions[index]
      if (found !== undefined) ids.set(question.id, found.id)
    })
  })
  return ids
}

/** Remembers what it made, so that steps of undo go on sharing their unchanged parts. */
function remembering<T extends object>(make: (item: T) => T): (item: T) => T {
  const made = new WeakMap<T, T>()
  return (item) => {
    const next = made.get(item) ?? make(item)
    made.set(item, next)
    return next
  }
}

/** Renames papers; the same object gives the same object, and nothing is copied that keeps its id. */
export function createRenamer(ids: ReadonlyMap<number, number>, title: { from: string; to: string }) {
  const idOf = (id: number) => ids.get(id) ?? id
  const renameQuestion = remembering((question: Question): Question => {
    const [id, pageId] = [idOf(question.id), idOf(question.pageId)]
    return id === question.id && pageId === question.pageId ? question : { ...question, id, pageId }
  })
  const renamePage = remembering((page: Page): Page => {
    const id = idOf(page.id)
    const questions = page.questions.map(renameQuestion)
    const isServerExists = page.isServerExists || ids.has(page.id)
    const isSame = id === page.id && questions.every((question, index) => question === page.questions[index])
    return isSame && isServerExists === page.isServerExists ? page : { ...page, id, questions, isServerExists }
  })
  return remembering((paper: Paper): Paper => {
    const pages = paper.pages.map(renamePage)
    const isSame = pages.every((page, index) => page === paper.pages[index])
    // The server stores the title with its HTML entities decoded (spec §5).
    const text = paper.title === title.from ? title.to : paper.title
    return isSame && text === paper.title ? paper : { ...paper, title: text, pages }
  })
}

/** The editor's state under the server's ids. */
export function withIds(
  state: EditState,
  rename: (paper: Paper) => Paper,
  ids: ReadonlyMap<number, number>,
): EditState {
  const idOf = (id: number) => ids.get(id) ?? id
  const step = <Step extends Pick<EditState, 'paper' | 'focus'>>(one: Step): Step => ({
    ...one,
    paper: rename(one.paper),
    focus: {
      pageId: idOf(one.focus.pageId),
      questionId: one.focus.questionId === null ? null : idOf(one.focus.questionId),
    },
  })
  return { ...step(state), past: state.past.map(step), future: state.future.map(step), run: null }
}
