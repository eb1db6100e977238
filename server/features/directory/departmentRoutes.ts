import type { Handlers } from '../../http/call.ts'
import type { DepartmentService } from './departmentService.ts'

export type DepartmentOperations =
  | 'listDepartments'
  | 'createDepartment'
  | 'getDepartment'
  | 'updateDepartment'
  | 'deleteDepartment'
  | 'moveDepartment'
  | 'positionDepartments'
  | 'listDepartmentMembers'
  | 'setDepartmentMembers'

export function departmentRoutes(service: DepartmentService): Handlers<DepartmentOperations> {
  return {
    listDepartments: ({ principal, query }) => service.list(principal.enterpriseId, query),
    createDepartment: ({ principal, body }) => service.create(principal.enterpriseId, body),
    getDepartment: ({ principal, path }) => service.findOne(principal.enterpriseId, path.id),
    updateDepartment: ({ principal, path, body }) => service.update(principal.enterpriseId, path.id, body),
    deleteDepartment: async ({ principal, path }) => {
      await service.remove(principal.enterpriseId, path.id)
      return { done: true }
    },
    moveDepartment: ({ principal, path, body }) => service.move(principal.enterpriseId, path.id, body.parentId),
    positionDepartments: async ({ principal, body }) => {
      await service.position(principal.enterpriseId, body)
      return { done: true }
    },
    listDepartmentMembers: ({ principal, path }) => service.members(principal.enterpriseId, path.id),
    setDepartmentMembers: ({ principal, path, body }) => service.setMembers(principal.enterpriseId, path.id, body),
  }
}
