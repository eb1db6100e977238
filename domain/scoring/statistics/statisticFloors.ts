/** From how many on a statistic is given (numbers.md), and how many marks are chance: what pages say of statistics without making them. */

/** Evaluatees below which no intraclass correlation is given. */
export const EVALUATEES_FLOOR = 10

/** Complete forms below which no alpha is given; they are at least half of all, too. */
export const FORMS_FLOOR = 30

/** Fewest raters before a band is given, named or not. */
export const BAND_FLOOR = 5

/** Fewest others before a gap between them and oneself is marked. */
export const GAP_FLOOR = 8

/** Chance of a mark where there is no gap. */
const CHANCE = 0.05

/** How many of so many gaps would be marked although there is none. */
export const markedByChance = (compared: number): number => compared * CHANCE
