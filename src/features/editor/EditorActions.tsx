import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { canRedo, canUndo } from '../../../domain/paper/edit.ts'
import { useEditing } from './editing.ts'
import type { Session } from './session/session.ts'

interface EditorActionsProps {
  isDirty: boolean
  save: Session['save']
  onSave: () => void
}

/** Undo, redo, save; and whether there is anything to save. */
export function EditorActions({ isDirty, save, onSave }: EditorActionsProps) {
  const translate = useTranslate()
  const { state, act } = useEditing()
  const stateKey = save === 'failed' ? 'editor.saveFailed' : isDirty ? 'editor.unsaved' : 'editor.allSaved'
  return (
    <>
      <span className="rv-save-state" data-state={save === 'failed' ? 'failed' : undefined} role="status">
        {translate(stateKey)}
      </span>
      <Button disabled={!canUndo(state)} title="Ctrl+Z" onClick={() => act({ kind: 'undo' })}>
        {translate('action.undo')}
      </Button>
      <Button disabled={!canRedo(state)} title="Ctrl+Y" onClick={() => act({ kind: 'redo' })}>
        {translate('action.redo')}
      </Button>
      <Button
        variant="contained"
        color="primary"
        title="Ctrl+S"
        disabled={save === 'saving' || (!isDirty && save === 'idle')}
        onClick={onSave}
      >
        {translate(save === 'saving' ? 'state.saving' : 'action.save')}
      </Button>
    </>
  )
}
