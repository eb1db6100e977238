/** DAN_XUAN: one of several options; one of them may ask for a reason (spec §3 Option). */

import { Fragment } from 'react'
import { ANSWER_TEXT_MAXIMUM } from '../../domain/paper/answerLimits.ts'
import { chosenOption } from '../../domain/paper/answers.ts'
import { isBlank } from '../../domain/paper/blank.ts'
import { asksReason, chooseOption, writeText } from './answer.ts'
import { Choice } from './Choice.tsx'
import { ClearChoice } from './ClearChoice.tsx'
import type { FieldProps } from './fieldProps.ts'
import { Issue } from './Issue.tsx'
import { TextInput } from './TextInput.tsx'
import { UnableChoice } from './UnableChoice.tsx'
import { useTouch } from './useTouch.ts'

export function SingleField(props: FieldProps) {
  const { question, answer, onGive } = props
  const { wasTouched, handlers } = useTouch()
  const chosen = answer?.unable ? undefined : chosenOption(question, answer)
  const isReasonOpen = asksReason(question, answer)
  const choices = isReasonOpen ? { ...props, describedBy: '' } : props
  return (
    <div className="q-choices" {...handlers}>
      {(question.data.options ?? []).map((option, index) => (
        <Fragment key={option.id}>
          <Choice
            type="radio"
            name={`q${question.id}`}
            mark={index < 9 ? String(index + 1) : ''}
            checked={option.id === chosen?.id}
            describedBy={choices.describedBy}
            onChoose={() => onGive(chooseOption(question, answer, option.id), wasTouched())}
          >
            {option.title}
          </Choice>
          {option.id === chosen?.id && isReasonOpen && (
            <ReasonInput {...props} placeholder={option.reasonInputPlaceholder} />
          )}
        </Fragment>
      ))}
      <UnableChoice {...choices} type="radio" wasTouched={wasTouched} />
      <ClearChoice {...props} />
    </div>
  )
}

function ReasonInput({ placeholder, ...props }: FieldProps & { placeholder: string | undefined }) {
  const { question, answer, translate, onGive } = props
  const ask = isBlank(placeholder) ? translate('question.reason') : (placeholder ?? '')
  return (
    <div className="q-reason">
      <div>
        <span className={props.invalid ? 'q-hint q-over' : 'q-hint'} id={`q${question.id}-reason`}>
          {ask}
        </span>
        <Issue question={question} issue={props.issue} />
      </div>
      <TextInput
        {...props}
        labelledBy={`q${question.id}-reason`}
        maximum={ANSWER_TEXT_MAXIMUM}
        value={answer?.text ?? ''}
        onWrite={(text) => onGive(writeText(question, answer, text), false)}
      />
    </div>
  )
}
