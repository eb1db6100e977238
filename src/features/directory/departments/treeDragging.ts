/** Drag and drop of departments; all of it can be done by key and by dialog as well. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDrops } from '../../../ui/useDrops.ts'
import type { DropOperation } from './moves.ts'

const OPERATIONS = { 'reorder-before': 'available', 'reorder-after': 'available', combine: 'available' } as const

const idIn = ({ departmentId }: Record<string | symbol, unknown>) =>
  typeof departmentId === 'number' ? departmentId : undefined

/** Makes a row draggable and a place to drop others; answers what a drop now would do. */
export function useRowDragging(
  row: RefObject<HTMLElement | null>,
  departmentId: number,
  canTake: (id: number) => boolean,
): DropOperation | undefined {
  const [operation, setOperation] = useState<DropOperation>()
  const takes = useEffectEvent(canTake)
  useEffect(() => {
    const element = row.current
    if (element === null) return
    return combine(
      draggable({ element, getInitialData: () => ({ departmentId }) }),
      dropTargetForElements({
        element,
        canDrop({ source }) {
          const id = idIn(source.data)
          return id !== undefined && takes(id)
        },
        getData: ({ input }) => attachInstruction({ departmentId }, { input, element, operations: OPERATIONS }),
        onDrag: ({ self }) => setOperation(extractInstruction(self.data)?.operation),
        onDragLeave: () => setOperation(undefined),
        onDrop: () => setOperation(undefined),
      }),
    )
  }, [row, departmentId])
  return operation
}

/** Listens to all drops of departments. */
export function useRowDrops(drop: (id: number, targetId: number, operation: DropOperation) => void): void {
  useDrops((dragged, place) => {
    const [id, targetId] = [idIn(dragged), idIn(place)]
    const operation = extractInstruction(place)?.operation
    if (id !== undefined && targetId !== undefined && operation !== undefined) drop(id, targetId, operation)
  })
}
