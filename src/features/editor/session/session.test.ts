import { expect, test } from 'vitest'
import type { EditAction } from '../../../../domain/paper/edit.ts'
import type { Page, Paper } from '../../../../domain/paper/model.ts'
import { keepCopy, keptCopy } from './keptCopy.ts'
import { isDirty, type Session, type SessionAction, session, startSession } from './session.ts'
import { toSave } from './wholePaper.ts'

const BIG = 7_000_000_000_000_000

function page(id: number, type: Page['type'], questionIds: number[]): Page {
  const questions = questionIds.map((questionId, index) => ({
    id: questionId,
    pageId: id,
    type: 'WEN_DA' as const,
    data: { title: `q${questionId - BIG}`, summary: 's' },
    config: { required: true, lengthLimit: false, lengthMaximum: 500 },
    index: index + 1,
  }))
  return { id, type, isServerExists: true, questions }
}

const paper = (title: string, ...pages: Page[]): Paper => ({ title, summary: '', pages })
const LOADED = paper('T', page(BIG + 1, 'HOME', [BIG + 11, BIG + 12]))

function run(state: Session, ...actions: (SessionAction | EditAction)[]): Session {
  return actions.reduce<Session>((current, action) => {
    const isOwn = ['restore', 'sent', 'stored', 'failed', 'stale', 'takeTheirs', 'keepMine', 'edit'].includes(
      action.kind,
    )
    return session(
      current,
      isOwn ? (action as SessionAction) : { kind: 'edit', action: action as EditAction, seed: 0.25 },
    )
  }, state)
}

const start = () => startSession({ paper: LOADED, version: 3 })

/** What the server would answer: fresh ids for every 0, in the order sent. */
function answer(state: Session, version: number, from: number): Paper {
  let next = BIG + from
  const fresh = (id: number) => (id === 0 ? ++next : id)
  const saved = toSave(state.edit.paper, state.known)
  const pages = saved.pages.map((one, index) => {
    const sent = state.edit.paper.pages[index]
    const id = fresh(one.id)
    const questions = one.questions.flatMap((question, place) => {
      const model = sent?.questions[place]
      return model === undefined ? [] : [{ ...model, id: fresh(question.id), pageId: id }]
    })
    return { id, type: index === 0 ? ('HOME' as const) : ('CONTENT' as const), isServerExists: true, questions }
  })
  expect(version).toBeGreaterThan(state.version)
  return { title: saved.title, summary: saved.summary, pages }
}

test('a fresh session has nothing to save; an edit makes it dirty, undo clean again', () => {
  const edited = run(start(), { kind: 'updatePaper', patch: { title: 'U' } })
  expect([isDirty(start()), isDirty(edited), isDirty(run(edited, { kind: 'undo' }))]).toEqual([false, true, false])
})

test('a save gives new things the server’s ids, in the history too, and leaves nothing to save', () => {
  const edited = run(start(), { kind: 'addPage' }, { kind: 'addQuestion', type: 'WEN_DA' })
  const sent = edited.edit.paper
  const after = run(
    edited,
    { kind: 'sent' },
    { kind: 'stored', sent, stored: { paper: answer(edited, 4, 100), version: 4 } },
  )
  expect(isDirty(after)).toBe(false)
  expect(after).toMatchObject({
    version: 4,
    save: 'idle',
    edit: { focus: { pageId: BIG + 101, questionId: BIG + 102 } },
  })
  expect(toSave(after.edit.paper, after.known).pages.map(({ id }) => id)).toEqual([BIG + 1, BIG + 101])
  // One step back the page stands alone, under the id it has on the server.
  const back = run(after, { kind: 'undo' })
  expect(back.edit.paper.pages.map(({ id, questions }) => [id, questions.length])).toEqual([
    [BIG + 1, 2],
    [BIG + 101, 0],
  ])
  expect(back.edit.paper.pages[0]).toBe(edited.edit.paper.pages[0])
})

test('what was typed during the save stays, unsaved', () => {
  const edited = run(start(), { kind: 'updatePaper', patch: { title: 'A &amp; B' } })
  const sent = edited.edit.paper
  const typed = run(edited, { kind: 'sent' }, { kind: 'updatePaper', patch: { summary: 'later' } })
  const after = run(typed, { kind: 'stored', sent, stored: { paper: { ...sent, title: 'A & B' }, version: 4 } })
  expect(after.edit.paper).toMatchObject({ title: 'A & B', summary: 'later' })
  expect([isDirty(after), isDirty(run(after, { kind: 'undo' }))]).toEqual([true, false])
})

