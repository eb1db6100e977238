/** Relation levels: the groups of raters an evaluatee is seen by (spec §3 Relation level). */
export const LEVEL_TYPES = ['superior', 'sameLevel', 'subordinate', 'self', 'custom'] as const

export type LevelType = (typeof LEVEL_TYPES)[number]

export const BUILT_IN_LEVEL_TYPES = ['superior', 'sameLevel', 'subordinate', 'self'] as const
