/** Reading an import table: columns by their headings, then each row by itself. Pure. */

import { isEmail, LONGEST_EMAIL } from '../../../../domain/directory/email.ts'
import { isName } from '../../../../domain/directory/name.ts'
import { isLeftNameless } from '../../../../domain/directory/signInName.ts'
import { isTooLong } from '../../../../domain/textLength.ts'
import { resources } from '../../../../openapi/generated/resources.ts'
import type { CsvTable } from '../../../sheets/csv.ts'
import { type Sex, sexOf } from '../employeeView.ts'

export type ImportField = keyof typeof HEADINGS

/** Headings as people write them, without spaces and signs, in lower case. */
const HEADINGS = {
  employeeNo: ['employeeno', 'employeenumber', 'number', 'no', '工号', '员工编号', '员工号', '编号'],
  displayName: ['displayname', 'name', 'fullname', '姓名', '名字', '员工姓名'],
  email: ['email', 'mail', 'emailaddress', '邮箱', '电子邮箱', '电子邮件', '邮件', '邮箱地址'],
  department: ['department', 'departmentpath', 'dept', '部门', '部门路径', '所属部门'],
  leader: ['leader', 'isleader', 'manager', '负责人', '是否负责人', '部门负责人', '主管', '是否主管'],
  mobile: ['mobile', 'mobilephone', 'cellphone', '手机', '手机号', '手机号码', '移动电话'],
  sex: ['sex', 'gender', '性别'],
  realName: ['realname', '真实姓名'],
  telPhone: ['telphone', 'telephone', 'phone', '座机', '电话', '固定电话'],
  qq: ['qq', 'qq号'],
  wechat: ['wechat', '微信', '微信号'],
  address: ['address', '地址', '联系地址'],
} as const

const MAXIMUM_LENGTH: Record<ImportField, number> = {
  employeeNo: 50,
  displayName: 100,
  email: LONGEST_EMAIL,
  department: 1000,
  leader: 10,
  mobile: 40,
  sex: 10,
  realName: 100,
  telPhone: 40,
  qq: 40,
  wechat: 60,
  address: 300,
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

function sexWords(): [string, Sex][] {
  const labels = resources.employees.columns.find(({ name }) => name === 'sex')?.choiceLabels ?? {}
  return Object.entries(labels).flatMap(([value, { zh, en }]) =>
    [value, zh, en].map((word): [string, Sex] => [plain(word), sexOf(value)]),
  )
}

const YES = ['是', 'y', 'yes', 'true', '1', '√', '✓']
const NO = ['', '否', 'n', 'no', 'false', '0', '×']
/** The words the document gives, for an exported list is imported again, and what else people write. */
const SEXES: ReadonlyMap<string, Sex> = new Map([...sexWords(), ['', ''], ['m', 'male'], ['f', 'female']])
const DEEPEST = 20
const LONGEST_DEPARTMENT = 100

/** One fault: `fault` and `params` are a sentence's key and what fills it; row 0 is the whole file. */
export interface ImportFault {
  row: number
  field: string
  fault: `import.fault.${string}`
  params?: Record<string, string | number>
}

/** A row as it is to be stored; an empty text leaves what is there. */
export interface ImportEntry {
  row: number
  employeeNo: string
  displayName: string
  email: string
  /** Names from the top, joined by '/'; empty without a department. */
  department: string
  leader: boolean
  mobile: string
  sex: Sex
  realName: string
  telPhone: string
  qq: string
  wechat: string
  address: string
}

export interface ReadColumn {
  name: string
  field: ImportField | null
}

/** What each column was understood as; a heading that says the same as an earlier one is not read. */
export function readColumns(header: readonly string[]): ReadColumn[] {
  const taken = new Set<ImportField>()
  return header.map((name) => {
    const heading = plain(name).replace(/[\s_\-*:()]/g, '')
    const match = Object.entries(HEADINGS).find(([, names]) => names.some((known) => known === heading))
    const field = (match?.[0] ?? null) as ImportField | null
    if (field === null || taken.has(field)) return { name, field: null }
    taken.add(field)
    return { name, field }
  })
}

/** Faults of the heading line: without a name, and an address or a number, nobody can be imported. */
export function headingFaults(columns: readonly ReadColumn[]): ImportFault[] {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  return [
    ...(has('displayName') ? [] : [{ row: 0, field: 'displayName', fault: 'import.fault.noColumn' as const }]),
    ...(has('email') || has('employeeNo')
      ? []
      : [{ row: 0, field: '', fault: 'import.fault.noSignInColumn' as const }]),
  ]
}

/** A path's names from the top, without the blanks around each. */
export function readPath(text: string): string[] {
  return text === ''
    ? []
    : text
        .normalize('NFC')
        .split('/')
        .map((part) => part.trim())
}

function readEntry(row: number, cells: Record<ImportField, string>): ImportEntry {
  return {
    ...cells,
    row,
    email: cells.email.toLowerCase(),
    department: readPath(cells.department).join('/'),
    leader: YES.includes(plain(cells.leader)),
    sex: SEXES.get(plain(cells.sex)) ?? '',
  }
}

function faultsOf(row: number, cells: Record<ImportField, string>): ImportFault[] {
  const faults: ImportFault[] = []
  const say = (field: ImportField, fault: ImportFault['fault'], params?: ImportFault['params']) =>
    faults.push({ row, field, fault, ...(params && { params }) })
  for (const field of Object.keys(HEADINGS) as ImportField[]) {
    const maximum = MAXIMUM_LENGTH[field]
    if (isTooLong(cells[field], maximum)) say(field, 'import.fault.tooLong', { maximum })
  }
  if (faults.length > 0) return faults
  if (cells.displayName === '') say('displayName', 'import.fault.noName')
  for (const field of ['displayName', 'realName'] as const) if (!isName(cells[field])) say(field, 'import.fault.name')
  if (isLeftNameless(cells)) say('email', 'import.fault.noSignInName')
  if (cells.email !== '' && !isEmail(cells.email.toLowerCase())) say('email', 'import.fault.email')
  const leader = plain(cells.leader)
  if (!YES.includes(leader) && !NO.includes(leader)) say('leader', 'import.fault.leader')
  if (!SEXES.has(plain(cells.sex))) say('sex', 'import.fault.sex')
  const path = readPath(cells.department)
  const isPath =
    path.length <= DEEPEST && path.every((part) => part !== '' && isName(part) && !isTooLong(part, LONGEST_DEPARTMENT))
  if (!isPath) say('department', 'import.fault.department')
  if (YES.includes(leader) && path.length === 0) say('department', 'import.fault.leaderOfNothing')
  return faults
}

/** Every row with its own faults; what stands in other rows or in the directory is importPlan's matter. */
export function readRows(
  table: CsvTable,
  columns: readonly ReadColumn[],
): { entry: ImportEntry; faults: ImportFault[] }[] {
  const places = new Map(columns.flatMap(({ field }, index) => (field === null ? [] : [[field, index] as const])))
  const fields = Object.keys(HEADINGS) as ImportField[]
  return table.rows.map(({ line, cells: given }) => {
    const pairs = fields.map((field) => [field, given[places.get(field) ?? -1] ?? ''])
    const cells = Object.fromEntries(pairs) as Record<ImportField, string>
    const isTooWide = given.slice(columns.length).some((cell) => cell !== '')
    const width: ImportFault[] = isTooWide ? [{ row: line, field: '', fault: 'import.fault.tooWide' }] : []
    return { entry: readEntry(line, cells), faults: [...width, ...faultsOf(line, cells)] }
  })
}