/** What is sent of the questions of the first page. */
const sentIds = ({ edit, known }: Session) =>
  toSave(edit.paper, known).pages[0]?.questions.map(({ id, formerId }) => [id, formerId])

test('a question removed, saved and brought back is sent as new, and says which one it was', () => {
  const removed = run(start(), { kind: 'removeQuestion', questionId: BIG + 12 })
  const sent = removed.edit.paper
  const saved = run(removed, { kind: 'stored', sent, stored: { paper: answer(removed, 4, 100), version: 4 } })
  const back = run(saved, { kind: 'undo' })
  expect(sentIds(back)).toEqual([
    [BIG + 11, undefined],
    [0, BIG + 12],
  ])
  // Saved, taken away once more and brought back it is the one that this save made.
  const again = run(back, {
    kind: 'stored',
    sent: back.edit.paper,
    stored: { paper: answer(back, 5, 200), version: 5 },
  })
  const gone = run(again, { kind: 'redo' })
  const third = run(gone, {
    kind: 'stored',
    sent: gone.edit.paper,
    stored: { paper: answer(gone, 6, 300), version: 6 },
  })
  expect(sentIds(run(third, { kind: 'undo' }))?.[1]).toEqual([0, BIG + 201])
})

test('what is made here is no former one', () => {
  const added = run(start(), { kind: 'addQuestion', type: 'WEN_DA' })
  expect(sentIds(added)?.at(-1)).toEqual([0, undefined])
})

test('a kept copy still knows which question is brought back', () => {
  const removed = run(start(), { kind: 'removeQuestion', questionId: BIG + 12 })
  const sent = removed.edit.paper
  const saved = run(removed, { kind: 'stored', sent, stored: { paper: answer(removed, 4, 100), version: 4 } })
  const lying: string[] = []
  const shelf = {
    read: (): unknown => JSON.parse(lying.at(-1) ?? 'null'),
    keep: (kept: unknown) => void lying.push(JSON.stringify(kept)),
    drop: () => expect.unreachable(),
  }
  keepCopy(shelf, run(saved, { kind: 'undo' }, { kind: 'addQuestion', type: 'WEN_DA' }))
  const kept = keptCopy(shelf, 0.5)
  if (kept === null) return expect.unreachable()
  const loaded = { paper: answer(removed, 4, 100), version: 4 }
  expect(sentIds(run(startSession(loaded), { kind: 'restore', kept }))).toEqual([
    [BIG + 11, undefined],
    [0, BIG + 12],
    [0, undefined],
  ])
})

const THEIRS = { paper: paper('theirs', page(BIG + 1, 'HOME', [BIG + 11])), version: 9 }

test('a failed save loses nothing', () => {
  const edited = run(start(), { kind: 'updatePaper', patch: { title: 'U' } })
  const after = run(edited, { kind: 'sent' }, { kind: 'failed' })
  expect(after).toEqual({ ...edited, save: 'failed' })
  expect(isDirty(after)).toBe(true)
})

test('stale: taking theirs starts from their paper', () => {
  const edited = run(start(), { kind: 'updatePaper', patch: { title: 'U' } })
  const after = run(edited, { kind: 'sent' }, { kind: 'stale', theirs: THEIRS }, { kind: 'takeTheirs' })
  expect(after).toEqual(startSession(THEIRS))
})

test('stale: keeping mine keeps every edit, carries their version, and sends as new what they removed', () => {
  const edited = run(start(), { kind: 'updatePaper', patch: { title: 'U' } })
  const after = run(edited, { kind: 'sent' }, { kind: 'stale', theirs: THEIRS }, { kind: 'keepMine' })
  expect(after).toEqual({ ...edited, version: 9, known: new Set([BIG + 1, BIG + 11]), save: 'idle', theirs: null })
  expect(sentIds(after)).toEqual([
    [BIG + 11, undefined],
    [0, BIG + 12],
  ])
})

test('a kept copy takes the place of the loaded paper, one undo away from it', () => {
  const kept = { paper: paper('kept', page(BIG + 1, 'HOME', [])), version: 2 }
  const after = run(start(), { kind: 'restore', kept })
  expect([after.edit.paper.title, isDirty(after)]).toEqual(['kept', true])
  expect(isDirty(run(after, { kind: 'undo' }))).toBe(false)
  // Redo brings it back: it is a change of its own version still.
  expect([after, run(after, { kind: 'undo' }, { kind: 'redo' })].map(({ version }) => version)).toEqual([2, 2])
})
