import { isLeftNameless, type SignInName } from '../../../domain/directory/signInName.ts'
import type { Fault } from '../../resource/resolver.ts'

/** What a person's form says where neither address nor number is given. */
export function signInNameFaults(person: SignInName, before?: SignInName): Fault[] {
  return isLeftNameless(person, before) ? [{ field: 'email', key: 'directory.noSignInName' }] : []
}
