/** Weights while they are typed, each with the stored one it is a change of. */
import { weightText } from '../../ui/inputs/weightDraft.ts'
import type { Dimension } from './model.ts'

export interface TypedWeight {
  text: string
  over: number | null
}

export type TypedWeights = ReadonlyMap<number, TypedWeight>

/** The dimensions as what was typed takes them to be stored: where one reads them again, it is still a change of the ones before. */
export function readBefore(dimensions: readonly Dimension[], typed: TypedWeights): Dimension[] {
  return dimensions.map((dimension) => {
    const own = typed.get(dimension.id)
    return own === undefined ? dimension : { ...dimension, weight: own.over }
  })
}

/** One text; the others stay what they are. */
export function typeOne(dimension: Dimension, typed: TypedWeights, text: string): TypedWeights {
  const over = typed.get(dimension.id)?.over
  return new Map(typed).set(dimension.id, { text, over: over === undefined ? dimension.weight : over })
}

/** All texts at once, in the order of the dimensions. */
export function typeAll(dimensions: readonly Dimension[], typed: TypedWeights, texts: readonly string[]): TypedWeights {
  const before = readBefore(dimensions, typed)
  return new Map(before.map(({ id, weight }, index) => [id, { text: texts[index] ?? '', over: weight }]))
}

/** What was typed, as a change of these weights. */
export function retype(typed: TypedWeights, stored: readonly Pick<Dimension, 'id' | 'weight'>[]): TypedWeights {
  const now = new Map(typed)
  for (const { id, weight } of stored) {
    const own = now.get(id)
    if (own !== undefined) now.set(id, { ...own, over: weight })
  }
  return now
}

/** Without what is stored as it was typed. */
export function unsaved(typed: TypedWeights, dimensions: readonly Dimension[]): TypedWeights {
  const stored = new Map(dimensions.map(({ id, weight }) => [id, weightText(weight)]))
  return new Map([...typed].filter(([id, { text }]) => text !== stored.get(id)))
}

export interface WeightChange {
  dimension: Dimension
  kind: 'added' | 'removed' | 'weighed'
}

/** In which weights a later reading differs. */
export function weightChanges(before: readonly Dimension[], now: readonly Dimension[]): WeightChange[] {
  const old = new Map(before.map((dimension) => [dimension.id, dimension]))
  const present = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => !present.has(id))
  return [
    ...now.flatMap((dimension): WeightChange[] => {
      const own = old.get(dimension.id)
      if (own === undefined) return [{ dimension, kind: 'added' }]
      return own.weight === dimension.weight ? [] : [{ dimension, kind: 'weighed' }]
    }),
    ...gone.map((dimension): WeightChange => ({ dimension, kind: 'removed' })),
  ]
}
