/** One sitting at a paper: the edits, what the server has, and what a save came to. Pure; design §5.3. */
import { type EditAction, type EditState, edit, startEdit } from '../../../../domain/paper/edit.ts'
import { localId, type NewId, type Paper } from '../../../../domain/paper/model.ts'
import { createRenamer, idMap, withIds } from './adoptIds.ts'
import { idsOf, type Stored } from './wholePaper.ts'

export interface Session {
  edit: EditState
  /** The paper as it was when the server had it last, the same object while nothing has changed. */
  clean: Paper
  version: number
  /** Ids the server knows. */
  known: ReadonlySet<number>
  save: 'idle' | 'saving' | 'failed'
  /** What someone else saved in between; the person decides. */
  theirs: Stored | null
}

export type SessionAction =
  /** `seed` in [0, 1) decides the ids of what is new, so that the reducer stays pure. */
  | { kind: 'edit'; action: EditAction; seed: number }
  | { kind: 'restore'; kept: Stored }
  | { kind: 'sent' }
  /** `sent` is the paper of the session when the save began. */
  | { kind: 'stored'; sent: Paper; stored: Stored }
  | { kind: 'failed' }
  | { kind: 'stale'; theirs: Stored }
  | { kind: 'takeTheirs' }
  | { kind: 'keepMine' }

/** Local ids from a seed (Park and Miller's generator). */
export function seededIds(seed: number): NewId {
  let state = 1 + Math.floor(seed * 2147483645)
  return () => {
    state = (state * 48271) % 2147483647
    return localId((state - 1) / 2147483646)
  }
}

export function startSession({ paper, version }: Stored): Session {
  const started = startEdit(paper, seededIds(0.5))
  return { edit: started, clean: started.paper, version, known: idsOf(paper), save: 'idle', theirs: null }
}

export function isDirty({ edit, clean }: Session): boolean {
  return edit.paper !== clean
}

export function session(state: Session, action: SessionAction): Session {
  switch (action.kind) {
    case 'edit':
      return { ...state, edit: edit(state.edit, action.action, seededIds(action.seed)) }
    case 'restore':
      return restored(state, action.kept)
    case 'sent':
      return { ...state, save: 'saving' }
    case 'stored':
      return stored(state, action.sent, action.stored)
    case 'failed':
      return { ...state, save: 'failed' }
    case 'stale':
      return { ...state, save: 'failed', theirs: action.theirs }
    case 'takeTheirs':
      return state.theirs === null ? state : startSession(state.theirs)
    case 'keepMine':
      return state.theirs === null ? state : mine(state, state.theirs)
  }
}

/** What was typed while the save was under way stays unsaved. */
function stored(state: Session, sent: Paper, { paper, version }: Stored): Session {
  const ids = idMap(sent, paper)
  const rename = createRenamer(ids, { from: sent.title, to: paper.title })
  return {
    edit: withIds(state.edit, rename, ids),
    clean: rename(sent),
    version,
    known: idsOf(paper),
    save: 'idle',
    theirs: null,
  }
}

/** The next save replaces what the other person saved, knowingly: it carries that version. */
function mine(state: Session, { paper, version }: Stored): Session {
  return { ...state, version, known: idsOf(paper), save: 'idle', theirs: null }
}

/**
 * The kept paper in place of the loaded one; undo goes back to that. Its save carries the version it was made on: where
 * another one is stored by now, it is asked about, also after an undo, since redo brings the kept paper back.
 */
function restored(state: Session, { paper, version }: Stored): Session {
  const past = [{ paper: state.edit.paper, focus: state.edit.focus }]
  return { ...state, edit: { ...startEdit(paper, seededIds(0.5)), past }, version }
}
