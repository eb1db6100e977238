import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type Dispatch, useId } from 'react'
import { useTranslate } from 'react-admin'
import { questionsOf } from '../../../../domain/paper/model.ts'
import { Points } from '../../../ui/Points.tsx'
import { differingQuestions } from './differences.ts'
import { type Session, type SessionAction, session } from './session.ts'

interface StaleDialogProps {
  state: Session
  dispatch: Dispatch<SessionAction>
  save: (now: Session) => void
}

/** How many questions are named; the others are counted. */
const NAMED = 3

/** Someone else saved in between: both papers are offered, and each choice says what it costs. */
export function StaleDialog({ state, dispatch, save }: StaleDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { theirs, edit } = state
  if (theirs === null) return null
  const describe = (paper: typeof edit.paper) =>
    translate('editor.conflict.paper', {
      title: paper.title,
      pages: translate('editor.conflict.pages', { count: paper.pages.length }),
      questions: translate('editor.conflict.questions', { count: questionsOf(paper).length }),
    })
  const differing = differingQuestions(edit.paper, theirs.paper)
  const named = differing.slice(0, NAMED)
  const more = differing.length - named.length
  function keepMine() {
    dispatch({ kind: 'keepMine' })
    save(session(state, { kind: 'keepMine' }))
  }
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('editor.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('editor.conflict.text')}</p>
        <dl className="rv-conflict">
          <dt>{translate('editor.conflict.mineIs')}</dt>
          <dd>{describe(edit.paper)}</dd>
          <dt>{translate('editor.conflict.theirsIs')}</dt>
          <dd>{describe(theirs.paper)}</dd>
        </dl>
        {differing.length > 0 && (
          <>
            <p>{translate('editor.conflict.differing')}</p>
            <Points>
              {named.map(({ id, title }) => (
                <li key={id}>{title.trim() || translate('editor.noTitle')}</li>
              ))}
              {more > 0 && <li>{translate('editor.conflict.more', { count: more })}</li>}
            </Points>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch({ kind: 'takeTheirs' })}>{translate('editor.conflict.theirs')}</Button>
        <Button variant="contained" color="error" onClick={keepMine}>
          {translate('editor.conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
