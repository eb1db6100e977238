/** Pure rules of the department tree. */

export interface Node {
  id: number
  parentId: number | null
  seq: number
}

/** Parents before children, siblings by seq; a node whose parent is gone counts as a top one. */
export function treeOrder<T extends Node>(nodes: readonly T[]): T[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const children = new Map<number | null, T[]>()
  for (const node of [...nodes].sort((a, b) => a.seq - b.seq || a.id - b.id)) {
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [node])
    else siblings.push(node)
  }
  const ordered: T[] = []
  const waiting = [...(children.get(null) ?? [])].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    ordered.push(node)
    for (const child of [...(children.get(node.id) ?? [])].reverse()) waiting.push(child)
  }
  return ordered
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
