import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { branchesOf, branchIds, childrenOf, moved, type Node, positioned, wouldCircle } from './tree.ts'

const node = (id: number, parentId: number | null, seq = 1): Node => ({ id, parentId, seq })
/** 1 > (2 > 4, 3); 5 has lost its parent. */
const nodes = [node(4, 2, 1), node(3, 1, 2), node(2, 1, 1), node(1, null), node(5, 99, 2)]

test('each below its parent, siblings by place, orphans at the top', () => {
  expect(branchesOf(nodes).map(({ node: { id }, depth }) => [id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [4, 2],
    [3, 1],
    [5, 0],
  ])
})

test.each([
  { id: 1, want: [1, 2, 3, 4] },
  { id: 2, want: [2, 4] },
  { id: 4, want: [4] },
  { id: 5, want: [5] },
  { id: 99, want: [] },
])('the branch of $id', ({ id, want }) => {
  expect(branchIds(nodes, id)).toEqual(want)
})

test('a branch that is a circle ends', () => {
  expect(branchIds([node(1, 2), node(2, 1), node(3, 2)], 1)).toEqual([1, 2, 3])
})

describe('circles', () => {
  test.each([
    { id: 1, parentId: 1, want: true },
    { id: 1, parentId: 4, want: true },
    { id: 2, parentId: 3, want: false },
    { id: 4, parentId: null, want: false },
    { id: 4, parentId: 5, want: false },
  ])('$id under $parentId', ({ id, parentId, want }) => {
    expect(wouldCircle(nodes, id, parentId)).toBe(want)
  })
})

/** Places with gaps, as older data may have them. */
const siblings = [node(1, null, 2), node(2, null, 4), node(3, null, 9), node(8, 1, 3)]
const idsUnder = (all: readonly Node[], parentId: number | null) =>
  childrenOf(all)
    .get(parentId)
    ?.map(({ id }) => id)
const seqsUnder = (all: readonly Node[], parentId: number | null) =>
  childrenOf(all)
    .get(parentId)
    ?.map(({ seq }) => seq)

describe('a move', () => {
  test.each([
    { move: { id: 3, parentId: 1 }, top: [1, 2], below: [8, 3] },
    { move: { id: 3, parentId: 1, position: 1 }, top: [1, 2], below: [3, 8] },
    { move: { id: 3, parentId: null, position: 1 }, top: [3, 1, 2], below: [8] },
    { move: { id: 1, parentId: null, position: 2 }, top: [2, 1, 3], below: [8] },
    { move: { id: 1, parentId: null, position: 99 }, top: [2, 3, 1], below: [8] },
    { move: { id: 8, parentId: null, position: 3 }, top: [1, 2, 8, 3], below: undefined },
  ])('$move', ({ move, top, below }) => {
    const after = moved(siblings, move)
    expect(idsUnder(after, null)).toEqual(top)
    expect(idsUnder(after, 1)).toEqual(below)
    expect(seqsUnder(after, null)).toEqual(top.map((_, index) => index + 1))
    expect(seqsUnder(after, move.parentId)).toEqual(idsUnder(after, move.parentId)?.map((_, index) => index + 1))
  })
})

describe('positions', () => {
  test.each([
    { given: [[3, 1]], want: [3, 1, 2] },
    { given: [[1, 3]], want: [2, 3, 1] },
    { given: [[1, 2]], want: [2, 1, 3] },
    { given: [[3, 99]], want: [1, 2, 3] },
    {
      given: [
        [2, 0],
        [1, 1],
        [3, 2],
      ],
      want: [2, 1, 3],
    },
    {
      given: [
        [3, 10],
        [2, 20],
        [1, 30],
      ],
      want: [3, 2, 1],
    },
  ])('$given', ({ given, want }) => {
    const after = positioned(siblings, new Map(given.map(([id = 0, place = 0]) => [id, place])))
    expect(idsUnder(after, null)).toEqual(want)
    expect(seqsUnder(after, null)).toEqual([1, 2, 3])
    expect(after.find(({ id }) => id === 8)).toEqual(node(8, 1, 3))
  })
})

test('whatever is moved, nobody is lost, no place is given twice and none is left out', () => {
  const count = 8
  const trees = fc.array(fc.nat(), { minLength: count, maxLength: count }).map((parents) =>
    parents.map((parent, index) => {
      const parentId = parent % (index + 1)
      return node(index + 1, parentId === 0 ? null : parentId, (parent % 3) + 1)
    }),
  )
  const moves = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: count }), parent: fc.nat(count), position: fc.nat(count) }),
    {
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(trees, moves, (start, asked) => {
      let all = start
      for (const { id, parent, position } of asked) {
        const parentId = parent === 0 ? null : parent
        if (wouldCircle(all, id, parentId)) continue
        all = moved(all, { id, parentId, position })
        const places = seqsUnder(all, parentId) ?? []
        expect(places).toEqual(places.map((_, index) => index + 1))
      }
      expect(branchesOf(all)).toHaveLength(count)
    }),
  )
})
