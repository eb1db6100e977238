import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { OPTIONS_MAXIMUM } from '../../../../domain/paper/bounds.ts'
import type { Option, Question } from '../../../../domain/paper/model.ts'
import { QUESTION_TYPE_RULES } from '../../../../domain/paper/questionTypes.ts'
import { OPTION_TEXT_MAXIMUM } from '../../../../domain/paper/textLengths.ts'
import { isTooLong } from '../../../../domain/textLength.ts'
import { useEditing } from '../editing.ts'
import { fieldId } from '../focusField.ts'
import { describedBy, FieldFault } from './FieldFault.tsx'
import { NumberInput } from './NumberInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useFieldIssue } from './useFieldIssue.ts'

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
        disabled={options.length >= OPTIONS_MAXIMUM}
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
  const titleIssue = useFieldIssue({ questionId: id, field: 'data.options', optionNumber: number })
  const scoreIssue = useFieldIssue({ questionId: id, field: 'data.options.score', optionNumber: number })
  const hasScore = QUESTION_TYPE_RULES[type].optionsHaveScore
  const titleId = fieldId(id, 'data.options', number)
  const scoreId = fieldId(id, 'data.options.score', number)
  const name = translate('editor.option', { index: number })
  const update = (patch: Partial<Omit<Option, 'id'>>) =>
    act({ kind: 'updateOption', questionId: id, optionId: option.id, patch })
  return (
    <li>
      <input
        id={titleId}
        className="rv-input rv-option-title"
        aria-label={name}
        aria-invalid={titleIssue !== null}
        aria-describedby={describedBy(titleId, titleIssue)}
        placeholder={name}
        value={option.title}
        onChange={({ target }) => update({ title: target.value })}
        onBlur={() => act({ kind: 'pause' })}
      />
      {hasScore && (
        <span className="rv-config-figure">
          <label htmlFor={scoreId}>{translate('editor.score')}</label>
          <NumberInput
            id={scoreId}
            label={`${name}: ${translate('editor.score')}`}
            value={option.score}
            isInvalid={scoreIssue !== null}
            describedBy={describedBy(scoreId, scoreIssue)}
            onChange={(score) => update({ score })}
          />
        </span>
      )}
      {hasScore && (
        <label className="rv-tick">
          <input
            type="checkbox"
            aria-label={`${name}: ${translate('editor.reason')}`}
            checked={option.reasonRequired ?? false}
            onChange={({ target }) => update({ reasonRequired: target.checked })}
          />
          {translate('editor.reason')}
        </label>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={`${translate('editor.removeOption')}: ${number}`}
        onClick={() => act({ kind: 'removeOption', questionId: id, optionId: option.id })}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M2 2l10 10M12 2L2 12" />
        </svg>
      </Button>
      {hasScore &&
        (option.reasonRequired ||
          isTooLong(option.reasonInputPlaceholder ?? '', OPTION_TEXT_MAXIMUM.reasonInputPlaceholder)) && (
          <TextInput
            field={{ questionId: id, field: 'data.options.reasonInputPlaceholder', optionNumber: number }}
            className="rv-reason"
            label={`${name}: ${translate('editor.reason.placeholder')}`}
            placeholder={translate('editor.reason.default')}
            value={option.reasonInputPlaceholder ?? ''}
            onChange={(reasonInputPlaceholder) => update({ reasonInputPlaceholder })}
          />
        )}
      <FieldFault fieldId={titleId} issue={titleIssue} />
      <FieldFault fieldId={scoreId} issue={scoreIssue} />
    </li>
  )
}
