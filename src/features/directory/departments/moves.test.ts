import { describe, expect, test } from 'vitest'
import { moveByDrop, moveByKey, placeOf } from './moves.ts'

/** 1 > (2 > 5, 3, 4); 6 stands beside 1. */
const nodes = [
  { id: 1, parentId: null, seq: 1 },
  { id: 2, parentId: 1, seq: 1 },
  { id: 3, parentId: 1, seq: 2 },
  { id: 4, parentId: 1, seq: 3 },
  { id: 5, parentId: 2, seq: 1 },
  { id: 6, parentId: null, seq: 2 },
]

describe('by key', () => {
  test.each([
    { id: 3, key: 'ArrowUp', want: { id: 3, parentId: 1, position: 1 } },
    { id: 2, key: 'ArrowUp', want: null },
    { id: 3, key: 'ArrowDown', want: { id: 3, parentId: 1, position: 3 } },
    { id: 4, key: 'ArrowDown', want: null },
    { id: 4, key: 'ArrowRight', want: { id: 4, parentId: 3 } },
    { id: 1, key: 'ArrowRight', want: null },
    { id: 3, key: 'ArrowLeft', want: { id: 3, parentId: null, position: 2 } },
    { id: 5, key: 'ArrowLeft', want: { id: 5, parentId: 1, position: 2 } },
    { id: 6, key: 'ArrowLeft', want: null },
  ] as const)('$id $key', ({ id, key, want }) => {
    expect(moveByKey(nodes, id, key)).toEqual(want)
  })
})

describe('by drop', () => {
  test.each([
    { id: 4, target: 2, operation: 'reorder-before', want: { id: 4, parentId: 1, position: 1 } },
    { id: 2, target: 4, operation: 'reorder-after', want: { id: 2, parentId: 1, position: 3 } },
    { id: 2, target: 4, operation: 'reorder-before', want: { id: 2, parentId: 1, position: 2 } },
    { id: 3, target: 2, operation: 'reorder-after', want: null },
    { id: 6, target: 3, operation: 'combine', want: { id: 6, parentId: 3 } },
    { id: 5, target: 2, operation: 'combine', want: null },
    { id: 6, target: 2, operation: 'reorder-after', want: { id: 6, parentId: 1, position: 2 } },
    { id: 1, target: 5, operation: 'combine', want: null },
    { id: 2, target: 2, operation: 'combine', want: null },
  ] as const)('$id on $target: $operation', ({ id, target, operation, want }) => {
    expect(moveByDrop(nodes, id, target, operation)).toEqual(want)
  })
})

test('the place to be put back to', () => {
  expect(placeOf(nodes, 4)).toEqual({ id: 4, parentId: 1, position: 3 })
})
