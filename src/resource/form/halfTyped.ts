/** Dates that are not typed to their end: the browser tells a form that there is none, which would be saved as such. */
import { set } from 'react-hook-form'
import type { Row } from './body.ts'

const DATES = 'input:is([type=date], [type=datetime-local])'
/** The schema refuses it at its field, in its own words. */
const NO_DATE = '?'

export function isHalfTyped(input: unknown): boolean {
  return input instanceof HTMLInputElement && input.validity.badInput
}

/** The values of a form whose inputs stand in `place`; where a date is typed by half they hold what is none. */
export function withHalfTyped(values: Row, place: ParentNode | null): Row {
  const dates = [...(place?.querySelectorAll<HTMLInputElement>(DATES) ?? [])].filter(isHalfTyped)
  if (dates.length === 0) return values
  const told = structuredClone(values)
  for (const { name } of dates) set(told, name, NO_DATE)
  return told
}
