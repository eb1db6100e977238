import { expect, test } from 'vitest'
import { branchesOf, type Department } from './tree.ts'

const department = (id: number, parentId: number | null): Department => ({
  id,
  parentId,
  seq: 1,
  departNo: '',
  leaderId: null,
  name: `D${id}`,
  members: [],
})

test.each([
  { name: 'nothing', given: [], want: [] },
  {
    name: 'children below their parents, whatever the order of the answer',
    given: [department(3, 2), department(1, null), department(2, 1), department(4, 1)],
    want: ['D1:0', 'D2:1', 'D3:2', 'D4:1'],
  },
  { name: 'a found child without its parent at the top', given: [department(3, 2)], want: ['D3:0'] },
])('$name', ({ given, want }) => {
  expect(branchesOf(given).map(({ department: { name }, depth }) => `${name}:${depth}`)).toEqual(want)
})
