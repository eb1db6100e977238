import { expect, test } from 'vitest'
import { meaningOf } from './useQuestionKeys.ts'

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test.each([
  { given: key('3'), on: 'H1', want: 'digit' },
  { given: key('3'), on: 'radio', want: 'digit' },
  { given: key('3'), on: 'text', want: null },
  { given: key('3'), on: 'TEXTAREA', want: null },
  { given: key('3', { ctrlKey: true }), on: 'H1', want: null },
  { given: key('-'), on: 'radio', want: 'unable' },
  { given: key('-'), on: 'text', want: null },
  { given: key('Enter'), on: 'radio', want: 'next' },
  { given: key('Enter'), on: 'text', want: 'next' },
  { given: key('Enter'), on: 'BUTTON', want: null },
  { given: key('Enter'), on: 'A', want: null },
  { given: key('Enter'), on: 'SELECT', want: null },
  { given: key('Enter'), on: 'TEXTAREA', want: null },
  { given: key('Enter', { ctrlKey: true }), on: 'TEXTAREA', want: 'next' },
  { given: key('ArrowRight'), on: 'H1', want: 'next' },
  { given: key('ArrowLeft'), on: 'BUTTON', want: 'previous' },
  { given: key('ArrowLeft', { altKey: true }), on: 'H1', want: null },
  { given: key('ArrowRight'), on: 'radio', want: null },
  { given: key('ArrowRight'), on: 'range', want: null },
  { given: key('ArrowRight'), on: 'text', want: null },
  { given: key('ArrowDown'), on: 'H1', want: 'enter' },
  { given: key('ArrowDown'), on: 'SELECT', want: null },
  { given: key('Tab'), on: 'H1', want: null },
])('$given.key on $on: $want', ({ given, on, want }) => {
  expect(meaningOf(given, on)).toBe(want)
})
