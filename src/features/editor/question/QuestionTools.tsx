import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Question } from '../../../../domain/paper/model.ts'
import { useEditing } from '../editing.ts'
import { stepTarget } from '../moving/moves.ts'

/** Move, copy, remove: everything that concerns the question as a whole. */
export function QuestionTools({ question: { id, pageId } }: { question: Question }) {
  const translate = useTranslate()
  const { state, act, move } = useEditing()
  const { pages } = state.paper
  const [up, down] = [stepTarget(state.paper, id, 'up'), stepTarget(state.paper, id, 'down')]
  return (
    <div className="rv-question-tools">
      <Button size="small" disabled={up === null} title="Alt+↑" onClick={() => move(id, up)}>
        ↑ {translate('editor.moveUp')}
      </Button>
      <Button size="small" disabled={down === null} title="Alt+↓" onClick={() => move(id, down)}>
        ↓ {translate('editor.moveDown')}
      </Button>
      {pages.length > 1 && (
        <select
          className="rv-select"
          aria-label={translate('editor.moveToPage')}
          value={pageId}
          onChange={({ target }) => move(id, { place: 'end', pageId: Number(target.value) })}
        >
          {pages.map((page, index) => (
            <option key={page.id} value={page.id}>
              {translate('editor.page', { index: index + 1 })}
            </option>
          ))}
        </select>
      )}
      <span className="rv-space" />
      <Button size="small" onClick={() => act({ kind: 'copyQuestion', questionId: id })}>
        {translate('editor.copyQuestion')}
      </Button>
      <Button size="small" color="error" onClick={() => act({ kind: 'removeQuestion', questionId: id })}>
        {translate('editor.removeQuestion')}
      </Button>
    </div>
  )
}
