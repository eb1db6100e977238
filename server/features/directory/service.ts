import type { ServiceContext } from '../../database/context.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { createAccountService } from './accountService.ts'
import { createDepartmentService } from './departmentService.ts'
import { createEmployeeService } from './employeeService.ts'
import { createImportService } from './importService.ts'
import { createPersonService } from './personService.ts'

/** The enterprise's people: each part of the directory with its own use cases. */
export function createDirectoryService(context: ServiceContext, jobs: JobRunner) {
  return {
    employees: createEmployeeService(context),
    departments: createDepartmentService(context),
    accounts: createAccountService(context),
    people: createPersonService(context),
    imports: createImportService(context, jobs),
  }
}

export type DirectoryService = ReturnType<typeof createDirectoryService>
