/** Work in pieces lets others through (issue 7, point 2), and comes to the same. */
import { expect, test } from 'vitest'
import { autoBind, autoBindSteps } from '../../domain/evaluation/assignment.ts'
import { inPieces } from './pieces.ts'

const DEPARTMENTS = 50
const PEOPLE = 10_000

const departments = Array.from({ length: DEPARTMENTS }, (_, index) => ({
  id: PEOPLE + index + 1,
  parentId: index > 0 ? PEOPLE + 1 + Math.floor((index - 1) / 4) : null,
  leaderId: index + 1,
}))
const employees = Array.from({ length: PEOPLE }, (_, index) => ({
  id: index + 1,
  departmentId: PEOPLE + 1 + (index % DEPARTMENTS),
  disabled: index % 10 === 9,
}))

/** How long nobody else came, at most, while `work` was done, and how long that took, in milliseconds. */
async function besides<Answer>(work: () => Promise<Answer>) {
  let isOver = false
  const began = performance.now()
  let last = began
  let longest = 0
  const answer = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    const at = performance.now()
    longest = Math.max(longest, at - last)
    last = at
  }
  return { answer: await answer, longest, took: performance.now() - began }
}

test('raters for ten thousand evaluatees are the same in pieces, and nobody waits for a third of the work', async () => {
  const input = {
    organisation: { employees, departments },
    evaluateeIds: employees.map(({ id }) => id),
    levelTypes: ['self', 'superior', 'subordinate', 'sameLevel'] as const,
  }
  const { answer, longest, took } = await besides(() => inPieces(autoBindSteps(input)))
  expect(answer).toEqual(autoBind(input))
  expect(longest).toBeLessThan(took / 3)
})
