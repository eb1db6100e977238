/** What was typed of the dimensions when the session ended: weights, and the name of a new one. It is offered again. */
import { isBlank } from '../../../domain/paper/blank.ts'
import { useOffer } from '../../providers/kept/useOffer.ts'
import { rowOf } from '../../resource/form/body.ts'
import type { TypedWeight, TypedWeights } from './typedWeights.ts'

interface TypedDimensions {
  weights: TypedWeights
  newName: string
}

function readWeight(kept: unknown): [number, TypedWeight][] {
  const { id, text, over } = rowOf(kept)
  if (typeof id !== 'number' || typeof text !== 'string') return []
  return over === null || typeof over === 'number' ? [[id, { text, over }]] : []
}

/** What lies on the shelf, as far as it can be read; null where that is nothing. */
function readKept(kept: unknown): TypedDimensions | null {
  const { weights, newName } = rowOf(kept)
  const typed = new Map(Array.isArray(weights) ? weights.flatMap(readWeight) : [])
  const name = typeof newName === 'string' ? newName : ''
  return typed.size === 0 && isBlank(name) ? null : { weights: typed, newName: name }
}

export function useKeptDimensions(questionnaireId: number) {
  const { offered: kept, ...shelf } = useOffer(`dimensions.${questionnaireId}`, readKept)
  return {
    kept,
    /** Beside what still waits to be restored. */
    keep({ weights, newName }: TypedDimensions) {
      const all = new Map([...(kept?.weights ?? []), ...weights])
      shelf.keep({
        weights: [...all].map(([id, weight]) => ({ id, ...weight })),
        newName: isBlank(newName) ? (kept?.newName ?? '') : newName,
      })
    },
    drop: () => shelf.leave(null),
  }
}
