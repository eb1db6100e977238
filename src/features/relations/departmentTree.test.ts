import { expect, test } from 'vitest'
import { departmentTree } from './departmentTree.ts'

test('children stand below their parent; one whose parent is unknown stands at the top', () => {
  const given = [
    { id: 1, parentId: null, name: 'A' },
    { id: 2, parentId: null, name: 'B' },
    { id: 3, parentId: 1, name: 'A1' },
    { id: 4, parentId: 3, name: 'A11' },
    { id: 5, parentId: 99, name: 'C' },
  ]
  expect(departmentTree(given)).toEqual([
    { id: 1, name: 'A', depth: 0 },
    { id: 3, name: 'A1', depth: 1 },
    { id: 4, name: 'A11', depth: 2 },
    { id: 2, name: 'B', depth: 0 },
    { id: 5, name: 'C', depth: 0 },
  ])
})
