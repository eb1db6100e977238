import { useTranslate } from 'react-admin'
import type { Question, QuestionConfig } from '../../../../domain/paper/model.ts'
import { isInForce } from '../../../../domain/paper/questionTypes.ts'
import { useEditing } from '../editing.ts'
import { fieldId } from '../focusField.ts'
import { FIGURES, FLAGS, switched, TEXTS } from './configFields.ts'
import { describedBy, FieldFault } from './FieldFault.tsx'
import { NumberInput } from './NumberInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useFieldIssue } from './useFieldIssue.ts'

/** The settings of a question; which there are depends on its type. */
export function ConfigFields({ question }: { question: Question }) {
  const translate = useTranslate()
  const { act } = useEditing()
  const { id, config } = question
  const update = (patch: Partial<QuestionConfig>) =>
    act({ kind: 'updateQuestion', questionId: id, patch: { config: patch } })
  return (
    <fieldset className="rv-config">
      <legend className="rv-hidden">{translate('editor.config')}</legend>
      {FLAGS.filter((name) => isInForce(question, name)).map((name) => (
        <label key={name} className="rv-tick">
          <input
            type="checkbox"
            checked={config[name] ?? false}
            onChange={({ target }) => update(switched(name, target.checked))}
          />
          {translate(`editor.config.${name}`)}
        </label>
      ))}
      {FIGURES.filter((name) => isInForce(question, name)).map((name) => (
        <Figure key={name} question={question} name={name} onChange={(value) => update({ [name]: value })} />
      ))}
      {TEXTS.filter((name) => isInForce(question, name)).map((name) => (
        <span key={name} className="rv-config-text">
          <label htmlFor={fieldId(id, `config.${name}`)}>{translate(`editor.config.${name}`)}</label>
          <TextInput
            field={{ questionId: id, field: `config.${name}` }}
            value={config[name] ?? ''}
            onChange={(text) => update({ [name]: text })}
          />
        </span>
      ))}
    </fieldset>
  )
}

interface FigureProps {
  question: Question
  name: (typeof FIGURES)[number]
  onChange: (value: number | undefined) => void
}

function Figure({ question: { id, config }, name, onChange }: FigureProps) {
  const translate = useTranslate()
  const field = `config.${name}`
  const issue = useFieldIssue({ questionId: id, field })
  const label = translate(`editor.config.${name}`)
  const inputId = fieldId(id, field)
  return (
    <span className="rv-config-figure">
      <label htmlFor={inputId}>{label}</label>
      <NumberInput
        id={inputId}
        label={label}
        value={config[name]}
        isInvalid={issue !== null}
        describedBy={describedBy(inputId, issue)}
        onChange={onChange}
      />
      <FieldFault fieldId={inputId} issue={issue} />
    </span>
  )
}
