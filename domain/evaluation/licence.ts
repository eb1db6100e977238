/** How much of the licence is used (design §5.5). */

/** From here on the licence is nearly used up. */
const NEAR_PERCENT = 90

export type LicenceUse =
  | { stage: 'within' }
  /** `percent` is whole and never more than is used: 100 says that nobody can be added. */
  | { stage: 'near'; percent: number }
  | { stage: 'beyond' }

/** True where more people are counted than are licensed; `permitted` null is no limit. */
export function isBeyondLicence(used: number, permitted: number | null): boolean {
  return permitted !== null && used > permitted
}

/** Where the people counted stand against the licence. One of nobody is used up from the start. */
export function licenceUse(used: number, permitted: number | null): LicenceUse {
  if (permitted === null) return { stage: 'within' }
  if (isBeyondLicence(used, permitted)) return { stage: 'beyond' }
  const percent = permitted === 0 ? 100 : Math.floor((used * 100) / permitted)
  return percent >= NEAR_PERCENT ? { stage: 'near', percent } : { stage: 'within' }
}
