/** Relation levels: the groups of raters an evaluatee is seen by (spec §3 Relation level). */
export const LEVEL_TYPES = ['superior', 'sameLevel', 'subordinate', 'self', 'custom'] as const

export type LevelType = (typeof LEVEL_TYPES)[number]

/** The level type of a stored or sent text; one nobody knows is an own level. */
export function levelTypeOf(text: string): LevelType {
  return LEVEL_TYPES.find((known) => known === text) ?? 'custom'
}

/** Whether somebody may rate an evaluatee on a level: on self nobody but the evaluatee. */
export function mayRateOn(levelType: LevelType, raterId: number, evaluatedId: number): boolean {
  return levelType !== 'self' || raterId === evaluatedId
}

export const BUILT_IN_LEVEL_TYPES = ['superior', 'sameLevel', 'subordinate', 'self'] as const

export type BuiltInLevelType = (typeof BUILT_IN_LEVEL_TYPES)[number]

/** Shown from one answer on, unless the rule of the questionnaire is stricter (anonymity.md). */
export const EXEMPT_LEVEL_TYPES: readonly LevelType[] = ['superior', 'self']

interface LevelLook {
  /** Name of the colour token, without the dashes; the same colour everywhere (design §6). */
  colourToken: 'superior' | 'same' | 'subordinate' | 'self' | 'other'
  /** Message key of the name of a built-in level. */
  nameKey: string
  /** Message key of the one letter that stands beside the colour. */
  letterKey: string
}

export const LEVEL_LOOKS: Readonly<Record<LevelType, LevelLook>> = {
  superior: { colourToken: 'superior', nameKey: 'level.superior', letterKey: 'level.letter.superior' },
  sameLevel: { colourToken: 'same', nameKey: 'level.sameLevel', letterKey: 'level.letter.sameLevel' },
  subordinate: { colourToken: 'subordinate', nameKey: 'level.subordinate', letterKey: 'level.letter.subordinate' },
  self: { colourToken: 'self', nameKey: 'level.self', letterKey: 'level.letter.self' },
  custom: { colourToken: 'other', nameKey: 'level.custom', letterKey: 'level.letter.custom' },
}

/** True where a level's answers hide behind the floor of the rule. */
export function isProtected(
  levelType: LevelType,
  exemptLevelTypes: readonly LevelType[] = EXEMPT_LEVEL_TYPES,
): boolean {
  return !exemptLevelTypes.includes(levelType)
}

/** The built-in levels of a new questionnaire: all open, no weight set (numbers.md 2). */
export function builtInLevels(): { levelType: BuiltInLevelType; open: boolean; weight: number | null }[] {
  return BUILT_IN_LEVEL_TYPES.map((levelType) => ({ levelType, open: true, weight: null }))
}
