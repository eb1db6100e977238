import { describe, expect, test } from 'vitest'
import { type EditAction, type EditState, edit, startEdit } from './edit.ts'
import type { NewId, Paper } from './model.ts'

function counter(from = 1000): NewId {
  let id = from
  return () => {
    id += 1
    return id
  }
}

const question = (id: number, pageId: number, index: number) => ({
  id,
  pageId,
  index,
  type: 'DAN_XUAN' as const,
  data: {
    title: `q${id}`,
    summary: '',
    options: [
      { id: id * 10, title: 'a', score: 1 },
      { id: id * 10 + 1, title: 'b', score: 2 },
    ],
  },
  config: { required: true },
})

/** Page 1 with questions 11, 12, 13; page 2 with 21; page 3 empty. */
const PAPER: Paper = {
  title: 'T',
  summary: '',
  pages: [
    {
      id: 1,
      type: 'HOME',
      isServerExists: true,
      questions: [question(11, 1, 1), question(12, 1, 2), question(13, 1, 3)],
    },
    { id: 2, type: 'CONTENT', isServerExists: true, questions: [question(21, 2, 1)] },
    { id: 3, type: 'CONTENT', isServerExists: true, questions: [] },
  ],
}

function run(...actions: EditAction[]): EditState {
  const newId = counter()
  return actions.reduce((state, action) => edit(state, action, newId), startEdit(PAPER, newId))
}

/** `1:11,12 2:` and the focus, to compare at a glance. */
function shape({ paper, focus }: EditState): string {
  const pages = paper.pages.map((page) => `${page.id}:${page.questions.map(({ id }) => id)}`)
  return `${pages.join(' ')} @${focus.pageId}${focus.questionId === null ? '' : `/${focus.questionId}`}`
}

