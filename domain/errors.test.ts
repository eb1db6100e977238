import { expect, test } from 'vitest'
import { ERRORS, PASSING } from './errors.ts'

test('whatever answers 503 says when to try again, and nothing else does', () => {
  const away = Object.entries(ERRORS).flatMap(([name, { status }]) => (status === 503 ? [name] : []))
  expect(Object.keys(PASSING).sort()).toEqual(away.sort())
})
