/** Drag and drop of questions; everything it does can be done by key and by button as well. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'
import type { MoveTarget } from '../../../../domain/paper/edit.ts'
import { useDrops } from '../../../ui/useDrops.ts'
import { dropTarget, edgeOf } from './dropTarget.ts'

/** Makes a card draggable by its handle, and a place to drop others before or after; answers the edge to draw. */
export function useDragging(
  card: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  questionId: number,
): 'before' | 'after' | undefined {
  const [edge, setEdge] = useState<'before' | 'after'>()
  useEffect(() => {
    const element = card.current
    const dragHandle = handle.current
    if (element === null || dragHandle === null) return
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ questionId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.questionId === 'number' && source.data.questionId !== questionId,
        getData: ({ input }) => ({ questionId, place: edgeOf(input.clientY, element.getBoundingClientRect()) }),
        onDrag: ({ self }) => setEdge(self.data.place === 'before' ? 'before' : 'after'),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    )
  }, [card, handle, questionId])
  return edge
}

/** Makes the foot of a page a place to drop a question at its end; answers whether one hovers there. */
export function usePageEnd(foot: RefObject<HTMLElement | null>, pageId: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = foot.current
    if (element === null) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.questionId === 'number',
      getData: () => ({ pageId, place: 'end' }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [foot, pageId])
  return isOver
}

/** Listens to all drops of questions. */
export function useDropping(move: (questionId: number, target: MoveTarget) => void): void {
  useDrops(({ questionId }, place) => {
    const target = dropTarget(place)
    if (target !== null && typeof questionId === 'number') move(questionId, target)
  })
}