const cases: { name: string; given: EditAction[]; want: string }[] = [
  { name: 'the first page has the focus', given: [], want: '1:11,12,13 2:21 3: @1' },
  { name: 'a new page gets the focus', given: [{ kind: 'addPage' }], want: '1:11,12,13 2:21 3: 1001: @1001' },
  { name: 'a removed page hands it to the next', given: [{ kind: 'removePage', pageId: 2 }], want: '1:11,12,13 3: @3' },
  { name: 'the last one to the previous', given: [{ kind: 'removePage', pageId: 3 }], want: '1:11,12,13 2:21 @2' },
  {
    name: 'a page that is gone takes nothing along',
    given: [
      { kind: 'focusPage', pageId: 2 },
      { kind: 'removePage', pageId: 9 },
    ],
    want: '1:11,12,13 2:21 3: @2',
  },
  { name: 'the home page stays', given: [{ kind: 'removePage', pageId: 1 }], want: '1:11,12,13 2:21 3: @1' },
  {
    name: 'a question is added to the focused page',
    given: [
      { kind: 'focusPage', pageId: 2 },
      { kind: 'addQuestion', type: 'WEN_DA' },
    ],
    want: '1:11,12,13 2:21,1001 3: @2/1001',
  },
  {
    name: 'also when a question has the focus',
    given: [
      { kind: 'focusQuestion', questionId: 11 },
      { kind: 'addQuestion', type: 'WEN_DA' },
    ],
    want: '1:11,12,13,1001 2:21 3: @1/1001',
  },
  {
    name: 'a copy comes last on its page',
    given: [{ kind: 'copyQuestion', questionId: 11 }],
    want: '1:11,12,13,1001 2:21 3: @1/1001',
  },
  {
    name: 'before',
    given: [{ kind: 'moveQuestion', questionId: 13, to: { place: 'before', questionId: 11 } }],
    want: '1:13,11,12 2:21 3: @1/13',
  },
  {
    name: 'after',
    given: [{ kind: 'moveQuestion', questionId: 11, to: { place: 'after', questionId: 12 } }],
    want: '1:12,11,13 2:21 3: @1/11',
  },
  {
    name: 'to another page',
    given: [{ kind: 'moveQuestion', questionId: 12, to: { place: 'before', questionId: 21 } }],
    want: '1:11,13 2:12,21 3: @2/12',
  },
  {
    name: 'to the end of its page',
    given: [{ kind: 'moveQuestion', questionId: 11, to: { place: 'end', pageId: 1 } }],
    want: '1:12,13,11 2:21 3: @1/11',
  },
  {
    name: 'to the end of an empty page',
    given: [{ kind: 'moveQuestion', questionId: 11, to: { place: 'end', pageId: 3 } }],
    want: '1:12,13 2:21 3:11 @3/11',
  },
  {
    name: 'onto itself',
    given: [{ kind: 'moveQuestion', questionId: 11, to: { place: 'after', questionId: 11 } }],
    want: '1:11,12,13 2:21 3: @1',
  },
  {
    name: 'to a page that is gone',
    given: [{ kind: 'moveQuestion', questionId: 11, to: { place: 'end', pageId: 9 } }],
    want: '1:11,12,13 2:21 3: @1',
  },
  {
    name: 'removal focuses the next',
    given: [
      { kind: 'focusQuestion', questionId: 12 },
      { kind: 'removeQuestion', questionId: 12 },
    ],
    want: '1:11,13 2:21 3: @1/13',
  },
  {
    name: 'or the previous',
    given: [
      { kind: 'focusQuestion', questionId: 13 },
      { kind: 'removeQuestion', questionId: 13 },
    ],
    want: '1:11,12 2:21 3: @1/12',
  },
  {
    name: 'or the page',
    given: [
      { kind: 'focusQuestion', questionId: 21 },
      { kind: 'removeQuestion', questionId: 21 },
    ],
    want: '1:11,12,13 2: 3: @2',
  },
  {
    name: 'removal elsewhere leaves the focus',
    given: [
      { kind: 'focusQuestion', questionId: 11 },
      { kind: 'removeQuestion', questionId: 21 },
    ],
    want: '1:11,12,13 2: 3: @1/11',
  },
  {
    name: 'a question that is gone takes no focus',
    given: [{ kind: 'focusQuestion', questionId: 99 }],
    want: '1:11,12,13 2:21 3: @1',
  },
  {
    name: 'undo brings page and focus back',
    given: [{ kind: 'focusQuestion', questionId: 21 }, { kind: 'removePage', pageId: 2 }, { kind: 'undo' }],
    want: '1:11,12,13 2:21 3: @2/21',
  },
  {
    name: 'redo takes them away again',
    given: [{ kind: 'removePage', pageId: 2 }, { kind: 'undo' }, { kind: 'redo' }],
    want: '1:11,12,13 3: @3',
  },
]

test.each(cases)('$name: $want', ({ given, want }) => {
  expect(shape(run(...given))).toBe(want)
})

