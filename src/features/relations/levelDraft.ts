/** The levels while they are edited, and what a save has to send. */
import { defaultLevelWeights } from '../../../domain/evaluation/weights.ts'
import { weightText } from '../../ui/weightDraft.ts'
import type { Level, LevelsSave } from './calls.ts'

export interface LevelDraft {
  name: string
  open: boolean
  /** As typed; empty while no weight is set. */
  weight: string
}

export function draftOf({ levelName, open, weight }: Level): LevelDraft {
  return { name: levelName, open, weight: weightText(weight) }
}

/** What changed; `weights` are those of the open levels in the order of `drafts`, null when they stay. */
export function levelChanges(
  levels: readonly Level[],
  drafts: readonly LevelDraft[],
  weights: readonly (number | null)[] | null,
): LevelsSave {
  const pairs = levels.flatMap((level, index) => {
    const draft = drafts[index]
    return draft === undefined ? [] : [{ level, draft }]
  })
  const updates = pairs.flatMap(({ level, draft }) => {
    const { levelId } = level
    const name = draft.name.trim()
    // A level of one's own keeps its name when the field was emptied.
    const isRenamed = name !== level.levelName && !(name === '' && level.levelType === 'custom')
    return [
      ...(isRenamed ? [{ levelId, levelName: name }] : []),
      ...(draft.open === level.open ? [] : [{ levelId, open: draft.open }]),
    ]
  })
  const open = pairs.filter(({ draft }) => draft.open)
  return {
    updates,
    weights: weights && open.map(({ level }, index) => ({ levelId: level.levelId, weight: weights[index] ?? null })),
  }
}

/** Equal weights over the open levels other than self, as texts; closed ones keep theirs. */
export function evenDrafts(levels: readonly Level[], drafts: readonly LevelDraft[]): LevelDraft[] {
  const states = levels.map(({ levelType }, index) => ({ levelType, open: drafts[index]?.open ?? false }))
  const even = defaultLevelWeights(states)
  return drafts.map((draft, index) => (draft.open ? { ...draft, weight: String(even[index] ?? 0) } : draft))
}
