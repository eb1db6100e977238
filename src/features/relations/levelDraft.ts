/** The levels while they are edited, and what a save has to send. */
import { defaultLevelWeights } from '../../../domain/evaluation/weights.ts'
import { weightText } from '../../ui/weightDraft.ts'
import type { Level, LevelChange } from './model.ts'

export interface LevelDraft {
  name: string
  open: boolean
  /** As typed; empty while no weight is set. */
  weight: string
}

export function draftOf({ levelName, open, weight }: Level): LevelDraft {
  return { name: levelName, open, weight: weightText(weight) }
}

/** What changed, level by level; `weights` are those of the open levels in the order of `drafts`, null when they stay. */
export function levelChanges(
  levels: readonly Level[],
  drafts: readonly LevelDraft[],
  weights: readonly (number | null)[] | null,
): LevelChange[] {
  const openIds = levels.filter((_, index) => drafts[index]?.open).map(({ levelId }) => levelId)
  const changes = levels.map((level, index): LevelChange => {
    const { levelId, levelName, levelType } = level
    const { name, open } = drafts[index] ?? draftOf(level)
    // A level of one's own keeps its name when the field was emptied.
    const isRenamed = name.trim() !== levelName && !(name.trim() === '' && levelType === 'custom')
    return {
      levelId,
      ...(isRenamed && { levelName: name.trim() }),
      ...(open !== level.open && { open }),
      ...(open && weights !== null && { weight: weights[openIds.indexOf(levelId)] ?? null }),
    }
  })
  return changes.filter((change) => Object.keys(change).length > 1)
}

/** Equal weights over the open levels other than self, as texts; closed ones keep theirs. */
export function evenDrafts(levels: readonly Level[], drafts: readonly LevelDraft[]): LevelDraft[] {
  const states = levels.map(({ levelType }, index) => ({ levelType, open: drafts[index]?.open ?? false }))
  const even = defaultLevelWeights(states)
  return drafts.map((draft, index) => (draft.open ? { ...draft, weight: String(even[index] ?? 0) } : draft))
}