describe('content', () => {
  test('a moved question is numbered and belongs to its new page; what stayed is the same object', () => {
    const { paper } = run({ kind: 'moveQuestion', questionId: 12, to: { place: 'end', pageId: 2 } })
    expect(paper.pages.map((page) => page.questions.map(({ id, pageId, index }) => [id, pageId, index]))).toEqual([
      [
        [11, 1, 1],
        [13, 1, 2],
      ],
      [
        [21, 2, 1],
        [12, 2, 2],
      ],
      [],
    ])
    expect(paper.pages[0]?.questions[0]).toBe(PAPER.pages[0]?.questions[0])
    expect(paper.pages[2]).toBe(PAPER.pages[2])
  })

  test('a text changes one question and shares the rest', () => {
    const { paper } = run({
      kind: 'updateQuestion',
      questionId: 12,
      patch: { title: 'new', config: { required: false } },
    })
    expect(paper.pages[0]?.questions[1]).toEqual({
      ...question(12, 1, 2),
      data: { ...question(12, 1, 2).data, title: 'new' },
      config: { required: false },
    })
    expect(paper.pages[0]?.questions[0]).toBe(PAPER.pages[0]?.questions[0])
    expect(paper.pages[1]).toBe(PAPER.pages[1])
  })

  test('a copy has its own ids and equal content', () => {
    const copy = run({ kind: 'copyQuestion', questionId: 11 }).paper.pages[0]?.questions[3]
    expect(copy).toEqual({
      ...question(11, 1, 4),
      id: 1001,
      data: {
        title: 'q11',
        summary: '',
        options: [
          { id: 1002, title: 'a', score: 1 },
          { id: 1003, title: 'b', score: 2 },
        ],
      },
    })
  })

  test('options: a new one scores the count plus 1; down to two, then refused with the number to keep', () => {
    const added = run({ kind: 'addOption', questionId: 11 })
    expect(added.paper.pages[0]?.questions[0]?.data.options?.[2]).toEqual({ id: 1001, title: '', score: 3 })
    const removed = edit(added, { kind: 'removeOption', questionId: 11, optionId: 110 }, counter())
    expect(removed.paper.pages[0]?.questions[0]?.data.options?.map(({ id }) => id)).toEqual([111, 1001])
    const refused = edit(removed, { kind: 'removeOption', questionId: 11, optionId: 111 }, counter())
    expect(refused.paper).toBe(removed.paper)
    expect(refused.past).toBe(removed.past)
    expect(refused.notice).toEqual({ key: 'editor.keepOptions', params: { count: 2 } })
    expect(edit(refused, { kind: 'focusPage', pageId: 1 }, counter()).notice).toBeNull()
  })

  test('an option changes alone; its score can be emptied', () => {
    const patch = { title: 'c', score: undefined, reasonRequired: true }
    const { paper } = run({ kind: 'updateOption', questionId: 11, optionId: 111, patch })
    expect(paper.pages[0]?.questions[0]?.data.options).toEqual([
      { id: 110, title: 'a', score: 1 },
      { id: 111, title: 'c', reasonRequired: true },
    ])
  })

  test('removing the home page is refused in words', () => {
    expect(run({ kind: 'removePage', pageId: 1 }).notice).toEqual({ key: 'paper.edit.homePageStays', params: {} })
  })

  test('switching the length limit puts its maximum back to 500 (spec §9)', () => {
    const newId = counter()
    let state = edit(run(), { kind: 'addQuestion', type: 'WEN_DA' }, newId)
    const id = state.focus.questionId ?? 0
    const config = () => state.paper.pages[0]?.questions[3]?.config
    const set = (patch: { lengthLimit?: boolean; lengthMaximum?: number }) => {
      state = edit(state, { kind: 'updateQuestion', questionId: id, patch: { config: patch } }, newId)
    }
    set({ lengthLimit: true })
    set({ lengthMaximum: 80 })
    expect(config()).toMatchObject({ lengthLimit: true, lengthMaximum: 80 })
    set({ lengthLimit: true })
    expect(config()).toMatchObject({ lengthLimit: true, lengthMaximum: 80 })
    set({ lengthLimit: false })
    expect(config()).toMatchObject({ lengthLimit: false, lengthMaximum: 500 })
  })

  test('a paper without pages starts with its home page', () => {
    expect(startEdit({ title: '', summary: '', pages: [] }, counter())).toMatchObject({
      paper: { pages: [{ id: 1001, type: 'HOME', isServerExists: false, questions: [] }] },
      focus: { pageId: 1001, questionId: null },
    })
  })

  test('an id that is in use already is not given again', () => {
    const ids = [11, 2, 110, 500, 500, 501, 502]
    const state = edit(startEdit(PAPER, counter()), { kind: 'addQuestion', type: 'DAN_XUAN' }, () => ids.shift() ?? 0)
    const added = state.paper.pages[0]?.questions[3]
    expect([added?.id, ...(added?.data.options ?? []).map(({ id }) => id)]).toEqual([500, 501, 502])
  })
})
