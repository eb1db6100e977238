import type { Given, Handlers } from '../../http/call.ts'
import type { DepartmentService } from './departments/departmentService.ts'

export type DepartmentOperations =
  | 'listDepartments'
  | 'createDepartment'
  | 'getDepartment'
  | 'updateDepartment'
  | 'deleteDepartment'
  | 'previewDepartmentRemoval'
  | 'restoreDepartment'
  | 'moveDepartment'
  | 'positionDepartments'
  | 'listDepartmentMembers'
  | 'setDepartmentMembers'

export interface DepartmentTakes {
  createDepartment: Given<DepartmentService['create']>
  updateDepartment: Given<DepartmentService['update'], 2>
  restoreDepartment: Given<DepartmentService['restore']>
  moveDepartment: Given<DepartmentService['move'], 2>
  positionDepartments: Given<DepartmentService['position']>
  setDepartmentMembers: Given<DepartmentService['setMembers'], 2>
}

export function departmentRoutes(service: DepartmentService): Handlers<DepartmentOperations, DepartmentTakes> {
  return {
    listDepartments: ({ principal, query }) => service.list(principal.enterpriseId, query),
    createDepartment: ({ principal, body }) => service.create(principal.enterpriseId, body),
    getDepartment: ({ principal, path }) => service.findOne(principal.enterpriseId, path.id),
    updateDepartment: ({ principal, path, body }) => service.update(principal.enterpriseId, path.id, body),
    deleteDepartment: ({ principal, path, query }) => service.remove(principal.enterpriseId, path.id, query.version),
    previewDepartmentRemoval: ({ principal, path }) => service.previewRemoval(principal.enterpriseId, path.id),
    restoreDepartment: ({ principal, body }) => service.restore(principal.enterpriseId, body),
    moveDepartment: ({ principal, path, body }) => service.move(principal.enterpriseId, path.id, body),
    positionDepartments: async ({ principal, body, language }) => {
      await service.position(principal.enterpriseId, body, language)
      return { done: true }
    },
    listDepartmentMembers: ({ principal, path }) => service.members(principal.enterpriseId, path.id),
    setDepartmentMembers: ({ principal, path, body }) => service.setMembers(principal.enterpriseId, path.id, body),
  }
}
