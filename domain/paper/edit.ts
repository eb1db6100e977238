/**
 * The paper editor as a pure reducer with undo and redo (spec §4 "Editor"). Earlier states are kept
 * as they were, unchanged parts being shared, so that an edit costs the same at 5 and at 500 questions.
 */
import type { MessageParams } from '../errors.ts'
import {
  addPage,
  addQuestion,
  copyQuestion,
  type Focus,
  findQuestion,
  type MoveTarget,
  moveQuestion,
  removePage,
  removeQuestion,
  type Snapshot,
} from './editPages.ts'
import {
  addOption,
  type OptionPatch,
  patched,
  type QuestionPatch,
  refusedMinimum,
  removeOption,
  updateOption,
  updateQuestion,
} from './editQuestion.ts'
import type { NewId, Paper, QuestionType } from './model.ts'

export type { Focus, MoveTarget } from './editPages.ts'
export type { OptionPatch, QuestionPatch } from './editQuestion.ts'

/** How many steps back undo can go. */
export const HISTORY_LIMIT = 100

type Change =
  | { kind: 'updatePaper'; patch: { title?: string; summary?: string } }
  | { kind: 'addPage' }
  | { kind: 'removePage'; pageId: number }
  | { kind: 'addQuestion'; type: QuestionType }
  | { kind: 'copyQuestion'; questionId: number }
  | { kind: 'moveQuestion'; questionId: number; to: MoveTarget }
  | { kind: 'updateQuestion'; questionId: number; patch: QuestionPatch }
  | { kind: 'removeQuestion'; questionId: number }
  | { kind: 'addOption'; questionId: number }
  | { kind: 'updateOption'; questionId: number; optionId: number; patch: OptionPatch }
  | { kind: 'removeOption'; questionId: number; optionId: number }

export type EditAction =
  | Change
  | { kind: 'focusPage'; pageId: number }
  | { kind: 'focusQuestion'; questionId: number }
  /** The user stopped typing (blur, a second of rest): the next key starts a new step of undo. */
  | { kind: 'pause' }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** A refusal to show as a warning titled `paper.edit.notice`; gone with the next action. */
export interface EditNotice {
  key: 'editor.keepOptions' | 'paper.edit.homePageStays'
  params: MessageParams
}

export interface EditState {
  paper: Paper
  /** Always a page of the paper, and a question of that page or null. */
  focus: Focus
  past: readonly Snapshot[]
  future: readonly Snapshot[]
  /** The field being typed into: its next change joins the same step of undo. */
  run: string | null
  notice: EditNotice | null
}

/** The editor's state for a loaded paper: first page focused, nothing to undo; a paper without a page gets its home page. */
export function startEdit(paper: Paper, newId: NewId): EditState {
  const first = paper.pages[0]
  const start =
    first === undefined
      ? addPage({ paper, focus: { pageId: 0, questionId: null } }, newId)
      : { paper, focus: { pageId: first.id, questionId: null } }
  return { ...start, past: [], future: [], run: null, notice: null }
}

/** One action. An action that changes nothing, or names something that is gone, leaves paper and history as they are. */
export function edit(state: EditState, action: EditAction, newId: NewId): EditState {
  switch (action.kind) {
    case 'focusPage':
    case 'focusQuestion':
      return { ...state, focus: focusOf(state, action), run: null, notice: null }
    case 'pause':
      return { ...state, run: null }
    case 'undo':
      return step(state, state.past, state.future, (past, future) => ({ past, future }))
    case 'redo':
      return step(state, state.future, state.past, (future, past) => ({ past, future }))
    default:
      return change(state, action, newId)
  }
}

export function canUndo(state: EditState): boolean {
  return state.past.length > 0
}

export function canRedo(state: EditState): boolean {
  return state.future.length > 0
}

