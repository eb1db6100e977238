import type { ServiceContext } from '../../database/context.ts'
import type { Bulk } from '../../jobs/bulk.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { createAccountService } from './accountService.ts'
import { createEmployeesBulk } from './bulk.ts'
import { createDepartmentService } from './departmentService.ts'
import { createEmployeeService } from './employeeService.ts'
import type { AddressFollower } from './employeeWriting.ts'
import { createImportService } from './importService.ts'
import type { PasswordMail } from './passwordMail.ts'
import { createPersonService } from './personService.ts'
import { createPictureService } from './pictureService.ts'

interface DirectoryParts {
  jobs: JobRunner
  bulk: Bulk
  follow: AddressFollower
  mailPassword: PasswordMail
}

/** The enterprise's people: each part of the directory with its own use cases. */
export function createDirectoryService(context: ServiceContext, parts: DirectoryParts) {
  const { jobs, bulk, follow, mailPassword } = parts
  return {
    employees: createEmployeeService(context, follow),
    departments: createDepartmentService(context),
    accounts: createAccountService(context, mailPassword),
    people: createPersonService(context),
    pictures: createPictureService(context),
    bulk: createEmployeesBulk(context, bulk),
    imports: createImportService(context, jobs),
  }
}

export type DirectoryService = ReturnType<typeof createDirectoryService>
