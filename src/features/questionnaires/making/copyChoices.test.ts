import { expect, test } from 'vitest'
import { switchPart, USUAL_COPY } from './CopyChoices.tsx'

test.each([
  {
    name: 'people come along when asked for',
    given: ['relations', true] as const,
    want: { paper: true, dimensions: true, settings: true, relations: true },
  },
  {
    name: 'indicators stay behind with the questions',
    given: ['paper', false] as const,
    want: { paper: false, dimensions: false, settings: true, relations: false },
  },
])('$name', ({ given: [part, isTaken], want }) => {
  expect(switchPart(USUAL_COPY, part, isTaken)).toEqual(want)
})
