/** The keyboard on a question: digits choose, minus for "unable", Enter goes on, arrows turn the pages. */
import { useEffect, useRef } from 'react'
import { isComposing } from '../../paper/composing.ts'

interface QuestionKeys {
  digit: (digit: number) => void
  unable: () => void
  next: () => void
  previous: () => void
}

/** What a key means on this element; null leaves it to the browser. */
export function meaningOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>, target: string) {
  const isWriting = target === 'TEXTAREA' || target === 'text'
  if (event.key === 'Enter') {
    if (target === 'TEXTAREA') return event.ctrlKey || event.metaKey ? 'next' : null
    return ['BUTTON', 'A', 'SELECT'].includes(target) ? null : 'next'
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting || target === 'SELECT') return null
  if (/^\d$/.test(event.key)) return 'digit'
  if (event.key === '-') return 'unable'
  const isField = target === 'radio' || target === 'range'
  if (isField) return null
  if (event.key === 'ArrowRight') return 'next'
  if (event.key === 'ArrowLeft') return 'previous'
  return event.key === 'ArrowDown' ? 'enter' : null
}

function targetOf(event: KeyboardEvent): string {
  const { target } = event
  if (target instanceof HTMLInputElement) return target.type
  return target instanceof Element ? target.tagName : ''
}

export function useQuestionKeys(keys: QuestionKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || event.defaultPrevented) return
      const meaning = meaningOf(event, targetOf(event))
      if (meaning === null) return
      event.preventDefault()
      if (meaning === 'digit') current.current.digit(Number(event.key))
      else if (meaning === 'enter') focusField()
      else current.current[meaning]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function focusField(): void {
  const field =
    document.querySelector<HTMLElement>('.q input:checked') ??
    document.querySelector<HTMLElement>('.q input, .q textarea, .q select')
  field?.focus()
}
