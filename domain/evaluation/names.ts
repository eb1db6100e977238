/** People of one name are told apart wherever names stand: by their number, or without one by their address. */

/** What tells a person from another of the same name. */
export const markOf = ({ employeeNo, email }: { employeeNo: string | null; email: string }): string =>
  employeeNo || email

/** A name in a sentence or a cell, with the mark where there is one. */
export const namedApart = (name: string, mark: string): string => (mark === '' ? name : `${name} (${mark})`)

/** The names that occur more than once. */
export function sharedNames(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>()
  return new Set(names.filter((name) => once.size === once.add(name).size))
}
