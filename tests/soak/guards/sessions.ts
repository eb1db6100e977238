/** How long sessions live and whose they are, and what a password may be. */
import { type Fault, fault } from './fault.ts'

const PEOPLE = 'server/records/people'
const ACCOUNTS = 'tests/server/accounts.test.ts'
const PASSWORD_RULE = 'domain/directory/passwordRule.ts'
const PASSWORDS = 'domain/directory/passwordRule.test.ts'
const SESSIONS = 'tests/server/sessions.test.ts'
const SESSION_LIMITS = 'domain/directory/sessionLimits.ts'

export const sessionFaults: Fault[] = [
  fault('a common password is strong', PASSWORD_RULE, ' && !forms.some(isCommon)', '', PASSWORDS, ACCOUNTS),
  fault(
    'the list of common passwords is empty',
    `${PEOPLE}/passwordRule.ts`,
    "dictionary['passwords-common'].map(",
    "dictionary['passwords-common'].slice(0, 0).map(",
    ACCOUNTS,
  ),
  fault(
    'a password is the enterprise’s name',
    PASSWORD_RULE,
    '[displayName, ...enterpriseNames]',
    '[displayName]',
    PASSWORDS,
    ACCOUNTS,
  ),
  fault(
    'a session lives for ever',
    SESSION_LIMITS,
    'createdAt: ago(limits.adminHours * HOUR)',
    "createdAt: ''",
    SESSIONS,
  ),
  fault(
    'an abandoned screen stays signed in',
    SESSION_LIMITS,
    'lastSeenAt: ago(limits.adminIdleMinutes * MINUTE)',
    "lastSeenAt: ''",
    SESSIONS,
  ),
  fault(
    'what a page asks for by itself keeps it signed in',
    'server/features/session/service.ts',
    'if (isAttended && isSeenAnew',
    'if (isSeenAnew',
    SESSIONS,
  ),
  fault(
    'raters’ sessions tell the minute',
    SESSION_LIMITS,
    'return isAdministrator ? moment :',
    'return moment ||',
    SESSIONS,
  ),
  fault(
    'an administrator elsewhere is a rater here for as long as raters',
    `${PEOPLE}/sessions.ts`,
    "row.role === 'admin' || (await isAdministratorAnywhere(db, row.userId))",
    "row.role === 'admin'",
    SESSIONS,
  ),
  fault(
    'what opened a session before opens it for ever',
    `${PEOPLE}/sessions.ts`,
    'idHash: hashSecret(secret), ...(enterpriseId',
    'idHash, ...(enterpriseId',
    SESSIONS,
  ),
  fault(
    'sessions of other people are listed, and ended by their names',
    `${PEOPLE}/sessions.ts`,
    ".where('userId', '=', userId)\n    .where('createdAt'",
    ".where('userId', '>', 0 * userId)\n    .where('createdAt'",
    SESSIONS,
  ),
  fault(
    'a session that was signed out elsewhere goes on',
    'server/features/session/devices.ts',
    'await database.write((db) => deleteSession(db, found.idHash))',
    'await Promise.resolve(deleteSession)',
    SESSIONS,
  ),
  fault(
    'the session before a sign-in stays open',
    'server/features/session/service.ts',
    'if (former !== undefined)',
    'if (false)',
    SESSIONS,
  ),
]
