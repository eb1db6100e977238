import { fieldError } from '../../../domain/errors.ts'

const MINIMUM_LENGTH = 8

/** Whose password it is. */
export interface PasswordOwner {
  email: string
  displayName: string
  employeeNo?: string | null
}

/** Whether a password is long enough and not what everybody knows of its owner: address, name or number. */
function isStrongPassword(password: string, owner: PasswordOwner): boolean {
  const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  const given = plain(password)
  const [localPart = ''] = owner.email.split('@')
  const known = [owner.email, localPart, owner.displayName, owner.employeeNo ?? ''].map(plain)
  return [...given].length >= MINIMUM_LENGTH && !known.includes(given) && !/^(.)\1*$/u.test(given)
}

/** Throws WEAK_PASSWORD, naming the field, unless the password is strong. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  if (isStrongPassword(password, owner)) return
  throw fieldError('WEAK_PASSWORD', field, { minimum: MINIMUM_LENGTH })
}
