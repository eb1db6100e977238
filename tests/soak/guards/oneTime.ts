/** Passwords that administrators set, and the words that none may hold. */
import { type Fault, fault } from './fault.ts'

const ONE_TIME = 'tests/server/oneTime.test.ts'
const LINK = 'tests/server/passwordLink.test.ts'
const SESSION = 'server/features/session'

export const oneTimeFaults: Fault[] = [
  fault(
    'one-time: it opens everything',
    `${SESSION}/service.ts`,
    'account.oneTimeUntil === null ? null',
    'account.oneTimeUntil !== undefined ? null',
    ONE_TIME,
  ),
  fault('one-time: it lasts', `${SESSION}/oneTime.ts`, "(oneTimeUntil ?? '') <=", "'' > ", ONE_TIME),
  fault(
    'one-time: it may be kept',
    `${SESSION}/oneTime.ts`,
    'newPassword === password',
    'newPassword === ""',
    ONE_TIME,
  ),
  fault(
    'one-time: any own one will do',
    `${SESSION}/oneTime.ts`,
    "    await refuseWeakPasswordOf(database, id, newPassword, 'newPassword')\n",
    '',
    ONE_TIME,
  ),
  fault(
    'one-time: two at the same moment both come in',
    'server/records/people/users.ts',
    "    .where('passwordHash', '=', passwordHash)\n    .returning",
    '    .returning',
    ONE_TIME,
  ),
  fault(
    'a password that another took the place of opens',
    `${SESSION}/service.ts`,
    'if (!(await lockPassword(db, account)))',
    'if (false)',
    'tests/server/passwordChecks.test.ts',
  ),
  fault(
    'one-time: a reset gives an own one',
    'server/features/directory/accountService.ts',
    'await setPasswordHash(db, row.userId, passwordHash, oneTimeEnd(now()))',
    'await setPasswordHash(db, row.userId, passwordHash)',
    ONE_TIME,
  ),
  fault(
    'one-time: whoever finds an administrator’s page open sets the own password by it',
    'server/features/directory/accountService.ts',
    "      if (isOneself(actor, id)) throw new BusinessError('OWN_PASSWORD')\n",
    '',
    ONE_TIME,
  ),
  fault(
    'one-time: the first sign-in is given with an own one',
    'server/features/directory/accountService.ts',
    '{ ...user, oneTimeUntil: oneTimeEnd(now()) }',
    'user',
    ONE_TIME,
  ),
  fault(
    'one-time: a new person has an own one',
    'server/features/directory/employeeWriting.ts',
    ', oneTimeUntil: oneTimeEnd(now()) }',
    ' }',
    ONE_TIME,
  ),
  fault(
    'a password may hold a word of another enterprise of the account',
    'server/records/people/passwordRule.ts',
    'for (const owner of owners)',
    'for (const owner of owners.slice(0, 1))',
    LINK,
  ),
  fault(
    'a password by an invitation may hold a word of the account that is signed in',
    `${SESSION}/invitation.ts`,
    'if (besideId !== undefined)',
    'if (besideId === 0)',
    'tests/server/joining.test.ts',
  ),
]
