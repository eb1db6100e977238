import { sortKeyOf, syllablesOf } from '../../database/pinyin.ts'
import type { EmployeeTable } from '../../database/schema.ts'

type Given = Partial<EmployeeTable> & Pick<EmployeeTable, 'enterpriseId' | 'id' | 'displayName' | 'email' | 'createdAt'>

/** What a search looks through and a list is sorted by: name, pinyin, initials, number, address (engines.md). */
export function searchColumns(employee: { displayName: string; email: string; employeeNo: string | null }) {
  const name = employee.displayName.normalize('NFKC')
  const syllables = syllablesOf(name, true)
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  const words = [name, syllables.join(''), initials, employee.employeeNo ?? '', employee.email]
  return {
    search: words.join(' ').toLowerCase(),
    sortKey: sortKeyOf(name, true),
  }
}

/** A whole employee row from what is given; the rest empty, role member. */
export function newEmployee(given: Given): EmployeeTable {
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
  return { ...row, ...searchColumns(row) }
}
