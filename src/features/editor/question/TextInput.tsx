import { useEditing } from '../editing.ts'
import { fieldId } from '../focusField.ts'
import { describedBy, FieldFault } from './FieldFault.tsx'
import { type FieldIssue, useFieldIssue } from './useFieldIssue.ts'

interface TextInputProps {
  /** The field it edits, and whose fault stands below it. */
  field: FieldIssue
  label?: string
  value: string
  onChange: (text: string) => void
  className?: string
  placeholder?: string
}

/** One line of text. */
export function TextInput({ field, label, value, onChange, className = '', placeholder }: TextInputProps) {
  const { act } = useEditing()
  const issue = useFieldIssue(field)
  const id = fieldId(field.questionId, field.field, field.optionNumber)
  return (
    <>
      <input
        id={id}
        className={`rv-input ${className}`}
        aria-label={label}
        aria-invalid={issue !== null}
        aria-describedby={describedBy(id, issue)}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => act({ kind: 'pause' })}
      />
      <FieldFault fieldId={id} issue={issue} />
    </>
  )
}
