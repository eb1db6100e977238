import { expect, test } from 'vitest'
import { above, type DepartmentNode, nodesOf } from './departmentNodes.ts'

const department = (id: number, parentId: number | null, name: string, memberCount: number) => ({
  ...{ id, parentId, name, memberCount, seq: id },
  ...{ departNo: '', leaderId: null, leaderName: '', version: 1 },
})
const all = [
  department(1, null, '总部', 1),
  department(2, 1, '研发部', 5),
  department(3, 2, '测试组', 3),
  department(4, 1, '销售部', 7),
  department(5, null, '测试中心', 2),
]

const outline = (nodes: readonly DepartmentNode[]): string =>
  nodes
    .map(({ name, total, children }) => `${name} ${total}${children.length > 0 ? ` (${outline(children)})` : ''}`)
    .join(', ')

test('counts go up the tree', () => {
  expect(outline(nodesOf(all))).toBe('总部 16 (研发部 8 (测试组 3), 销售部 7), 测试中心 2')
})

test('words keep what they are found in, and what that lies within; counts stay', () => {
  expect(outline(nodesOf(all, '测试'))).toBe('总部 16 (研发部 8 (测试组 3)), 测试中心 2')
  expect(nodesOf(all, '财务')).toEqual([])
})

test('what lies above one', () => {
  expect(above(all, 3).map(({ name }) => name)).toEqual(['总部', '研发部'])
  expect(above(all, 5)).toEqual([])
})
