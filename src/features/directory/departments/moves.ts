/** Where a department goes when it is moved by key or dropped on another; null: nowhere else. */
import { childrenOf, type Move, type Node, wouldCircle } from '../../../../domain/directory/tree.ts'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type MoveKey = (typeof keys)[number]

export const isMoveKey = (key: string): key is MoveKey => keys.some((one) => one === key)

function familyOf(nodes: readonly Node[], id: number) {
  const children = childrenOf(nodes)
  const node = nodes.find((one) => one.id === id)
  const parentId = node?.parentId ?? null
  const siblings = (children.get(parentId) ?? []).map((one) => one.id)
  return { parentId, siblings, place: siblings.indexOf(id) + 1, children }
}

/** Where a department stands now, to be put back there. */
export function placeOf(nodes: readonly Node[], id: number): Move {
  const { parentId, place } = familyOf(nodes, id)
  return { id, parentId, position: place }
}

/** Up and down among its siblings, right into the one before it, left out of its parent and behind it. */
export function moveByKey(nodes: readonly Node[], id: number, key: MoveKey): Move | null {
  const { parentId, siblings, place } = familyOf(nodes, id)
  if (key === 'ArrowUp') return place > 1 ? { id, parentId, position: place - 1 } : null
  if (key === 'ArrowDown') return place < siblings.length ? { id, parentId, position: place + 1 } : null
  if (key === 'ArrowRight') {
    const before = siblings[place - 2]
    return before === undefined ? null : { id, parentId: before }
  }
  if (parentId === null) return null
  const parent = familyOf(nodes, parentId)
  return { id, parentId: parent.parentId, position: parent.place + 1 }
}

export type DropOperation = 'reorder-before' | 'reorder-after' | 'combine'

/** Before or after the department it is dropped on, or below it as its last child. */
export function moveByDrop(
  nodes: readonly Node[],
  id: number,
  targetId: number,
  operation: DropOperation,
): Move | null {
  if (wouldCircle(nodes, id, targetId)) return null
  const own = familyOf(nodes, id)
  if (operation === 'combine') {
    const last = familyOf(nodes, targetId).children.get(targetId)?.at(-1)
    return last?.id === id ? null : { id, parentId: targetId }
  }
  const target = familyOf(nodes, targetId)
  const others = target.siblings.filter((one) => one !== id)
  const position = others.indexOf(targetId) + (operation === 'reorder-before' ? 1 : 2)
  const isThere = own.parentId === target.parentId && own.place === position
  return isThere ? null : { id, parentId: target.parentId, position }
}
