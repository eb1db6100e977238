/** The levels while they are edited, and what a save has to send. */
import { defaultLevelWeights } from '../../../../domain/evaluation/weights.ts'
import { weightText } from '../../../ui/inputs/weightDraft.ts'
import type { Level, LevelChange } from '../model.ts'

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

/** What is typed of a level, and the stored one it is a change of. */
export interface EditedLevel {
  draft: LevelDraft
  over: Level
}

/** Whether a weight was typed, or a level opened or closed: all weights go together. */
export function areWeightsNew(levels: readonly Level[], drafts: readonly LevelDraft[]): boolean {
  return levels.some(({ open, weight }, index) => {
    const draft = drafts[index]
    return draft !== undefined && (draft.open !== open || draft.weight !== weightText(weight))
  })
}

/** What was typed over `before` as a change of the levels there are now: what was not typed is theirs, weights go together. */
export function keptDrafts(
  before: readonly Level[],
  drafts: readonly LevelDraft[],
  now: readonly Level[],
): LevelDraft[] {
  const hasWeights = areWeightsNew(before, drafts)
  return now.map((level) => {
    const index = before.findIndex(({ levelId }) => levelId === level.levelId)
    const [old, mine, theirs] = [before[index], drafts[index], draftOf(level)]
    if (old === undefined || mine === undefined) return theirs
    return {
      name: mine.name === old.levelName ? theirs.name : mine.name,
      open: mine.open === old.open ? theirs.open : mine.open,
      weight: hasWeights ? mine.weight : theirs.weight,
    }
  })
}

export interface LevelDifference {
  level: Level
  kind: 'added' | 'removed' | 'name' | 'open' | 'weight'
}

/** In what a later reading of the levels differs. */
export function levelDifferences(before: readonly Level[], now: readonly Level[]): LevelDifference[] {
  const old = new Map(before.map((level) => [level.levelId, level]))
  const present = new Set(now.map(({ levelId }) => levelId))
  const gone = before.filter(({ levelId }) => !present.has(levelId))
  return [
    ...now.flatMap((level): LevelDifference[] => {
      const was = old.get(level.levelId)
      if (was === undefined) return [{ level, kind: 'added' }]
      return [
        ...(was.levelName === level.levelName ? [] : [{ level, kind: 'name' as const }]),
        ...(was.open === level.open ? [] : [{ level, kind: 'open' as const }]),
        ...(was.weight === level.weight ? [] : [{ level, kind: 'weight' as const }]),
      ]
    }),
    ...gone.map((level): LevelDifference => ({ level, kind: 'removed' })),
  ]
}
