import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Option, Question } from '../../../domain/paper/model.ts'
import { QUESTION_TYPE_RULES } from '../../../domain/paper/questionTypes.ts'
import { useEditing } from './editing.ts'
import { fieldId } from './focusField.ts'
import { NumberInput } from './NumberInput.tsx'
import { useFieldIssue } from './TextArea.tsx'

const MOST_OPTIONS = 200

export function OptionFields({ question }: { question: Question }) {
  const translate = useTranslate()
  const { act } = useEditing()
  const options = question.data.options ?? []
  return (
    <fieldset className="rv-options">
      <legend>{translate('editor.options')}</legend>
      <ol>
        {options.map((option, index) => (
          <OptionRow key={option.id} question={question} option={option} number={index + 1} />
        ))}
      </ol>
      <Button
        size="small"
        disabled={options.length >= MOST_OPTIONS}
        onClick={() => act({ kind: 'addOption', questionId: question.id })}
      >
        ＋ {translate('editor.addOption')}
      </Button>
    </fieldset>
  )
}

interface OptionRowProps {
  question: Question
  option: Option
  number: number
}

function OptionRow({ question: { id, type }, option, number }: OptionRowProps) {
  const translate = useTranslate()
  const { act } = useEditing()
  const issue = useFieldIssue({ questionId: id, field: 'data.options', optionNumber: number })
  const hasScore = QUESTION_TYPE_RULES[type].optionsHaveScore
  const issueId = `${fieldId(id, 'data.options', number)}-issue`
  const described = issue === null ? undefined : issueId
  const name = translate('editor.option', { index: number })
  const update = (patch: Partial<Omit<Option, 'id'>>) =>
    act({ kind: 'updateOption', questionId: id, optionId: option.id, patch })
  return (
    <li>
      <input
        id={fieldId(id, 'data.options', number)}
        className="rv-input rv-option-title"
        aria-label={name}
        aria-invalid={issue !== null && option.title.trim() === ''}
        aria-describedby={described}
        placeholder={name}
        value={option.title}
        maxLength={1000}
        onChange={({ target }) => update({ title: target.value })}
        onBlur={() => act({ kind: 'pause' })}
      />
      {hasScore && (
        <NumberInput
          id={fieldId(id, 'data.options.score', number)}
          label={`${name}: ${translate('editor.score')}`}
          value={option.score}
          isInvalid={issue !== null && option.score === undefined}
          describedBy={described}
          onChange={(score) => update({ score })}
        />
      )}
      <Button
        size="small"
        variant="text"
        aria-label={`${translate('editor.removeOption')}: ${number}`}
        onClick={() => act({ kind: 'removeOption', questionId: id, optionId: option.id })}
      >
        ✕
      </Button>
      {hasScore && <ReasonFields option={option} name={name} onChange={update} />}
      {issue !== null && (
        <span id={issueId} className="rv-field-fault">
          {issue}
        </span>
      )}
    </li>
  )
}

interface ReasonFieldsProps {
  option: Option
  name: string
  onChange: (patch: Partial<Omit<Option, 'id'>>) => void
}

/** Whoever chooses the option may be asked why (spec §3 reasonRequired). */
function ReasonFields({ option, name, onChange }: ReasonFieldsProps) {
  const translate = useTranslate()
  const placeholder = translate('editor.reason.default')
  return (
    <div className="rv-reason">
      <label className="rv-check">
        <input
          type="checkbox"
          checked={option.reasonRequired ?? false}
          onChange={({ target }) => onChange({ reasonRequired: target.checked })}
        />
        {translate('editor.reason')}
      </label>
      {option.reasonRequired && (
        <input
          className="rv-input"
          aria-label={`${name}: ${translate('editor.reason.placeholder')}`}
          placeholder={placeholder}
          value={option.reasonInputPlaceholder ?? ''}
          maxLength={200}
          onChange={({ target }) => onChange({ reasonInputPlaceholder: target.value })}
        />
      )}
    </div>
  )
}
