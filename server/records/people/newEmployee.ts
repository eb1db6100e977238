import { sortKeyFrom, syllablesOf } from '../../database/pinyin.ts'
import type { EmployeeTable } from '../../database/schema/schema.ts'

type Given = Partial<EmployeeTable> & Pick<EmployeeTable, 'enterpriseId' | 'id' | 'displayName' | 'email' | 'createdAt'>

/** What a name gives to the search columns: to read its pinyin takes longer than to write the person. */
export interface SpokenName {
  /** The name, its pinyin, its initials. */
  words: string
  sortKey: string
}

/** Pure; of many names it is asked where nobody waits (importReading.ts). */
export function spokenName(displayName: string): SpokenName {
  const name = displayName.normalize('NFKC')
  const syllables = syllablesOf(name, true)
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return { words: [name, syllables.join(''), initials].join(' '), sortKey: sortKeyFrom(syllables, name) }
}

/** What a search looks through and a list is sorted by: name, pinyin, initials, number, address (engines.md). */
export function searchColumns(
  { displayName, email, employeeNo }: Pick<EmployeeTable, 'displayName' | 'email' | 'employeeNo'>,
  { words, sortKey }: SpokenName = spokenName(displayName),
) {
  return { search: [words, employeeNo ?? '', email].join(' ').toLowerCase(), sortKey }
}

/** A whole employee row from what is given; the rest empty, role member. */
export function newEmployee(given: Given, spoken?: SpokenName): EmployeeTable {
  const row = {
    userId: null,
    role: 'member' as const,
    realName: '',
    employeeNo: null,
    departmentId: null,
    mobile: '',
    telPhone: '',
    sex: '',
    qq: '',
    wechat: '',
    address: '',
    avatar: '',
    disabled: 0 as const,
    signInSetAt: null,
    addressSetAt: null,
    ...given,
  }
  return { ...row, ...searchColumns(row, spoken) }
}
