import type { ServiceContext } from '../../database/context.ts'
import type { Bulk } from '../../jobs/bulk.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { createAccountService } from './accountService.ts'
import { createEmployeesBulk } from './bulk.ts'
import { createDepartmentService } from './departments/departmentService.ts'
import { createEmployeeService } from './employeeService.ts'
import type { RedirectMails } from './employeeWriting.ts'
import { createImportService, type ImportThread } from './imports/importService.ts'
import type { InvitationMail } from './letters/invitationMail.ts'
import type { PasswordMail } from './letters/passwordMail.ts'
import { createPersonService } from './personService.ts'
import { createPictureService } from './pictureService.ts'

interface DirectoryParts {
  jobs: JobRunner
  bulk: Bulk
  redirectMails: RedirectMails
  mailPassword: PasswordMail
  invitation: InvitationMail
  /** Whether the server has a mail server of its own. */
  canMail: boolean
  /** Letters were written with a change: they are to be sent. */
  wakeMails: () => void
  importThread: ImportThread
}

/** The enterprise's people: each part of the directory with its own use cases. */
export function createDirectoryService(context: ServiceContext, parts: DirectoryParts) {
  const { jobs, bulk, redirectMails, mailPassword, invitation, canMail, wakeMails, importThread: thread } = parts
  return {
    employees: createEmployeeService(context, { redirectMails, wakeMails }),
    departments: createDepartmentService(context),
    accounts: createAccountService(context, { mailPassword, invitation, wakeMails }),
    people: createPersonService(context),
    pictures: createPictureService(context),
    bulk: createEmployeesBulk(context, bulk, { canMail, wakeMails }),
    imports: createImportService(context, { jobs, redirectMails, wakeMails, thread }),
  }
}

export type DirectoryService = ReturnType<typeof createDirectoryService>
