/** The walk through departments, employees, accounts and the import. */
import type { Caller } from '../../server/demo/caller.ts'
import { at, type Stage } from './stage.ts'

const PASSWORD = '山高月小水落石出'

export async function walkDepartments(administrator: Caller): Promise<void> {
  const { id: parentId } = await administrator.ok('createDepartment', { body: { name: '行政部', departNo: 'A1' } })
  const first = await administrator.ok('createDepartment', { body: { name: '前台', parentId } })
  const second = await administrator.ok('createDepartment', { body: { name: '车队', parentId } })
  const path = { id: second.id }
  await administrator.ok('getDepartment', { path })
  await administrator.ok('updateDepartment', { path, body: { name: '司机班', departNo: 'A3', leaderId: null } })
  await administrator.ok('moveDepartment', { path, body: { parentId: first.id } })
  await administrator.ok('moveDepartment', { path, body: { parentId } })
  const positions = [second.id, first.id].map((DepartId, index) => ({ DepartId, Position: index + 1 }))
  await administrator.ok('positionDepartments', { body: positions })
  await administrator.ok('listDepartments', { query: { parentId } })
  const { version } = await administrator.ok('previewDepartmentRemoval', { path })
  const removed = await administrator.ok('deleteDepartment', { path, query: { version } })
  await administrator.ok('restoreDepartment', { body: removed })
  await administrator.ok('deleteDepartment', { path })
}

export async function walkEmployees(stage: Stage, administrator: Caller): Promise<void> {
  const departId = at(await administrator.ok('listDepartments')).id
  const email = 'li.xiaomei@yuanhang.example'
  const made = await administrator.ok('createEmployee', {
    body: { displayName: '李小梅', email, employeeNo: 'A0001', departId, password: `${PASSWORD}2025` },
  })
  const { id } = made
  await administrator.ok('getEmployee', { path: { id } })
  await administrator.ok('updateEmployee', { body: { id, displayName: '李晓梅', employeeNo: 'A0001', departId } })
  await administrator.ok('setDepartmentMembers', { path: { id: departId }, body: [id] })
  await administrator.ok('listDepartmentMembers', { path: { id: departId } })
  await administrator.ok('listEmployees', { query: { departId, kw: '晓梅' } })
  await administrator.ok('disableUser', { query: { uid: String(id) } })
  await administrator.ok('listDisabledEmployees')
  await administrator.ok('listAuditEvents')
  await administrator.ok('enableUser', { query: { uid: String(id) } })
  await administrator.ok('bulkDisableEmployees', { body: { ids: [id] } })
  await administrator.ok('bulkEnableEmployees', { body: { ids: [id] } })
  const { previous } = await administrator.ok('bulkMoveEmployees', { body: { ids: [id], departId: null } })
  await administrator.ok('bulkMoveBackEmployees', { body: { previous } })
  const codes = { employeeIds: [id], participantLevelCodes: ['superior' as const, 'sameLevel' as const] }
  await administrator.ok('listOrganisationRaters', { body: codes })
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: `${PASSWORD}2026` } })
  const member = stage.visitor()
  const newPassword = `${PASSWORD}2027`
  await member.ok('signIn', { body: { email, password: `${PASSWORD}2026`, newPassword } })
  const body = { password: `${PASSWORD}2028`, oldPassword: newPassword }
  await member.ok('changePassword', { body })
  const general = await member.ok('getGeneralInfo')
  await member.ok('updateGeneralInfo', { body: { ...general, mobile: '10081230456' } })
  await administrator.ok('getEmployeeDoors', { path: { id } })
  await administrator.ok('inviteEmployee', { path: { id } })
  const invitation = await stage.invitationSecret()
  await stage.visitor().ok('readInvitation', { body: { secret: invitation } })
  await stage.visitor().ok('acceptInvitation', { body: { secret: invitation, password: `${PASSWORD}2027` } })
  await administrator.ok('bulkInviteEmployees', { body: { ids: [id] } })
  const secret = await stage.passwordSecret(email)
  await stage.visitor().ok('mailSignInLinks', { body: { email } })
  await stage.visitor().ok('setPasswordByLink', { body: { secret, password: `${PASSWORD}2028` } })
}

const TABLE = `employeeNo,displayName,email,department,leader,mobile,sex
E01,孙磊,e01@yuanhang.example,总经办,是,,男
E02,吴涛,e02@yuanhang.example,总经办/销售部,是,,男
E03,何晓明,e03@yuanhang.example,总经办/销售部,否,,女
E04,孙洋,e04@yuanhang.example,总经办/销售部,否,,女
E05,欧阳超,e05@yuanhang.example,总经办/销售部,否,,男
E06,曾磊,e06@yuanhang.example,总经办/研发部,是,,男
`

export async function jobDone(administrator: Caller, id: number): Promise<void> {
  for (let waits = 0; waits < 300; waits += 1) {
    const { status, message } = await administrator.ok('getJob', { path: { id } })
    if (status === 'done') return
    if (status !== 'waiting' && status !== 'running') throw new Error(`the job ended as ${status}: ${message}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the job did not end')
}

export async function walkImport(administrator: Caller): Promise<void> {
  await administrator.ok('previewEmployeeImport', { body: { text: TABLE } })
  const { jobId } = await administrator.ok('importEmployees', { body: { text: TABLE, allOrNothing: true } })
  await jobDone(administrator, jobId)
  await administrator.ok('cancelJob', { path: { id: jobId } })
  await administrator.ok('listJobs')
}

export async function walkExport(administrator: Caller): Promise<void> {
  const { jobId } = await administrator.ok('createExport', {
    body: { list: 'employees', format: 'csv', language: 'zh' },
  })
  await jobDone(administrator, jobId)
  await administrator.ok('downloadExport', { path: { jobId } })
}
