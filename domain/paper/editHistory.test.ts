import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canRedo, canUndo, type EditAction, type EditState, edit, HISTORY_LIMIT, startEdit } from './edit.ts'
import { type Page, type Paper, QUESTION_TYPES } from './model.ts'
import { newQuestion } from './questionTypes.ts'

function counter(from: number): () => number {
  let id = from
  return () => {
    id += 1
    return id
  }
}

const newPaperId = counter(100)

/** A page with two single choices, numbered ten times its id plus one and two. */
function page(id: number, type: Page['type']): Page {
  const questions = [1, 2].map((index) => ({ ...newQuestion('DAN_XUAN', id, index, newPaperId), id: id * 10 + index }))
  return { id, type, isServerExists: true, questions }
}

/** Page 1 with questions 11 and 12, page 2 with 21 and 22. */
const PAPER: Paper = { title: 'T', summary: '', pages: [page(1, 'HOME'), page(2, 'CONTENT')] }

function run(...actions: EditAction[]): EditState {
  const newId = counter(1000)
  return actions.reduce((state, action) => edit(state, action, newId), startEdit(PAPER, newId))
}

describe('history', () => {
  const type = (title: string): EditAction => ({ kind: 'updateQuestion', questionId: 11, patch: { title } })
  const titleOf = (state: EditState) => state.paper.pages[0]?.questions[0]?.data.title

  test('typing is one step, a pause or a look elsewhere starts another', () => {
    expect(run(type('a'), type('ab'), type('abc')).past).toHaveLength(1)
    expect(titleOf(run(type('a'), type('ab'), { kind: 'pause' }, type('abc'), { kind: 'undo' }))).toBe('ab')
    expect(titleOf(run(type('a'), { kind: 'focusPage', pageId: 2 }, type('ab'), { kind: 'undo' }))).toBe('a')
  })

  test('another field is another step', () => {
    expect(run(type('a'), { kind: 'updateQuestion', questionId: 11, patch: { summary: 's' } }).past).toHaveLength(2)
  })

  test('a change that changes nothing is no step and keeps what can be redone', () => {
    const state = run(type('a'), { kind: 'undo' }, type(''))
    expect(canUndo(state)).toBe(false)
    expect(canRedo(state)).toBe(true)
  })

  test.each([
    { to: { place: 'end', pageId: 1 } },
    { to: { place: 'after', questionId: 11 } },
    { to: { place: 'before', questionId: 12 } },
  ] as const)('a move to its own place is no step: $to', ({ to }) => {
    expect(canUndo(run({ kind: 'moveQuestion', questionId: 12, to }))).toBe(false)
  })

  test('a new change ends redo', () => {
    expect(canRedo(run(type('a'), { kind: 'undo' }, { kind: 'addPage' }))).toBe(false)
  })

  test('only the last hundred states are kept', () => {
    const state = run(...Array.from({ length: HISTORY_LIMIT + 5 }, (): EditAction => ({ kind: 'addPage' })))
    expect(state.past).toHaveLength(HISTORY_LIMIT)
    expect(state.past[0]?.paper.pages).toHaveLength(PAPER.pages.length + 5)
  })
})

const someId = fc.nat({ max: 30 })

/** Numbers choose among what there is at that moment, so that most actions hit. */
const anyAction = fc.record({
  kind: fc.constantFrom(
    'addPage',
    'removePage',
    'addQuestion',
    'copyQuestion',
    'moveQuestion',
    'moveEnd',
    'updateQuestion',
    'removeQuestion',
    'addOption',
    'updateOption',
    'removeOption',
    'focusPage',
    'focusQuestion',
    'undo',
    'redo',
    'pause',
  ),
  a: someId,
  b: someId,
  type: fc.constantFrom(...QUESTION_TYPES),
  text: fc.string({ maxLength: 2 }),
})

function toAction(
  state: EditState,
  { kind, a, b, type, text }: typeof anyAction extends fc.Arbitrary<infer T> ? T : never,
): EditAction {
  const pages = state.paper.pages
  const questions = pages.flatMap((page) => page.questions)
  const pageId = pages[a % pages.length]?.id ?? 0
  const questionId = questions[a % Math.max(1, questions.length)]?.id ?? 0
  const other = questions[b % Math.max(1, questions.length)]
  const optionId = questions.find(({ id }) => id === questionId)?.data.options?.[b % 2]?.id ?? 0
  switch (kind) {
    case 'addPage':
    case 'undo':
    case 'redo':
    case 'pause':
      return { kind }
    case 'removePage':
    case 'focusPage':
      return { kind, pageId }
    case 'addQuestion':
      return { kind, type }
    case 'moveQuestion':
      return { kind, questionId, to: { place: b % 2 ? 'before' : 'after', questionId: other?.id ?? 0 } }
    case 'moveEnd':
      return { kind: 'moveQuestion', questionId, to: { place: 'end', pageId: pages[b % pages.length]?.id ?? 0 } }
    case 'updateQuestion':
      return { kind, questionId, patch: { title: text } }
    case 'updateOption':
      return { kind, questionId, optionId, patch: { title: text } }
    case 'removeOption':
      return { kind, questionId, optionId }
    default:
      return { kind, questionId }
  }
}

function expectSound({ paper, focus }: EditState): void {
  const questions = paper.pages.flatMap((page) => page.questions)
  const ids = [
    ...paper.pages.map(({ id }) => id),
    ...questions.flatMap(({ id, data }) => [id, ...(data.options ?? []).map((option) => option.id)]),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(paper.pages.map((page) => page.type)).toEqual(
    paper.pages.map((_, index) => (index === 0 ? 'HOME' : 'CONTENT')),
  )
  for (const page of paper.pages) {
    expect(page.questions.map(({ pageId, index }) => [pageId, index])).toEqual(
      page.questions.map((_, index) => [page.id, index + 1]),
    )
  }
  for (const { data } of questions) if (data.options) expect(data.options.length).toBeGreaterThanOrEqual(2)
  const page = paper.pages.find(({ id }) => id === focus.pageId)
  expect(page).toBeDefined()
  if (focus.questionId !== null) expect(page?.questions.map(({ id }) => id)).toContain(focus.questionId)
}

test('whatever is done: ids unique, focus exists, numbers in order, undo and redo restore', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (steps) => {
      // A stingy generator: most ids are taken, as with a bad source of random numbers.
      let turn = 0
      const newId = () => {
        turn += 1
        return turn % 7 === 0 ? 5000 + turn : 11
      }
      let state = startEdit(PAPER, newId)
      for (const next of steps) {
        const before = state
        const action = toAction(before, next)
        state = edit(before, action, newId)
        expectSound(state)
        if (state.past.length > before.past.length && action.kind !== 'redo') {
          const undone = edit(state, { kind: 'undo' }, newId)
          expect(undone.paper).toBe(before.paper)
          expect(undone.focus).toEqual(before.focus)
          expect(edit(undone, { kind: 'redo' }, newId).paper).toBe(state.paper)
        }
      }
      while (canUndo(state)) state = edit(state, { kind: 'undo' }, newId)
      expect(state.paper).toBe(PAPER)
    }),
  )
})
