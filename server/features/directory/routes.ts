import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import {
  type AccountOperations,
  type AccountTakes,
  accountRoutes,
  type PersonOperations,
  type PictureOperations,
  personRoutes,
  pictureRoutes,
} from './accountRoutes.ts'
import type { EmployeesBulk } from './bulk.ts'
import { type DepartmentOperations, type DepartmentTakes, departmentRoutes } from './departmentRoutes.ts'
import type { EmployeeService } from './employeeService.ts'
import type { ImportService } from './imports/importService.ts'
import type { DirectoryService } from './service.ts'

interface Takes {
  createEmployee: Given<EmployeeService['create']>
  updateEmployee: Given<EmployeeService['update']>
  bulkDisableEmployees: Given<EmployeesBulk['disable']>
  bulkEnableEmployees: Given<EmployeesBulk['enable']>
  bulkInviteEmployees: Given<EmployeesBulk['invite']>
  bulkMoveEmployees: Given<EmployeesBulk['move']> & { departId: number | null }
  bulkMoveBackEmployees: { previous: Given<EmployeesBulk['moveBack']> }
  previewEmployeeImport: { text: string }
  importEmployees: Given<ImportService['start']>
}

type EmployeeOperations =
  | 'listEmployees'
  | 'createEmployee'
  | 'updateEmployee'
  | 'getEmployee'
  | 'listDisabledEmployees'

function employeeRoutes(service: EmployeeService): Handlers<EmployeeOperations, Takes> {
  return {
    listEmployees: ({ principal, query }) => service.list(principal.enterpriseId, query),
    listDisabledEmployees: ({ principal, query }) => service.list(principal.enterpriseId, { ...query, disabled: true }),
    createEmployee: ({ principal, body }) => service.create(principal.enterpriseId, body),
    updateEmployee: ({ principal, body, language }) => service.update(principal, body, language),
    getEmployee: ({ principal, path }) => service.findOne(principal.enterpriseId, path.id),
  }
}

type BulkOperations =
  | 'bulkDisableEmployees'
  | 'bulkEnableEmployees'
  | 'bulkInviteEmployees'
  | 'bulkMoveEmployees'
  | 'bulkMoveBackEmployees'

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  const { enterpriseId, employeeId, userId, remoteAddress } = principal
  return { enterpriseId, employeeId, userId, remoteAddress, language }
}

function bulkRoutes(bulk: EmployeesBulk): Handlers<BulkOperations, Takes> {
  return {
    bulkDisableEmployees: (call) => bulk.disable(callerOf(call), call.body),
    bulkEnableEmployees: (call) => bulk.enable(callerOf(call), call.body),
    bulkInviteEmployees: (call) => bulk.invite(callerOf(call), call.body),
    bulkMoveEmployees: (call) => bulk.move(callerOf(call), call.body, call.body.departId),
    bulkMoveBackEmployees: (call) => bulk.moveBack(callerOf(call), call.body.previous),
  }
}

type ImportOperations = 'previewEmployeeImport' | 'importEmployees'

function importRoutes(service: ImportService): Handlers<ImportOperations, Takes> {
  return {
    previewEmployeeImport: ({ principal, body, language }) =>
      service.preview(principal.enterpriseId, body.text, language),
    importEmployees: ({ principal, body, language }) => service.start(principal, body, language),
  }
}

type Operations =
  | EmployeeOperations
  | BulkOperations
  | DepartmentOperations
  | ImportOperations
  | AccountOperations
  | PersonOperations
  | PictureOperations

export function directoryRoutes(
  service: DirectoryService,
): Handlers<Operations, Takes & DepartmentTakes & AccountTakes> {
  return {
    ...employeeRoutes(service.employees),
    ...bulkRoutes(service.bulk),
    ...departmentRoutes(service.departments),
    ...importRoutes(service.imports),
    ...accountRoutes(service.accounts),
    ...personRoutes(service.people),
    ...pictureRoutes(service.pictures),
  }
}
