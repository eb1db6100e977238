import {
  isStrongPassword,
  LONGEST_PASSWORD,
  type PasswordOwner,
  SHORTEST_PASSWORD,
} from '../../../domain/directory/passwordRule.ts'
import { fieldError } from '../../../domain/errors.ts'

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
