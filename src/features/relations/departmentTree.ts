import type { components } from '../../../openapi/generated/schema.d.ts'

export type Department = Pick<components['schemas']['Department'], 'id' | 'parentId' | 'name'>

export interface DepartmentChoice {
  id: number
  name: string
  depth: number
}

/** Departments as a flat list, children below their parent, with their depth from 0; the order among siblings stays. */
export function departmentTree(departments: readonly Department[]): DepartmentChoice[] {
  const known = new Set(departments.map(({ id }) => id))
  const below = new Map<number | null, Department[]>()
  for (const department of departments) {
    const parentId = department.parentId !== null && known.has(department.parentId) ? department.parentId : null
    below.set(parentId, [...(below.get(parentId) ?? []), department])
  }
  const walk = (parentId: number | null, depth: number): DepartmentChoice[] =>
    (below.get(parentId) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)])
  return walk(null, 0)
}
