/** Departments as the tree on the page. */
import { branchesOf, childrenOf } from '../../../../domain/directory/tree.ts'
import { holdsWords } from '../../../../domain/search.ts'
import type { Department } from '../../../resource/people/person.ts'

export interface DepartmentNode extends Department {
  /** Its people and those of all departments below it. */
  total: number
  children: DepartmentNode[]
}

/** The tree; with words only what holds them, and what that lies within. */
export function nodesOf(departments: readonly Department[], words = ''): DepartmentNode[] {
  const holds = holdsWords(words)
  const children = childrenOf(departments)
  const nodes = new Map<number | null, DepartmentNode>()
  const shown = new Set<number>()
  // Children come behind their parents, so from behind each finds its own ready.
  for (const { node } of branchesOf(departments).reverse()) {
    const below = (children.get(node.id) ?? []).flatMap(({ id }) => nodes.get(id) ?? [])
    const total = below.reduce((sum, one) => sum + one.total, node.memberCount)
    const visible = below.filter(({ id }) => shown.has(id))
    nodes.set(node.id, { ...node, total, children: visible })
    if (visible.length > 0 || holds(node.name, node.departNo)) shown.add(node.id)
  }
  return (children.get(null) ?? []).flatMap(({ id }) => (shown.has(id) ? (nodes.get(id) ?? []) : []))
}

/** The departments above one, the topmost first. */
export function above(departments: readonly Department[], id: number): Department[] {
  const known = new Map(departments.map((one) => [one.id, one]))
  const path: Department[] = []
  for (let at = known.get(id)?.parentId ?? null; at !== null; ) {
    const parent = known.get(at)
    if (parent === undefined || path.includes(parent)) break
    path.unshift(parent)
    at = parent.parentId
  }
  return path
}
