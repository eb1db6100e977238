import { expect, test } from 'vitest'
import type { Dimension } from './model.ts'
import { readBefore, retype, typeAll, typeOne, unsaved, weightChanges } from './typedWeights.ts'

const one: Dimension = { id: 1, name: 'A', weight: null, questionCount: 0 }
const two: Dimension = { id: 2, name: 'B', weight: 40, questionCount: 0 }
const dimensions = [one, two]
const reread = [{ ...one, weight: 60 }, two]

test('what is typed remembers what it was typed over, also once it is typed again after a later reading', () => {
  const typed = typeOne(one, new Map(), '5')
  expect(typed).toEqual(new Map([[1, { text: '5', over: null }]]))
  const again = typeOne({ ...one, weight: 60 }, typed, '50')
  expect(again).toEqual(new Map([[1, { text: '50', over: null }]]))
  expect(readBefore(reread, again)).toEqual(dimensions)
  expect(typeAll(reread, again, ['70', '30'])).toEqual(
    new Map([
      [1, { text: '70', over: null }],
      [2, { text: '30', over: 40 }],
    ]),
  )
  expect(readBefore(reread, retype(again, reread))).toEqual(reread)
})

test('what is stored as it was typed is typed no longer', () => {
  const typed = typeAll(dimensions, new Map(), ['60', '30'])
  expect(unsaved(typed, reread)).toEqual(new Map([[2, { text: '30', over: 40 }]]))
})

test.each([
  { name: 'nothing', now: dimensions, want: [] },
  { name: 'a name', now: [{ ...one, name: 'C' }, two], want: [] },
  { name: 'a weight', now: reread, want: [{ dimension: { ...one, weight: 60 }, kind: 'weighed' }] },
  {
    name: 'one that came and one that went',
    now: [two, { ...one, id: 3 }],
    want: [
      { dimension: { ...one, id: 3 }, kind: 'added' },
      { dimension: one, kind: 'removed' },
    ],
  },
])('a later reading differs in $name', ({ now, want }) => {
  expect(weightChanges(dimensions, now)).toEqual(want)
})
