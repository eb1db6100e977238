/** What a person signs in with and is told apart by: an e-mail address, a number, or both. */
export interface SignInName {
  email?: string | null | undefined
  employeeNo?: string | null | undefined
}

const isNameless = ({ email, employeeNo }: SignInName) => !email?.trim() && !employeeNo?.trim()

/**
 * Whether a person would be left with neither. Who was stored so before this was asked for (`before`) can still be
 * changed in everything else.
 */
export function isLeftNameless(after: SignInName, before?: SignInName): boolean {
  return isNameless(after) && (before === undefined || !isNameless(before))
}
