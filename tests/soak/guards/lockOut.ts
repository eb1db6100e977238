/** Who guesses locks nobody out, and who asks for a link learns nothing (docs/decisions/0017). */
import { type Fault, fault } from './fault.ts'

const LOCK_OUT = 'tests/server/lockOut.test.ts'
const LETTERS = 'tests/server/letters.test.ts'
const MANY = 'tests/server/inviteMany.test.ts'
const ASKED = 'tests/server/askedLinks.test.ts'
const ASKED_LETTERS = 'tests/server/askedLetters.test.ts'
const REFUSED = 'tests/server/refusedSignIns.test.ts'
const SIGN_IN_LOG = 'server/features/session/signInLog.ts'
const TRYING = 'server/features/session/trying.ts'
const LINKS = 'server/features/directory/letters/askedLinks.ts'
const INVITABLE = 'domain/directory/invitation.ts'
const LETTERS_FILE = 'server/features/directory/letters/letters.ts'
const INVITATIONS = 'tests/server/invitationLetters.test.ts'

export const lockOutFaults: Fault[] = [
  fault(
    'lock-out: it knows no place',
    'server/features/session/service.ts',
    'await rememberPlace(',
    'void (',
    LOCK_OUT,
  ),
  fault(
    'lock-out: it knows every place',
    'server/records/people/places.ts',
    'userIds.map((userId) => placeHash(userId, network))',
    "db.selectFrom('signInPlace').select('placeHash')",
    LOCK_OUT,
  ),
  fault(
    'lock-out: all accounts are tried from a place that one was opened from',
    TRYING,
    'accounts.filter(({ id }) => opened.has(id))',
    'accounts',
    LOCK_OUT,
  ),
  fault('lock-out: nobody waits', 'server/records/people/slowing.ts', 'await pass(', 'void (', LOCK_OUT),
  fault('lock-out: all at once', 'server/records/people/slowing.ts', 'await before.catch(() => {})', '', LOCK_OUT),
  fault(
    'lock-out: a line without end',
    'server/records/people/slowing.ts',
    'line.count >= MOST_WAITING',
    'line.count < 0',
    LOCK_OUT,
  ),
  fault(
    'lock-out: coming in from a known place frees the guesses from others',
    TRYING,
    'await throttle.succeed(counted)',
    'await throttle.succeed([...counted, { kind: "account", key: name, at: "", before: "", failures: 0 }])',
    LOCK_OUT,
  ),
  fault(
    'lock-out: the right password of a disabled person is told',
    'server/records/people/users.ts',
    "    .where('employee.disabled', '=', 0)\n    .orderBy('user.id')",
    "    .orderBy('user.id')",
    LOCK_OUT,
  ),
  fault(
    'letters: the person is not written to',
    'server/records/turns/doors.ts',
    'await insertLetters(db, letters)',
    'await insertLetters(db, letters.slice(2))',
    'tests/server/doors.test.ts',
  ),
  fault(
    'letters: one that is refused is lost',
    'server/features/directory/letters/letters.ts',
    'if (wait === null || now().getTime() + wait >= endOf(mail)) return giveUp(toTakeBack, message)',
    'return giveUp(toTakeBack, String(wait) + message)',
    LETTERS,
  ),
  fault(
    'letters: they are kept for ever',
    'server/features/session/purge.ts',
    'dropLetters({ database, now }, before(LETTER_DAYS), isStopping)',
    'dropLetters({ database, now }, "", isStopping)',
    LETTERS,
  ),
  fault(
    'inviting many: whose sign-in is their own gets a link',
    INVITABLE,
    "if (person.isConfirmed) return 'joined'",
    '',
    MANY,
  ),
  fault(
    'inviting many: twice means two letters',
    INVITABLE,
    "if (person.isWaiting) return 'waiting'",
    '',
    MANY,
    INVITATIONS,
  ),
  fault(
    'inviting many: a second letter soon after the first',
    INVITABLE,
    'person.linkedAt > pausedSince(now)',
    'person.linkedAt > now.toISOString()',
    MANY,
    INVITATIONS,
  ),
  {
    ...fault(
      'inviting many: two at once write two letters',
      'server/features/directory/letters/inviting.ts',
      'await lockEnterprise(db, enterpriseId)',
      '',
      INVITATIONS,
    ),
    engine: 'postgres',
  },
  fault(
    'invitations: a letter that waited goes to whoever was disabled meanwhile',
    LETTERS_FILE,
    'person === undefined || cause !== null',
    'person === undefined',
    INVITATIONS,
  ),
  fault(
    'asked links: beside a letter that waits there is another',
    LINKS,
    'if (why !== null) return []',
    '',
    INVITATIONS,
  ),
  fault(
    'invitations: the link of one that was not sent stays',
    LETTERS_FILE,
    'else await takeInvitation(db, mail.tokenHash)',
    '',
    INVITATIONS,
  ),
  fault(
    'invitations: nobody hears of one that is given up',
    LETTERS_FILE,
    "isOwn && mail.kind === 'invitation'",
    "isOwn && mail.kind === 'password'",
    INVITATIONS,
  ),
  {
    name: 'invitations: an enterprise’s relay gets the links',
    edits: [
      { file: 'server/starting.ts', find: '    hasServer,\n', put: '    hasServer: true,\n' },
      {
        file: 'server/mail/setup.ts',
        find: 'link === null ? await serverFor(enterpriseId) : null',
        put: 'link === "" ? null : await serverFor(enterpriseId)',
      },
    ],
    tests: [INVITATIONS],
  },
  fault(
    'inviting many: a disabled person gets a link',
    INVITABLE,
    "if (person.isDisabled) return 'disabled'",
    '',
    MANY,
  ),
  {
    name: 'asked links: a disabled person gets one',
    edits: [
      { file: LINKS, find: 'people.find(({ disabled }) => disabled === 0)', put: 'people[0]' },
      { file: LETTERS_FILE, find: 'people.find(({ disabled }) => disabled === 0)', put: 'people[0]' },
    ],
    tests: [ASKED],
  },
  fault(
    'asked links: a mailbox can be filled',
    LINKS,
    "await throttle.beginIn(db, [{ kind: 'mailed'",
    "void ([{ kind: 'mailed'",
    ASKED,
  ),
  fault(
    'asked links: a network asks without end',
    LINKS,
    "await throttle.begin([{ kind: 'asked'",
    "void ([{ kind: 'asked'",
    ASKED,
  ),
  fault('asked links: who has joined is invited again', LINKS, 'notOf: user?.id, ', '', ASKED),
  fault(
    'asked links: one that waits is not hastened',
    'server/records/people/letters.ts',
    '.set({ nextAttemptAt: now })',
    '.set({ nextAttemptAt: "9" })',
    ASKED_LETTERS,
  ),
  fault(
    'asked links: one that was put off is lost',
    LETTERS_FILE,
    "if (kind === 'passwordLink') return Date.parse(createdAt) + PASSWORD_LINK_HOURS * HOUR",
    "if (kind === 'passwordLink') return Date.parse(createdAt)",
    ASKED_LETTERS,
  ),
  fault(
    'refused sign-ins: every enterprise of the address reads them',
    SIGN_IN_LOG,
    'memberships.filter(({ uid }) => uid === eid)',
    'memberships',
    REFUSED,
  ),
  fault(
    'refused sign-ins: at an account of the person’s own they are not noted',
    SIGN_IN_LOG,
    'isOwn || (await',
    '(await',
    REFUSED,
  ),
  fault(
    'sign-ins: those of an administrator who rates are logged one by one',
    SIGN_IN_LOG,
    "role === 'member' || (await isAsked(db, enterpriseId, objectId))",
    "role === 'member'",
    'tests/server/audit.test.ts',
  ),
  fault(
    'lock-out: a network stays known to another password',
    'server/records/people/users.ts',
    "  await deletePlacesOf(db, userId)\n  await db.updateTable('user').set({ passwordHash",
    "  await db.updateTable('user').set({ passwordHash",
    LOCK_OUT,
  ),
  fault(
    'lock-out: whoever accepts an invitation stays blocked',
    'server/features/session/invitation.ts',
    '  await freeAccount(db, userId, email)\n',
    '',
    LOCK_OUT,
  ),
]
