/** Whose account somebody is, who joins an enterprise, and who manages it. */
import { type Fault, fault } from './fault.ts'

const PEOPLE = 'server/records/people'
const JOINING = 'tests/server/joining.test.ts'
const CONFIRMING = 'tests/server/confirming.test.ts'
const GUESSING = 'tests/server/guessing.test.ts'
const INVITATION = 'server/features/session/invitation.ts'

export const joiningFaults: Fault[] = [
  fault(
    'who cannot sign in counts as an administrator',
    `${PEOPLE}/employees.ts`,
    "then(eb.ref('userId'))",
    "then(eb.ref('id'))",
    'tests/server/administrators.test.ts',
  ),
  fault(
    'joining: an administrator sets the password of a confirmed account',
    `${PEOPLE}/users.ts`,
    'user?.confirmedAt != null || ',
    '',
    JOINING,
  ),
  fault(
    'joining: sessions outlive the confirmation',
    INVITATION,
    '  await deleteSessionsOfUser(db, userId)\n  if (isMailed',
    '  if (isMailed',
    JOINING,
  ),
  fault(
    'joining: a link handed over confirms the address',
    INVITATION,
    'if (isMailed === 1) await confirmUser',
    'await confirmUser',
    JOINING,
  ),
  fault(
    'joining: a link handed over sets the password of a confirmed account',
    INVITATION,
    'userId !== null && (await isPersonal(db, userId))',
    'userId === -1',
    JOINING,
  ),
  fault(
    'joining: any session beside the link is joined',
    INVITATION,
    'return user?.email === email ? user : undefined',
    'return user',
    JOINING,
  ),
  fault(
    'joining: a link of a former address',
    `${PEOPLE}/invitations.ts`,
    "        .onRef('employee.email', '=', 'invitation.email'),\n",
    "        .on('employee.email', '<>', ''),\n",
    JOINING,
  ),
  fault(
    'joining: one account frees the way to guess another',
    'server/features/session/identification.ts',
    'accounts.length === 1 ? begun.counted',
    'accounts.length > 0 ? begun.counted',
    GUESSING,
  ),
  {
    ...fault(
      'joining: links of two enterprises at the same moment confirm two accounts',
      INVITATION,
      '    await lockAddress(db, email)\n',
      '',
      CONFIRMING,
    ),
    engine: 'postgres',
  },
  fault(
    'joining: sessions of an account that went stay in the table',
    INVITATION,
    '  await deleteSessionsIn(db, [before], enterpriseId)\n',
    '',
    CONFIRMING,
  ),
  fault(
    'joining: a link that was not sent makes the next try wait',
    'server/features/directory/letters/invitationMail.ts',
    '          await takeInvitation(db, tokenHash)\n',
    '',
    JOINING,
  ),
  fault(
    'signing in takes longer with two accounts than with one',
    'server/features/session/identification.ts',
    'const FEWEST_CHECKS = 2',
    'const FEWEST_CHECKS = 1',
    'tests/server/passwordChecks.test.ts',
  ),
  fault(
    'joining: one person of a number frees the way to guess another',
    'server/features/session/trying.ts',
    ': failed.map(uncounted)',
    ': failed',
    GUESSING,
  ),
  fault(
    'joining: a reset frees the way to guess another account of the address',
    'server/records/people/throttle.ts',
    'if ((await countAccounts(db, email)) <= 1)',
    'if ((await countAccounts(db, email)) <= 9)',
    GUESSING,
  ),
  fault(
    'joining: a password that was set tells whether it opens another person of the number',
    'server/features/session/trying.ts',
    'isGuess ? [] : ',
    '',
    GUESSING,
  ),
  fault(
    'joining: a password that was set tells whether it opens another account of the address',
    'server/features/session/identification.ts',
    "isGuess ? begun.counted.filter(({ kind }) => kind === 'address') : begun.counted",
    'begun.counted',
    GUESSING,
  ),
  fault(
    'joining: another password is taken for the one that opened before',
    `${PEOPLE}/users.ts`,
    '{ passwordHash, passwordUsed: 0, oneTimeUntil }',
    '{ passwordHash, oneTimeUntil }',
    GUESSING,
  ),
  fault(
    'joining: each sign-in is a guess at the others',
    `${PEOPLE}/users.ts`,
    '{ passwordUsed: 1 }',
    '{ passwordUsed: 0 }',
    GUESSING,
  ),
]
