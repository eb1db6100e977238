import { isShortPassword, SHORTEST_PASSWORD } from '../../domain/directory/passwordRule.ts'
import type { Translate } from './translate.ts'

/** What can be said of a new password before it is sent, by its field; whether it is strong the server knows alone. */
export function passwordFault(translate: Translate, name: string, password: string): Record<string, string> {
  return isShortPassword(password) ? { [name]: translate('setUp.passwordShort', { minimum: SHORTEST_PASSWORD }) } : {}
}
