/** Departments as the tree they are. */
import type { components } from '../../../openapi/generated/schema.d.ts'

export type Department = components['schemas']['Department']

export interface Branch {
  department: Department
  /** 0 at the top. */
  depth: number
}

/** All departments in reading order, each below its parent; one whose parent is not in the list stands at the top. */
export function branchesOf(departments: readonly Department[]): Branch[] {
  const known = new Set(departments.map(({ id }) => id))
  const children = new Map<number | null, Department[]>()
  for (const department of departments) {
    const { parentId } = department
    const parent = parentId !== null && known.has(parentId) ? parentId : null
    children.set(parent, [...(children.get(parent) ?? []), department])
  }
  const branches: Branch[] = []
  const visited = new Set<number>()
  function descend(parent: number | null, depth: number) {
    for (const department of children.get(parent) ?? []) {
      if (visited.has(department.id)) continue
      visited.add(department.id)
      branches.push({ department, depth })
      descend(department.id, depth + 1)
    }
  }
  descend(null, 0)
  return branches
}
