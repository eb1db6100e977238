import {
  isStrongPassword,
  LONGEST_PASSWORD,
  type PasswordOwner,
  SHORTEST_PASSWORD,
} from '../../../domain/directory/passwordRule.ts'
import { fieldError } from '../../../domain/errors.ts'
import type { Handle } from '../../database/open.ts'
import { findUser, listPeopleOf } from './users.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common ones (@zxcvbn-ts/language-common); loaded when the first password is set, not at the start. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((each) => String(each).toLowerCase()))
}

/** Throws WEAK_PASSWORD, naming the field, unless the password is strong. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner, field = 'password'): Promise<void> {
  common ??= loadCommon()
  const list = await common
  if (isStrongPassword(password, owner, (each) => list.has(each))) return
  throw fieldError('WEAK_PASSWORD', field, { minimum: SHORTEST_PASSWORD, maximum: LONGEST_PASSWORD })
}

/** Throws WEAK_PASSWORD unless it is strong for whoever the account is, in every enterprise that it opens. */
export async function refuseWeakPasswordOf(
  database: { read: Read },
  userId: number,
  password: string,
  field?: string,
): Promise<void> {
  const owners = await database.read((db) => ownersOf(db, userId))
  for (const owner of owners) await refuseWeakPassword(password, owner, field)
}

type Read = <T>(work: (db: Handle) => Promise<T>) => Promise<T>

async function ownersOf(db: Handle, userId: number): Promise<PasswordOwner[]> {
  const user = await findUser(db, userId)
  const people = await listPeopleOf(db, userId)
  return people.map(({ name, ...person }) => ({ ...person, email: user?.email ?? '', enterpriseNames: [name] }))
}
