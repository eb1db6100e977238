/** DAN_XUAN: one of several options; one of them may ask for a reason (spec §3 Option). */

import { Fragment } from 'react'
import { ANSWER_TEXT_MAXIMUM } from '../../domain/paper/answerLimits.ts'
import { chosenOption } from '../../domain/paper/answers.ts'
import { isBlank } from '../../domain/paper/blank.ts'
import { chooseOption, writeText } from './answer.ts'
import { Choice } from './Choice.tsx'
import { ClearChoice } from './ClearChoice.tsx'
import type { FieldProps } from './fieldProps.ts'
import { TextInput } from './TextInput.tsx'
import { UnableChoice } from './UnableChoice.tsx'
import { useTouch } from './useTouch.ts'

export function SingleField(props: FieldProps) {
  const { question, answer, describedBy, onGive } = props
  const { wasTouched, handlers } = useTouch()
  const chosen = answer?.unable ? undefined : chosenOption(question, answer)
  return (
    <div className="q-choices" {...handlers}>
      {(question.data.options ?? []).map((option, index) => (
        <Fragment key={option.id}>
          <Choice
            type="radio"
            name={`q${question.id}`}
            mark={index < 9 ? String(index + 1) : ''}
            checked={option.id === chosen?.id}
            describedBy={describedBy}
            onChoose={() => onGive(chooseOption(question, answer, option.id), wasTouched())}
          >
            {option.title}
          </Choice>
          {option.id === chosen?.id && option.reasonRequired && (
            <ReasonInput {...props} placeholder={option.reasonInputPlaceholder} />
          )}
        </Fragment>
      ))}
      <UnableChoice {...props} type="radio" wasTouched={wasTouched} />
      <ClearChoice {...props} />
    </div>
  )
}

function ReasonInput({ placeholder, ...props }: FieldProps & { placeholder: string | undefined }) {
  const { question, answer, translate, onGive } = props
  const ask = isBlank(placeholder) ? translate('question.reason') : (placeholder ?? '')
  return (
    <div className="q-reason">
      <span className={props.invalid ? 'q-hint q-over' : 'q-hint'} id={`q${question.id}-reason`}>
        {ask}
      </span>
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
