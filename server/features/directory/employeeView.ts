import type { components } from '../../../openapi/generated/schema.d.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { EmployeeTable } from '../../database/schema/schema.ts'

export type Employee = components['schemas']['Employee']
export type Sex = Employee['sex']

/** What the database holds of a person's sex; anything unknown is not stated. */
export function sexOf(text: string): Sex {
  return text === 'male' || text === 'female' ? text : ''
}

/** What an administrator may change of an employee, as one number. */
export function employeeVersion(row: EmployeeTable): number {
  const { displayName, realName, email, employeeNo, departmentId, role, mobile, telPhone, sex, qq, wechat } = row
  const { address, avatar } = row
  const texts = [mobile, telPhone, sex, qq, wechat, address, avatar]
  return contentVersion([displayName, realName, email, employeeNo, departmentId, role, ...texts])
}

/** An employee as the wire shows it (spec §3). */
export function employeeView(row: EmployeeTable & { departName: string | null }): Employee {
  return {
    id: row.id,
    displayName: row.displayName,
    realName: row.realName,
    email: row.email,
    employeeNo: row.employeeNo ?? '',
    departId: row.departmentId,
    departName: row.departName ?? '',
    role: row.role,
    mobile: row.mobile,
    telPhone: row.telPhone,
    sex: sexOf(row.sex),
    qq: row.qq,
    wechat: row.wechat,
    address: row.address,
    avatar: row.avatar,
    disabled: row.disabled === 1,
    version: employeeVersion(row),
  }
}
