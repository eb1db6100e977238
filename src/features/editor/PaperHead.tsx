import { useTranslate } from 'react-admin'
import { useEditing } from './editing.ts'
import { fieldId } from './focusField.ts'
import { TextArea } from './question/TextArea.tsx'

/** Title and summary of the questionnaire: what raters read first. */
export function PaperHead() {
  const translate = useTranslate()
  const { state, act } = useEditing()
  const { title, summary } = state.paper
  return (
    <section className="rv-card rv-pad rv-paper-head">
      <TextArea
        id={fieldId(null, 'title')}
        className="rv-paper-title"
        label={translate('editor.title')}
        value={title}
        isOneLine
        fieldIssue={{ questionId: null, field: 'title' }}
        onChange={(text) => act({ kind: 'updatePaper', patch: { title: text } })}
      />
      <TextArea
        id={fieldId(null, 'summary')}
        label={translate('editor.summary')}
        placeholder={translate('editor.summary.hint')}
        value={summary}
        fieldIssue={{ questionId: null, field: 'summary' }}
        onChange={(text) => act({ kind: 'updatePaper', patch: { summary: text } })}
      />
    </section>
  )
}
