import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Question } from '../../../../domain/paper/model.ts'
import { useEditing } from '../editing.ts'
import { fieldId, questionCardId } from '../focusField.ts'
import { useDragging } from '../moving/dragging.ts'
import { stepTarget } from '../moving/moves.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionSummary } from './QuestionSummary.tsx'
import { QuestionTools } from './QuestionTools.tsx'

interface QuestionCardProps {
  question: Question
  pageNumber: number
  isFocused: boolean
}

/** A question: short while others are edited, with all its fields while it has the focus. */
export function QuestionCard({ question, pageNumber, isFocused }: QuestionCardProps) {
  const translate = useTranslate()
  const { state, act, move } = useEditing()
  const card = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const edge = useDragging(card, handle, question.id)
  const { id, index } = question

  // A question that was added, moved or reached by undo takes the keyboard along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what moves
  useEffect(() => {
    if (!isFocused || card.current?.contains(document.activeElement)) return
    document.getElementById(fieldId(id, 'data.title'))?.focus()
  }, [isFocused, id, index])

  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    // There it opens the list of choices.
    if (event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    move(id, stepTarget(state.paper, id, event.key === 'ArrowUp' ? 'up' : 'down'))
  }

  return (
    <li
      ref={card}
      id={questionCardId(id)}
      className="rv-question"
      data-focused={isFocused}
      data-edge={edge}
      aria-label={translate('editor.questionAt', { page: pageNumber, index })}
      onKeyDown={press}
    >
      <span ref={handle} className="rv-handle" aria-hidden="true" title={translate('editor.drag')}>
        <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
          <path d="M1 2h2v2H1zM7 2h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 12h2v2H1zM7 12h2v2H7z" />
        </svg>
      </span>
      <span className="rv-number">{index}</span>
      {isFocused ? (
        <div className="rv-question-form">
          <QuestionFields question={question} />
          <QuestionTools question={question} />
        </div>
      ) : (
        <button
          type="button"
          className="rv-question-open"
          onClick={() => act({ kind: 'focusQuestion', questionId: id })}
        >
          <QuestionSummary question={question} />
        </button>
      )}
    </li>
  )
}
