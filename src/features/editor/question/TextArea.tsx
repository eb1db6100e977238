import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../paper/composing.ts'
import { oneLine } from '../../../ui/inputs/oneLine.ts'
import { useEditing } from '../editing.ts'
import { describedBy, FieldFault } from './FieldFault.tsx'
import { type FieldIssue, useFieldIssue } from './useFieldIssue.ts'
import '../../../ui/inputs/choice.css'

interface TextAreaProps {
  id: string
  label: string
  value: string
  onChange: (text: string) => void
  placeholder?: string
  className?: string
  /** Enter does not break the line. */
  isOneLine?: boolean
  /** Label for screen readers only. */
  isLabelHidden?: boolean
  fieldIssue: FieldIssue
}

/** A text that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { act } = useEditing()
  const issue = useFieldIssue(props.fieldIssue)
  const keepLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && props.isOneLine && !isComposing(event.nativeEvent)) event.preventDefault()
  }
  return (
    <div className="rv-field">
      <label htmlFor={props.id} className={props.isLabelHidden ? 'rv-hidden' : undefined}>
        {props.label}
      </label>
      <textarea
        id={props.id}
        className={`rv-input rv-grow ${props.className ?? ''}`}
        rows={1}
        value={props.value}
        placeholder={props.placeholder}
        aria-invalid={issue !== null}
        aria-describedby={describedBy(props.id, issue)}
        onKeyDown={keepLine}
        onChange={({ target }) => props.onChange(props.isOneLine ? oneLine(target.value) : target.value)}
        onBlur={() => act({ kind: 'pause' })}
      />
      <FieldFault fieldId={props.id} issue={issue} />
    </div>
  )
}