function change(state: EditState, action: Change, newId: NewId): EditState {
  const notice = refusal(state.paper, action)
  if (notice !== null) return { ...state, run: null, notice }
  const before: Snapshot = { paper: state.paper, focus: state.focus }
  const after = apply(before, action, freshIds(state.paper, newId))
  if (after.paper === before.paper) return { ...state, notice: null }
  const run = runOf(action)
  const joins = run !== null && run === state.run
  const past = joins ? state.past : [...state.past.slice(1 - HISTORY_LIMIT), before]
  return { ...after, past, future: [], run, notice: null }
}

function apply(before: Snapshot, action: Change, newId: NewId): Snapshot {
  switch (action.kind) {
    case 'updatePaper':
      return { paper: patched(before.paper, action.patch), focus: before.focus }
    case 'addPage':
      return addPage(before, newId)
    case 'removePage':
      return removePage(before, action.pageId)
    case 'addQuestion':
      return addQuestion(before, action.type, newId)
    case 'copyQuestion':
      return copyQuestion(before, action.questionId, newId)
    case 'moveQuestion':
      return moveQuestion(before, action.questionId, action.to)
    case 'updateQuestion':
      return updateQuestion(before, action.questionId, action.patch)
    case 'removeQuestion':
      return removeQuestion(before, action.questionId)
    case 'addOption':
      return addOption(before, action.questionId, newId)
    case 'updateOption':
      return updateOption(before, action.questionId, action.optionId, action.patch)
    case 'removeOption':
      return removeOption(before, action.questionId, action.optionId)
  }
}

function refusal(paper: Paper, action: Change): EditNotice | null {
  if (action.kind === 'removePage') {
    const isHome = paper.pages.some((page) => page.id === action.pageId && page.type === 'HOME')
    return isHome ? { key: 'paper.edit.homePageStays', params: {} } : null
  }
  if (action.kind === 'removeOption') {
    const found = findQuestion(paper, action.questionId)
    const count = found === null ? null : refusedMinimum(found.question)
    return count === null ? null : { key: 'editor.keepOptions', params: { count } }
  }
  return null
}

/** Changes of the same fields of the same thing, one after the other, are one step of undo. */
function runOf(action: Change): string | null {
  switch (action.kind) {
    case 'updatePaper':
      return `paper ${Object.keys(action.patch)}`
    case 'updateQuestion':
      return `${action.questionId} ${Object.keys(action.patch)} ${Object.keys(action.patch.config ?? {})}`
    case 'updateOption':
      return `${action.questionId} ${action.optionId} ${Object.keys(action.patch)}`
    default:
      return null
  }
}

function focusOf(
  { paper, focus }: EditState,
  action: Extract<EditAction, { kind: 'focusPage' | 'focusQuestion' }>,
): Focus {
  if (action.kind === 'focusQuestion') {
    const found = findQuestion(paper, action.questionId)
    return found === null ? focus : { pageId: found.page.id, questionId: action.questionId }
  }
  const exists = paper.pages.some((page) => page.id === action.pageId)
  return exists ? { pageId: action.pageId, questionId: null } : focus
}

/** Moves one snapshot from the end of `from` to the state and the state to the end of `to`. */
function step(
  state: EditState,
  from: readonly Snapshot[],
  to: readonly Snapshot[],
  lists: (from: readonly Snapshot[], to: readonly Snapshot[]) => Pick<EditState, 'past' | 'future'>,
): EditState {
  const target = from.at(-1)
  if (target === undefined) return { ...state, run: null, notice: null }
  const current: Snapshot = { paper: state.paper, focus: state.focus }
  return { ...target, ...lists(from.slice(0, -1), [...to, current]), run: null, notice: null }
}

/** Skips ids the paper has already: the browser's are random, and a clash would join two questions. */
function freshIds(paper: Paper, newId: NewId): NewId {
  const given = new Set<number>()
  return () => {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const id = newId()
      if (given.has(id) || isUsed(paper, id)) continue
      given.add(id)
      return id
    }
    throw new Error('newId gives the same ids again and again')
  }
}

function isUsed(paper: Paper, id: number): boolean {
  return paper.pages.some(
    (page) =>
      page.id === id ||
      page.questions.some(
        (question) => question.id === id || question.data.options?.some((option) => option.id === id),
      ),
  )
}
