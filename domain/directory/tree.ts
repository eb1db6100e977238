/** Pure rules of the department tree: its order, where a move leaves everybody, no circles. */

export interface Node {
  id: number
  /** Null at the top; one whose parent is gone counts as a top one. */
  parentId: number | null
  /** Place among its siblings, from 1. */
  seq: number
}

export interface Branch<T> {
  node: T
  /** 0 at the top. */
  depth: number
}

type Children<T> = Map<number | null, T[]>

/** The children of each in their order. */
export function childrenOf<T extends Node>(nodes: readonly T[]): Children<T> {
  const ids = new Set(nodes.map(({ id }) => id))
  const children: Children<T> = new Map()
  for (const node of [...nodes].sort((a, b) => a.seq - b.seq || a.id - b.id)) {
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [node])
    else siblings.push(node)
  }
  return children
}

/** Everything in reading order: each below its parent, siblings by place. */
export function branchesOf<T extends Node>(nodes: readonly T[]): Branch<T>[] {
  const children = childrenOf(nodes)
  const waiting: Branch<T>[] = []
  const wait = (parent: number | null, depth: number) =>
    waiting.push(...(children.get(parent) ?? []).map((node) => ({ node, depth })).reverse())
  const ordered: Branch<T>[] = []
  wait(null, 0)
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    ordered.push(branch)
    wait(branch.node.id, branch.depth + 1)
  }
  return ordered
}

/** A node and all below it, by id; none where it is not there. */
export function branchIds(nodes: readonly Node[], id: number): number[] {
  if (!nodes.some((node) => node.id === id)) return []
  const children = childrenOf(nodes)
  // A set goes on with what is added meanwhile, and ends at a circle.
  const branch = new Set([id])
  for (const above of branch) for (const below of children.get(above) ?? []) branch.add(below.id)
  return [...branch]
}

/** Whether `id` would come to lie below itself with `parentId` as its parent (design: cycles refused). */
export function wouldCircle(nodes: readonly Node[], id: number, parentId: number | null): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]))
  const seen = new Set<number>()
  for (let at = parentId; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** `nodes` with those of `ids` at the places 1, 2, 3 ... below `parentId`. */
export function arranged<T extends Node>(nodes: readonly T[], parentId: number | null, ids: readonly number[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index + 1]))
  return nodes.map((node) => {
    const seq = places.get(node.id)
    return seq === undefined ? node : { ...node, parentId, seq }
  })
}

export interface Move {
  id: number
  parentId: number | null
  /** From 1; left out or beyond the end: the last place. */
  position?: number | undefined
}

/** Where everybody stands after a move, the places of the old and the new siblings without a gap. */
export function moved<T extends Node>(nodes: readonly T[], { id, parentId, position }: Move): T[] {
  const children = childrenOf(nodes)
  const node = nodes.find((one) => one.id === id)
  if (node === undefined) return [...nodes]
  const others = (parent: number | null) =>
    (children.get(parent) ?? []).flatMap((one) => (one.id === id ? [] : [one.id]))
  const siblings = others(parentId)
  const at = Math.max(0, (position ?? siblings.length + 1) - 1)
  const left = arranged(nodes, node.parentId, others(node.parentId))
  return arranged(left, parentId, [...siblings.slice(0, at), id, ...siblings.slice(at)])
}

/** Siblings in the order the positions ask for: those named stand at theirs, the others around them as they were. */
function inPositions(siblings: readonly Node[], positions: ReadonlyMap<number, number>): number[] {
  const ids = siblings.map(({ id }) => id)
  const placeOf = (id: number) => positions.get(id) ?? 0
  const named = ids.filter((id) => positions.has(id)).sort((a, b) => placeOf(a) - placeOf(b))
  const others = ids.filter((id) => !positions.has(id))
  const ordered: number[] = []
  while (ordered.length < siblings.length) {
    const [next] = named
    const isDue = next !== undefined && (others.length === 0 || placeOf(next) <= ordered.length + 1)
    ordered.push(...(isDue ? named : others).splice(0, 1))
  }
  return ordered
}

/** Where everybody stands once those named have the places given among their siblings (spec §7 departments/positon). */
export function positioned<T extends Node>(nodes: readonly T[], positions: ReadonlyMap<number, number>): T[] {
  let result = [...nodes]
  for (const [parent, siblings] of childrenOf(nodes)) {
    if (siblings.some(({ id }) => positions.has(id))) {
      result = arranged(result, parent, inPositions(siblings, positions))
    }
  }
  return result
}
