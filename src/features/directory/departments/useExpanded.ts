/** Which departments show what is below them; lasts as long as the visit. */
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import type { Department } from '../../../resource/people/person.ts'
import { above, type DepartmentNode } from './departmentNodes.ts'

interface Showing {
  /** What lies above it is opened, so that it is seen. */
  selectedId: number | null
  /** Everything that was found is seen. */
  isSearching: boolean
}

const parentsIn = (nodes: readonly DepartmentNode[]): number[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...parentsIn(children)] : []))

export function useExpanded(
  departments: readonly Department[],
  nodes: readonly DepartmentNode[],
  { selectedId, isSearching }: Showing,
): [readonly number[], (ids: number[]) => void] {
  const [stored, setStored] = useStore<number[] | null>('departments.expanded', null)
  const expanded = stored ?? nodes.map(({ id }) => id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice opens its branch
  useEffect(() => {
    if (selectedId === null) return
    const path = above(departments, selectedId).map(({ id }) => id)
    if (path.some((id) => !expanded.includes(id))) setStored([...new Set([...expanded, ...path])])
  }, [selectedId])
  return [isSearching ? parentsIn(nodes) : expanded, (ids) => !isSearching && setStored([...new Set(ids)])]
}
