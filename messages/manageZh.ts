import { account as accountZh } from './zh/account.ts'
import { failures as failuresZh } from './zh/failures.ts'
import { lists as listsZh } from './zh/lists.ts'
import { questionnaires as questionnairesZh } from './zh/questionnaires.ts'
import { session as sessionZh } from './zh/session.ts'
import { shell as shellZh } from './zh/shell.ts'

/** What the admin's frame and the list people begin with say (entry manage), in Chinese; a page loads one language. */
export const manageZh = {
  ...accountZh,
  ...failuresZh,
  ...listsZh,
  ...questionnairesZh,
  ...sessionZh,
  ...shellZh,
}
