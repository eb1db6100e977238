import type { ServiceContext } from '../../database/context.ts'
import { createDepartmentService } from './departmentService.ts'
import { createEmployeeService } from './employeeService.ts'

/** The enterprise's people: each part of the directory with its own use cases. */
export function createDirectoryService(context: ServiceContext) {
  return {
    employees: createEmployeeService(context),
    departments: createDepartmentService(context),
  }
}

export type DirectoryService = ReturnType<typeof createDirectoryService>
