import { useTranslate } from 'react-admin'
import type { Question } from '../../../../domain/paper/model.ts'
import { QUESTION_TYPE_RULES } from '../../../../domain/paper/questionTypes.ts'
import { useEditing } from '../editing.ts'
import { fieldId } from '../focusField.ts'
import { ConfigFields } from './ConfigFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { TextArea } from './TextArea.tsx'
import { useFieldIssue } from './useFieldIssue.ts'

/** All fields of a question, by its type (spec §3). */
export function QuestionFields({ question }: { question: Question }) {
  const translate = useTranslate()
  const { act } = useEditing()
  const { id, type, data } = question
  const rule = QUESTION_TYPE_RULES[type]
  const together = useFieldIssue({ questionId: id, field: 'data' })
  return (
    <>
      <span className="rv-chip rv-question-type">{translate(`questionType.${type}`)}</span>
      {together !== null && (
        <span id={fieldId(id, 'data')} className="rv-field-fault" tabIndex={-1}>
          {together}
        </span>
      )}
      <TextArea
        id={fieldId(id, 'data.title')}
        label={translate('editor.questionTitle')}
        value={data.title}
        isOneLine
        fieldIssue={{ questionId: id, field: 'data.title' }}
        onChange={(title) => act({ kind: 'updateQuestion', questionId: id, patch: { title } })}
      />
      <TextArea
        id={fieldId(id, 'data.summary')}
        label={translate(rule.needsSummary ? 'editor.questionSummary' : 'editor.questionSummary.optional')}
        value={data.summary}
        fieldIssue={{ questionId: id, field: 'data.summary' }}
        onChange={(summary) => act({ kind: 'updateQuestion', questionId: id, patch: { summary } })}
      />
      {rule.hasOptions && <OptionFields question={question} />}
      <ConfigFields question={question} />
    </>
  )
}
