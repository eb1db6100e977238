/** Signing in by the enterprise's provider: whom it vouches for, what the attempt is bound to, what the session opens. */
import { type Fault, fault } from './fault.ts'

const FOLDER = 'server/features/session/signOn'
const SERVICE = `${FOLDER}/service.ts`
const PROVIDERS = `${FOLDER}/providers.ts`
const SETTING = 'server/signOnSetting.ts'
const THERE_AND_BACK = 'tests/server/singleSignOn.test.ts'
const PROVIDER = 'tests/server/singleSignOnProvider.test.ts'
const ANSWERS = 'tests/server/singleSignOnAnswers.test.ts'
const ELSEWHERE = 'tests/server/singleSignOnElsewhere.test.ts'
const ROUNDS = 'tests/server/singleSignOnRounds.test.ts'
const OPERATOR = 'tests/server/operatorSignOn.test.ts'

export const signOnFaults: Fault[] = [
  fault('sign-on: an address nobody confirmed', SERVICE, ' || !isConfirmed || ', ' || ', THERE_AND_BACK),
  fault(
    'sign-on: a confirmation that is a word',
    PROVIDERS,
    "isConfirmed: claims['email_verified'] === true",
    "isConfirmed: Boolean(claims['email_verified'])",
    THERE_AND_BACK,
  ),
  fault('sign-on: letters of other scripts', SERVICE, ' || !isEmail(email)', '', THERE_AND_BACK),
  fault('sign-on: the state of another attempt', SERVICE, ' || attempt.state !== state', '', THERE_AND_BACK),
  {
    name: 'sign-on: no nonce',
    edits: [
      { file: PROVIDERS, find: '        nonce: checks.nonce,\n', put: '' },
      { file: PROVIDERS, find: '          expectedNonce: nonce,\n', put: '' },
    ],
    tests: [THERE_AND_BACK],
  },
  fault(
    'sign-on: no PKCE',
    PROVIDERS,
    "code_challenge_method: 'S256'",
    "code_challenge_method: 'plain'",
    THERE_AND_BACK,
  ),
  fault(
    'sign-on: an attempt that never ends',
    SERVICE,
    'attempt.until <= now().getTime()',
    'attempt.until <= 0',
    THERE_AND_BACK,
  ),
  fault(
    'sign-on: an attempt that is finished twice',
    'server/features/session/routes.ts',
    '      setAttempt(null)\n',
    '',
    THERE_AND_BACK,
  ),
  fault(
    'sign-on: whoever is disabled',
    'server/features/session/store.ts',
    "    .where('disabled', '=', 0)\n",
    '',
    THERE_AND_BACK,
  ),
  fault(
    'sign-on: the former session goes on',
    SERVICE,
    'if (former !== undefined) await deleteSession(db, former)',
    'if (former === null) await deleteSession(db, former)',
    THERE_AND_BACK,
  ),
  fault(
    'sign-on: the enterprise of somebody who names none',
    'server/records/people/signOnProviders.ts',
    'if (uid === undefined && !(await isOnlyEnterprise(db))) return undefined',
    'if (uid === null && !(await isOnlyEnterprise(db))) return undefined',
    ELSEWHERE,
  ),
  fault(
    'sign-on: it opens other enterprises',
    'server/features/enterprise/service.ts',
    'issuerSetAt === null ? memberships :',
    'issuerSetAt !== undefined ? memberships :',
    ELSEWHERE,
  ),
  fault(
    'sign-on: it lists the sessions of other enterprises',
    'server/features/session/devices.ts',
    'onlyIn: issuerSetAt === null ? null : enterpriseId',
    'onlyIn: issuerSetAt === null ? enterpriseId : null',
    ELSEWHERE,
  ),
  fault(
    'sign-on: it ends the sessions of other enterprises',
    'server/features/session/devices.ts',
    '        issuerSetAt === null\n          ? deleteSessionsOfUser',
    '        issuerSetAt !== undefined\n          ? deleteSessionsOfUser',
    ELSEWHERE,
  ),
  fault(
    'sign-on: a link of another enterprise joins its account',
    'server/features/session/routes.ts',
    'principal?.issuerSetAt === null ? principal.userId : null',
    'principal?.userId ?? null',
    ELSEWHERE,
  ),
  fault(
    'sign-on: one that was set later opens a round published before',
    'domain/evaluation/doors.ts',
    "typeof door === 'object' && isLater(round, door.issuerSetAt)",
    "typeof door === 'object' && isLater(round, null)",
    ROUNDS,
  ),
  fault(
    'sign-on: another issuer passes for the one of before',
    SETTING,
    'const setAt = isSame ? before.setAt',
    'const setAt = before !== undefined ? before.setAt',
    ROUNDS,
  ),
  fault(
    'sign-on: sessions outlive the provider that opened them',
    SETTING,
    'if (!isSame) await deleteSessionsByProvider(db, enterpriseId)',
    'if (!before) await deleteSessionsByProvider(db, enterpriseId)',
    ROUNDS,
    OPERATOR,
  ),
  fault(
    'sign-on: whom it signed in sets the own password as oneself',
    'server/records/turns/doors.ts',
    'id === employeeId && issuerSetAt === null',
    'id === employeeId && issuerSetAt !== undefined',
    ROUNDS,
  ),
  fault(
    'sign-on: a client secret anybody can read',
    SETTING,
    'const clientSecret = secrets.lock(secret, clientSecretPlace(enterpriseId))',
    'const clientSecret = String(secret)',
    OPERATOR,
  ),
  fault('sign-on: an issuer without TLS', SETTING, 'isLoopback(url.hostname)', 'url.hostname !== ""', OPERATOR),
  fault(
    'sign-on: a provider that is down is asked by everybody',
    `${FOLDER}/configurations.ts`,
    'last.row === row && now().getTime() < last.until',
    'last.row === row && now().getTime() < 0',
    PROVIDER,
  ),
  fault(
    'sign-on: useless codes are not counted',
    SERVICE,
    'if (!isCounted) await throttle.succeed(counted)',
    'await throttle.succeed(counted)',
    PROVIDER,
  ),
  fault(
    'sign-on: whoever comes in stays counted',
    SERVICE,
    '      await throttle.succeed(counted)\n      return person',
    '      return person',
    ANSWERS,
  ),
  fault(
    'sign-on: a secret that has run out is counted',
    PROVIDERS,
    "error.error === 'invalid_grant'",
    'error.status < 500',
    ANSWERS,
  ),
  fault(
    'sign-on: a provider that is down at a code is asked by everybody',
    PROVIDERS,
    'if (isSilent(error)) configurations',
    'if (error === null) configurations',
    ANSWERS,
  ),
  fault(
    'sign-on: a code at which the provider fails shuts the door for all',
    PROVIDERS,
    'if (isSilent(error)) configurations',
    'configurations',
    ANSWERS,
  ),
  fault(
    'sign-on: a provider that is changed while it is asked',
    SERVICE,
    'if (locked?.setAt !== provider.setAt)',
    "if (locked?.setAt === '')",
    ANSWERS,
  ),
  fault(
    'sign-on: what a provider said of itself is known for ever',
    `${FOLDER}/configurations.ts`,
    'KNOWN_MILLISECONDS = 600_000',
    'KNOWN_MILLISECONDS = Number.POSITIVE_INFINITY',
    ANSWERS,
  ),
  fault('sign-on: the address of another person', PROVIDERS, "told?.sub ?? ''", 'client.skipSubjectCheck', ANSWERS),
  {
    ...fault(
      'sign-on: an account beside the one an administrator makes at this moment',
      `${FOLDER}/entered.ts`,
      'if (isFirst) await lockEnterprise(db, enterpriseId)',
      '',
      ANSWERS,
    ),
    engine: 'postgres',
  },
  fault(
    'sign-on: it changes a password that opens others',
    'server/features/directory/ownPassword.ts',
    'if (issuerSetAt !== null) throw',
    "if (issuerSetAt === '') throw",
    ELSEWHERE,
  ),
  fault(
    'sign-on: an administrator it signed in sets an own password',
    'server/features/directory/accountService.ts',
    '(isPersons || isLetIn)',
    'isPersons',
    ELSEWHERE,
    ROUNDS,
  ),
  fault(
    'sign-on: the clock of the command says since when',
    SETTING,
    'momentAfter(now(), moments)',
    'momentAfter(now(), moments.slice(2))',
    ROUNDS,
  ),
  {
    ...fault(
      'sign-on: a round that is published while a provider is set',
      SETTING,
      'await lockEnterprise(db, enterpriseId)',
      '',
      ROUNDS,
    ),
    engine: 'postgres',
  },
  fault(
    'sign-on: another provider signs out people of other enterprises',
    'server/records/people/sessions.ts',
    "db.deleteFrom('session').where('enterpriseId', '=', enterpriseId).where('issuerSetAt'",
    "db.deleteFrom('session').where('issuerSetAt'",
    ELSEWHERE,
  ),
]
