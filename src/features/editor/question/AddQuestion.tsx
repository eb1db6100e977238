import { useTranslate } from 'react-admin'
import { type Page, QUESTION_TYPES, type QuestionType } from '../../../../domain/paper/model.ts'
import { useEditing } from '../editing.ts'

const MOST_QUESTIONS = 200

/** The seven types, added to the end of the page (spec §4). */
export function AddQuestion({ page }: { page: Page }) {
  const translate = useTranslate()
  const { act } = useEditing()
  function add(type: QuestionType) {
    act({ kind: 'focusPage', pageId: page.id })
    act({ kind: 'addQuestion', type })
  }
  return (
    <fieldset className="rv-add" disabled={page.questions.length >= MOST_QUESTIONS}>
      <legend>{translate('editor.addQuestion')}</legend>
      {QUESTION_TYPES.map((type) => (
        <button key={type} type="button" className="rv-chip" onClick={() => add(type)}>
          ＋ {translate(`questionType.${type}`)}
        </button>
      ))}
    </fieldset>
  )
}
