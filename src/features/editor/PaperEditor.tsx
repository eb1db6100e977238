import { Button } from '@mui/material'
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { checkPaper, keepsFromSaving } from '../../../domain/paper/check.ts'
import type { EditAction, MoveTarget } from '../../../domain/paper/edit.ts'
import { useShelf } from '../../providers/kept/shelf.ts'
import { KeptNote } from '../../ui/dialog/KeptNote.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { EditorActions } from './EditorActions.tsx'
import { type Editing, EditingContext } from './editing.ts'
import { leadTo } from './focusField.ts'
import { IssueBar } from './IssueBar.tsx'
import { useDropping } from './moving/dragging.ts'
import { placeAfter } from './moving/moves.ts'
import { PageCard } from './PageCard.tsx'
import { PageNav } from './PageNav.tsx'
import { PaperHead } from './PaperHead.tsx'
import { keptCopy } from './session/keptCopy.ts'
import { StaleDialog } from './session/StaleDialog.tsx'
import { isDirty, session, startSession } from './session/session.ts'
import { useKeeping } from './session/useKeeping.ts'
import { useSaving } from './session/useSaving.ts'
import type { Stored } from './session/wholePaper.ts'
import { useShortcuts } from './useShortcuts.ts'
import './editor.css'
import './question/question.css'

export function PaperEditor({ questionnaireId, loaded }: { questionnaireId: number; loaded: Stored }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [state, dispatch] = useReducer(session, loaded, startSession)
  const shelf = useShelf(`paper.${questionnaireId}`)
  const [kept, setKept] = useState(() => keptCopy(shelf, Math.random()))
  const [areIssuesShown, showIssues] = useState(false)
  const [said, say] = useState('')
  const { latest, giveUp, keepNow } = useKeeping(shelf, state, kept !== null)
  const save = useSaving(questionnaireId, state, dispatch, { latest, shelf })
  const { paper, notice } = state.edit
  const checked = useDeferredValue(paper)
  const issues = useMemo(() => checkPaper(checked), [checked])

  const act = (action: EditAction) => dispatch({ kind: 'edit', action, seed: Math.random() })
  function move(questionId: number, target: MoveTarget | null) {
    const place = target && placeAfter(paper, questionId, target)
    if (!place || !target) return say(translate('editor.atEdge'))
    act({ kind: 'moveQuestion', questionId, to: target })
    say(translate('editor.moved', place))
  }
  const saveNow = () => {
    showIssues(true)
    const unsavable = checkPaper(paper).find(keepsFromSaving)
    if (unsavable === undefined) return save()
    notify(translate(unsavable.key, unsavable.params), { type: 'warning' })
    leadTo(unsavable, act)
  }
  useDropping(move)
  useShortcuts({ save: saveNow, undo: () => act({ kind: 'undo' }), redo: () => act({ kind: 'redo' }) })
  useEffect(() => {
    if (notice !== null)
      notify(`${translate('paper.edit.notice')}: ${translate(notice.key, notice.params)}`, { type: 'warning' })
  }, [notice, notify, translate])

  const editing: Editing = { state: state.edit, act, move, issues, areIssuesShown }
  return (
    <EditingContext value={editing}>
      <div className="rv-editor">
        <PageNav />
        <div className="rv-editor-paper">
          {kept !== null && (
            <KeptNote
              onRestore={() => {
                dispatch({ kind: 'restore', kept })
                setKept(null)
              }}
              onDiscard={() => setKept(null)}
            />
          )}
          <IssueBar onAsk={() => showIssues(true)}>
            <EditorActions isDirty={isDirty(state)} save={state.save} onSave={saveNow} />
          </IssueBar>
          <PaperHead />
          {paper.pages.map((page, index) => (
            <PageCard key={page.id} page={page} number={index + 1} />
          ))}
          <Button disabled={paper.pages.length >= 100} onClick={() => act({ kind: 'addPage' })}>
            ＋ {translate('editor.addPage')}
          </Button>
        </div>
      </div>
      <p className="rv-hidden" role="status">
        {said}
      </p>
      <StaleDialog state={state} dispatch={dispatch} save={save} />
      <LeaveGuard isDirty={isDirty(state)} onLeave={giveUp} onKeep={keepNow} />
    </EditingContext>
  )
}
