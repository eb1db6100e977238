/** What a password may be: long enough, not a common one, nothing everybody knows of its owner or the enterprise. */

import { lengthOf } from '../textLength.ts'

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128

const ONE_TIME_MILLISECONDS = 24 * 3_600_000

/** Until when a password works that somebody else has set at `now`. */
export const oneTimeEnd = (now: Date): string => new Date(now.getTime() + ONE_TIME_MILLISECONDS).toISOString()

/** Whose password it is. */
export interface PasswordOwner {
  email: string
  displayName: string
  employeeNo?: string | null
  enterpriseNames: readonly string[]
}

const PRODUCT = ['roundview', '环视']
/** What enterprises call themselves besides their name. */
const KINDS = /(股份有限公司|有限责任公司|有限公司|集团|公司)$/u
const PADDING = /^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Two Chinese characters are a name, three letters may stand in any sentence. */
const isTelling = (word: string) => lengthOf(word) >= (/\p{Script=Han}/u.test(word) ? 2 : 4)

function wordsOf({ email, displayName, employeeNo, enterpriseNames }: PasswordOwner): string[] {
  const [localPart = '', domain = ''] = plain(email).split('@')
  const names = [displayName, ...enterpriseNames].map(plain)
  const parts = names.flatMap((name) => [name, name.replace(KINDS, ''), ...name.split(/[^\p{L}\p{N}]+/u)])
  const words = [localPart, ...domain.split('.').slice(0, -1), plain(employeeNo ?? ''), ...parts, ...PRODUCT]
  return words.filter(isTelling)
}

/** The shortest text that the whole repeats: `abcabc` is `abc` typed twice. */
function repeatedPart(text: string): string {
  const end = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, end)
}

/** Whether a password has too few characters, whosever it is. */
export const isShortPassword = (password: string): boolean => lengthOf(plain(password)) < SHORTEST_PASSWORD

/** Whether a password is strong; `isCommon` asks the list, in small letters. */
export function isStrongPassword(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): boolean {
  const given = plain(password)
  if (isShortPassword(password) || lengthOf(password) > LONGEST_PASSWORD) return false
  if (wordsOf(owner).some((word) => given.includes(word))) return false
  const part = repeatedPart(given)
  // A common one is no better for a year behind it, or typed twice.
  const core = given.replace(PADDING, '')
  const forms = [given, part, core, repeatedPart(core)]
  return lengthOf(part) > 2 && core !== '' && !forms.some(isCommon)
}
