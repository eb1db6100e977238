import type { MoveTarget } from '../../../../domain/paper/edit.ts'

/** Upper or lower half of a card. */
export function edgeOf(y: number, { top, height }: { top: number; height: number }): 'before' | 'after' {
  return y < top + height / 2 ? 'before' : 'after'
}

/** What the data of a drop place means; null for one that is not ours. */
export function dropTarget(data: Record<string | symbol, unknown>): MoveTarget | null {
  const { place, questionId, pageId } = data
  if (place === 'end' && typeof pageId === 'number') return { place, pageId }
  if ((place === 'before' || place === 'after') && typeof questionId === 'number') return { place, questionId }
  return null
}
