/** One question as the one who answers sees it: title, what explains it, and the field of its type. */
import type { ReactNode, Ref } from 'react'
import type { Question } from '../../domain/paper/model.ts'
import { asksReason, isSettledByOneTouch } from './answer.ts'
import { DropdownField } from './DropdownField.tsx'
import type { FieldProps } from './fieldProps.ts'
import { Issue, issueId } from './Issue.tsx'
import { NumberField } from './NumberField.tsx'
import { OptionsField } from './OptionsField.tsx'
import { RatingField } from './RatingField.tsx'
import { SingleField } from './SingleField.tsx'
import { SliderField } from './SliderField.tsx'
import { TextField } from './TextField.tsx'
import { UnableChoice } from './UnableChoice.tsx'
import './paper.css'
import './slider.css'

export interface QuestionFormProps extends Omit<FieldProps, 'describedBy' | 'invalid'> {
  /** Focus goes here when the question appears. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Stands between title and field, e.g. the number of the question. */
  children?: ReactNode
}

const FIELDS: Record<Question['type'], (props: FieldProps) => ReactNode> = {
  DAN_XUAN: SingleField,
  DUO_XUAN: OptionsField,
  XIA_LA: DropdownField,
  WEN_DA: TextField,
  DA_FEN: RatingField,
  DA_FEN_INPUT: NumberField,
  DA_FEN_SLIDE: SliderField,
}

export function QuestionForm({ headingRef, children, ...field }: QuestionFormProps) {
  const { question, answer, issue, translate } = field
  // Among radios, "unable to observe" is one of them; elsewhere it stands beside the field.
  const isRadios = isSettledByOneTouch(question)
  const Field = question.type === 'DA_FEN' && !isRadios ? NumberField : FIELDS[question.type]
  const summaryId = `q${question.id}-summary`
  const shared = { ...field, describedBy: issue ? issueId(question) : '', invalid: issue !== undefined }
  return (
    <fieldset className="q" aria-describedby={question.data.summary ? summaryId : undefined}>
      <legend>
        {children}
        <h1 className="q-title" tabIndex={-1} ref={headingRef} id={`q${question.id}`}>
          {question.data.title}
          {!question.config.required && <small className="q-optional">{translate('question.optional')}</small>}
        </h1>
      </legend>
      {question.data.summary && (
        <p className="q-summary" id={summaryId}>
          {question.data.summary}
        </p>
      )}
      <Field {...shared} />
      {/* Where a reason is asked for, that is what is missing or too long: it is said in its field. */}
      {!asksReason(question, answer) && <Issue question={question} issue={issue} />}
      {!isRadios && (
        <div className="q-choices">
          <UnableChoice {...shared} type="checkbox" />
        </div>
      )}
    </fieldset>
  )
}
