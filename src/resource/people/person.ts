/** People and departments as the contract has them. */
import { markOf } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { QueryOf } from '../../providers/calls/calls.ts'

export type Person = components['schemas']['Employee']
export type Department = components['schemas']['Department']
export type PeopleQuery = QueryOf<'listEmployees'>

/** A person among others of the same name: with the department, and the number or the address. */
export function personText(person: Person): string {
  return [person.displayName, person.departName, markOf(person)].filter((part) => part !== '').join(' · ')
}
