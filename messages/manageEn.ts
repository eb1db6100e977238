import { account as accountEn } from './en/account.ts'
import { failures as failuresEn } from './en/failures.ts'
import { lists as listsEn } from './en/lists.ts'
import { questionnaires as questionnairesEn } from './en/questionnaires.ts'
import { session as sessionEn } from './en/session.ts'
import { shell as shellEn } from './en/shell.ts'

/** What the admin's frame and the list people begin with say (entry manage), in English; a page loads one language. */
export const manageEn = {
  ...accountEn,
  ...failuresEn,
  ...listsEn,
  ...questionnairesEn,
  ...sessionEn,
  ...shellEn,
}
