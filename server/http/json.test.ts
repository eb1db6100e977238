import { expect, test } from 'vitest'
import { longJson } from './json.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `员工"${index}`,
    percent: index / 8,
    band: null,
    mark: undefined,
  }))

test('what is short is left to whoever writes it at once', async () => {
  expect(await longJson({ result: { items: people(500) } })).toBeUndefined()
})

test.each([
  ['a list', people(1234)],
  ['lists within', { items: people(501), incomplete: [], told: undefined, summed: true }],
  ['lists deep within', { dimensions: [{ windows: null }, { windows: { line: 1, places: people(777) } }], of: [[]] }],
  ['a list of lists', { rows: people(600).map((person) => [person, undefined, [1]]) }],
])('%s is written as ever', async (_, result) => {
  const answer = { returnCode: 0, message: '', result }
  expect((await longJson(answer))?.toString()).toBe(JSON.stringify(answer))
})

test('one of everybody lets others come between', async () => {
  const result = people(100_000)
  let turns = 0
  let isOver = false
  const written = longJson({ result }).finally(() => {
    isOver = true
  })
  for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  expect((await written)?.toString()).toBe(JSON.stringify({ result }))
  expect(turns).toBeGreaterThan(3)
})
