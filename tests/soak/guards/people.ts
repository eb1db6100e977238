/** People: passwords, sessions, the throttle, and what belongs to another enterprise. */
import { type Fault, fault } from './fault.ts'

const PEOPLE = 'server/records/people'
const SESSION = 'tests/server/session.test.ts'
const ACCOUNTS = 'tests/server/accounts.test.ts'
const CHECKS = 'tests/server/passwordChecks.test.ts'
const TENANCY = 'tests/server/tenancy.test.ts'
const REFUSALS = 'tests/contract/refusals.test.ts'
const ENTERPRISE = 'tests/server/enterprise.test.ts'
const SETUP_CODE = 'tests/server/setupCode.test.ts'
const LOGOS = 'tests/server/logos.test.ts'
const DIRECTORY = 'tests/server/directory.test.ts'

export const peopleFaults: Fault[] = [
  fault(
    'a table is read where everybody waits',
    'server/features/directory/imports/importService.ts',
    'return await thread.ask(enterpriseId, question)',
    "return (await import('./importReading.ts')).readImport(await question())",
    'tests/server/hugeTables.test.ts',
  ),
  fault(
    'a table may have any number of columns',
    'server/sheets/csv.ts',
    'if (cells.length > MOST_COLUMNS)',
    'if (cells.length < 0)',
    'server/sheets/csv.test.ts',
  ),
  fault(
    'a table may have any number of empty lines',
    'server/sheets/csv.ts',
    'if (line > MOST_LINES ||',
    'if (line < 0 ||',
    'server/sheets/csv.test.ts',
  ),
  fault('a throttle that does not grow', `${PEOPLE}/throttle.ts`, '* 2 ** excess', '* 1', SESSION),
  fault('a throttle without an end', `${PEOPLE}/throttle.ts`, ', LONGEST_BLOCK_MILLISECONDS)', ', Infinity)', SESSION),
  fault(
    'a throttle that asks about the account alone',
    'server/features/session/identification.ts',
    'throttle.begin([accountOf(accountKey(email)), from])',
    'throttle.begin([accountOf(accountKey(email))])',
    SESSION,
  ),
  fault(
    'a throttle that forgets too late',
    `${PEOPLE}/throttle.ts`,
    'before < timeAt(-forgottenAfter)',
    "before < ''",
    SESSION,
  ),
  fault(
    'old passwords may be guessed',
    'server/features/directory/ownPassword.ts',
    'await throttle.begin(keys)',
    'keys',
    SESSION,
    ACCOUNTS,
  ),
  fault(
    'any password is strong',
    `${PEOPLE}/passwordRule.ts`,
    'if (isStrongPassword(',
    'if (true || isStrongPassword(',
    ACCOUNTS,
  ),
  fault(
    'an account without a password opens',
    `${PEOPLE}/passwords.ts`,
    'fits && stored !== null',
    'fits || stored === null',
    CHECKS,
  ),
  fault(
    'a session outlives the person',
    `${PEOPLE}/sessions.ts`,
    "    .where('employee.disabled', '=', 0)\n",
    '',
    SESSION,
  ),
  fault(
    'a new password leaves the other sessions open',
    `${PEOPLE}/sessions.ts`,
    "deleteFrom('session').where('userId', '=', userId).where('idHash', '!=', exceptHash)",
    "deleteFrom('session').where('userId', '=', userId).where('idHash', '=', '')",
    ACCOUNTS,
  ),
  fault(
    'signing out leaves the session open',
    `${PEOPLE}/sessions.ts`,
    "deleteFrom('session').where('idHash', '=', idHash)",
    "deleteFrom('session').where('idHash', '=', '')",
    SESSION,
  ),
  fault(
    'the database keeps secrets as they are',
    'server/database/secrets.ts',
    "return hash('sha256', secret, 'base64url')",
    'return secret || String(hash)',
    SESSION,
    'tests/server/mail.test.ts',
  ),
  {
    name: 'an administrator resets the password of a person of two enterprises',
    // Asked before the link is mailed, and once more under the lock.
    edits: [
      {
        file: 'server/features/directory/accountService.ts',
        find: '(isPersons || isLetIn) && person.userId !== null',
        put: 'person.userId === -1',
      },
      {
        file: 'server/features/directory/accountService.ts',
        find: 'if (await isPersonal(db, row.userId)) throw',
        put: 'if (row.userId === -1) throw',
      },
    ],
    tests: [ACCOUNTS],
  },
  fault(
    'the last administrator may go',
    'server/features/directory/standing.ts',
    'administrators === 0)',
    'administrators < 0)',
    ACCOUNTS,
  ),
  fault(
    'the last administrator may become a member',
    'server/features/directory/employeeWriting.ts',
    'administrators === 0',
    'administrators < 0',
    DIRECTORY,
  ),
  fault(
    'a second enterprise is set up by anybody',
    'server/features/enterprise/setUp.ts',
    '    if (isFirst) await refuseSecond(db)\n',
    '',
    SESSION,
    ENTERPRISE,
  ),
  fault(
    'whoever comes first sets up an installation others can reach',
    'server/features/enterprise/setupCode.ts',
    'hashSecret(plain(given)) !== hashSecret(plain(setupCode))',
    'false',
    SETUP_CODE,
  ),
  fault(
    'the set-up code can be guessed as often as one likes',
    'server/features/enterprise/setupCode.ts',
    'await throttle.begin(keys)',
    'keys',
    SETUP_CODE,
  ),
  fault(
    'a server behind a proxy counts as loopback',
    'server/setupCode.ts',
    ' || (publicUrlGiven && !isLoopback(new URL(publicUrl).hostname))',
    '',
    SETUP_CODE,
  ),
  fault(
    'one enters an enterprise of others',
    `${PEOPLE}/users.ts`,
    "    .where('employee.userId', '=', userId)\n    .where('employee.disabled', '=', 0)\n",
    "    .where('employee.disabled', '=', 0)\n",
    ACCOUNTS,
    TENANCY,
  ),
  fault(
    'an employee of another enterprise takes part',
    `${PEOPLE}/employees.ts`,
    "      .select(['id', 'disabled'])\n      .where('enterpriseId', '=', enterpriseId)\n",
    "      .select(['id', 'disabled'])\n",
    TENANCY,
    REFUSALS,
  ),
  fault(
    'a department of another enterprise is found',
    `${PEOPLE}/departments.ts`,
    "    .selectAll()\n    .where('enterpriseId', '=', enterpriseId)\n    .where('id', '=', id)",
    "    .selectAll()\n    .where('id', '=', id)",
    TENANCY,
    REFUSALS,
  ),
  fault(
    'employees of all enterprises are listed',
    'server/features/directory/store.ts',
    ".selectFrom('employee').where('employee.enterpriseId', '=', enterpriseId)",
    ".selectFrom('employee').where('employee.id', '>', enterpriseId - enterpriseId)",
    TENANCY,
  ),
  fault(
    'a job of another enterprise is shown',
    'server/features/enterprise/jobStore.ts',
    "    .where('job.enterpriseId', '=', enterpriseId)\n",
    '',
    TENANCY,
  ),
  fault(
    'a template of another enterprise is used',
    'server/features/templates/store.ts',
    "    .selectAll()\n    .where('enterpriseId', '=', enterpriseId)\n",
    '    .selectAll()\n',
    TENANCY,
    'tests/server/templates.test.ts',
  ),
  fault(
    'one person’s preference goes with another’s',
    'server/features/session/preferenceStore.ts',
    ".where('employeeId', '=', employeeId)\n    .where('key', '=', key)",
    ".where('key', '=', key)",
    'tests/server/preferences.test.ts',
  ),
  fault(
    'the purge of avatars takes logos that are shown',
    `${PEOPLE}/pictures.ts`,
    "    .where('kind', '=', 'avatar')\n    .where('usedBy', 'is', null)\n    .where('createdAt', '<', createdBefore)",
    "    .where('usedBy', 'is', null)\n    .where('createdAt', '<', createdBefore)",
    LOGOS,
  ),
  fault(
    'a logo goes that a questionnaire shows',
    `${PEOPLE}/pictures.ts`,
    `.where(sql<boolean>\`questionnaire."styleJson" like '%/' || picture.name || '"%'\`)`,
    `.where(sql<boolean>\`1 = 0\`)`,
    LOGOS,
  ),
  {
    ...fault(
      'a logo goes that is being chosen',
      'server/features/questionnaires/settingService.ts',
      '    await lockEnterprise(db, row.enterpriseId)\n',
      '',
      LOGOS,
    ),
    engine: 'postgres',
  },
  fault(
    'signing in leads to other sites',
    'server/features/session/returnUrl.ts',
    "if (wanted === undefined || wanted === ''",
    "if (wanted !== undefined && wanted !== '') return wanted\n  if (wanted === undefined || wanted === ''",
    'server/features/session/returnUrl.test.ts',
  ),
  fault(
    'an import that should do all or nothing does some',
    'server/features/directory/imports/importService.ts',
    '(allOrNothing && plan.faults.length > 0)',
    '(allOrNothing && plan.faults.length < 0)',
    'tests/server/import.test.ts',
  ),
  fault(
    'any number of rows is imported all or nothing',
    'server/features/directory/imports/importService.ts',
    'total <= MOST_ROWS_AS_A_WHOLE',
    'total >= 0',
    'tests/server/wholeImport.test.ts',
  ),
  fault(
    'pinyin is read where everybody waits',
    'server/features/directory/imports/importApply.ts',
    'enterpriseId, id, createdAt }, spoken))',
    'enterpriseId, id, createdAt }))',
    'tests/server/importSpoken.test.ts',
  ),
  fault(
    'a department that came after it was told is moved untold',
    'server/features/directory/departments/departmentRemoval.ts',
    'childIds, clashes].map(',
    'clashes].map(',
    'tests/server/departments.test.ts',
  ),
]
