/** Who may call what: the site the call comes from, the cookie, the permission, the object's enterprise. */
import { type Fault, fault } from './fault.ts'

const ORIGIN = 'server/http/origin.ts'
const ROUTES = 'server/http/routes.ts'
const GUARD = 'server/http/permissions.ts'
const SESSION = 'tests/server/session.test.ts'
const HEADERS = 'tests/server/headers.test.ts'
const HOST = 'tests/server/host.test.ts'
const HTTP = 'tests/server/http.test.ts'
const REFUSALS = 'tests/contract/refusals.test.ts'
const FUZZ = 'tests/contract/fuzz.test.ts'
const MATRIX = 'tests/contract/matrix.test.ts'
const TENANCY = 'tests/server/tenancy.test.ts'

const ranking = '"/api/questionnaire/{id}/statistics/ranking","feature":"reports","origin":"spec","permission":'

export const accessFaults: Fault[] = [
  fault(
    'broken JSON is called a fault of the server',
    'server/http/envelope.ts',
    'if (status >= 400 && status < 500) {',
    'if (status === 404) {',
    FUZZ,
  ),
  fault(
    'what does not fit the document is taken',
    'server/http/validation.ts',
    'return broken === undefined ?',
    'return broken?.rule.name !== null ?',
    FUZZ,
  ),
  fault(
    'the origin check accepts same-site',
    ORIGIN,
    "new Set(['same-origin', 'none'])",
    "new Set(['same-origin', 'same-site', 'none'])",
    SESSION,
  ),
  fault(
    'the origin check believes any Origin',
    ORIGIN,
    'if (origin === null || !ownOrigins.includes(origin))',
    'if (false)',
    SESSION,
  ),
  fault(
    'another site signs people out',
    ORIGIN,
    'if (isSafe && request.routeOptions.url !== SIGN_OUT)',
    'if (isSafe)',
    SESSION,
  ),
  fault(
    'a cookie is enough to change something',
    ORIGIN,
    'if (!isSafe && request.cookies',
    'if (isSafe && request.cookies',
    SESSION,
  ),
  fault('the Host of a call names this site', ORIGIN, 'publicUrlGiven ? [publicUrl]', 'false ? [publicUrl]', HOST),
  fault('any Host is answered', 'server/http/host.ts', 'if (called !== own)', 'if (called === null)', HOST),
  fault(
    'a page acts in the session another tab has changed',
    GUARD,
    'if (loadedFor !== String(principal.employeeId)) throw',
    "if (loadedFor === '') throw",
    REFUSALS,
    'tests/server/otherTab.test.ts',
  ),
  fault('a cookie any neighbour may set', GUARD, '`__Host-$', '`$', HEADERS),
  fault(
    'a body may drip for ever',
    'server/http/patience.ts',
    'BODY_MILLISECONDS)\n    for',
    '10 * BODY_MILLISECONDS)\n    for',
    'tests/server/slowClients.test.ts',
  ),
  fault('a cookie without HttpOnly', ROUTES, 'httpOnly: true', 'httpOnly: false', HEADERS),
  fault('a cookie for other sites', ROUTES, "sameSite: 'lax' as const", "sameSite: 'none' as const", HEADERS),
  fault('a cookie that goes over plain http', ROUTES, 'secure }\n', 'secure: false && secure }\n', HEADERS),
  fault('reports are sent `public`', ROUTES, "?? 'private, no-store'", "?? 'public'", HEADERS),
  fault(
    'answers may be kept by a proxy',
    ROUTES,
    "reply.header('cache-control', 'no-store').type('application/json",
    "reply.type('application/json",
    HEADERS,
  ),
  fault(
    'a hole: a member reads the ranking',
    'openapi/generated/operations.ts',
    `${ranking}"admin"`,
    `${ranking}"member"`,
    REFUSALS,
    MATRIX,
  ),
  fault(
    'a hole: people of any enterprise are found in a body',
    'server/records/people/employees.ts',
    "      .select(['id', 'disabled'])\n      .where('enterpriseId', '=', enterpriseId)\n      .where('id', 'in', slice)",
    "      .select(['id', 'disabled'])\n      .where('id', 'in', slice)",
    MATRIX,
  ),
  fault(
    'a ranking for everybody',
    'openapi/generated/operations.ts',
    `${ranking}"admin"`,
    `${ranking}"public"`,
    REFUSALS,
  ),
  {
    name: 'a link opens what members may do',
    edits: [
      {
        file: GUARD,
        find: "permission === 'rater' ? findSession.byAnsweringSecret(link) : null",
        put: 'findSession.byAnsweringSecret(link)',
      },
      {
        file: GUARD,
        find: "if (principal.kind === 'rater') throw",
        put: "if (principal.kind === 'rater' && usedLink === false) throw",
      },
      {
        file: GUARD,
        find: "permission === 'admin' && principal.role",
        put: "permission === 'admin' && 'role' in principal && principal.role",
      },
    ],
    tests: [HTTP],
  },
  fault(
    'a member passes for an administrator',
    GUARD,
    "permission === 'admin' && principal.role !== 'admin'",
    "permission === 'owner' && principal.role !== 'admin'",
    REFUSALS,
  ),
  fault(
    'the guard asks for no object',
    GUARD,
    'Number.isSafeInteger(id) && id >= 0 &&',
    'Number.isNaN(id) &&',
    REFUSALS,
    TENANCY,
  ),
  fault(
    'an object of any enterprise will do',
    'server/database/loadObject.ts',
    ".where('enterpriseId', '=', enterpriseId).where('id'",
    ".where('id'",
    REFUSALS,
    TENANCY,
  ),
  fault(
    'a removed questionnaire is an object',
    'server/database/loadObject.ts',
    "found.where('deletedAt', 'is', null)",
    'found',
    'tests/server/removed.test.ts',
  ),
  fault(
    'scripts of other sites may run',
    'server/http/headers.ts',
    `scriptSrc: ["'self'"]`,
    `scriptSrc: ["'self'", 'https:']`,
    HEADERS,
  ),
  fault('other sites may frame the pages', 'server/http/headers.ts', `frameAncestors: ["'none'"],`, '', HEADERS),
  fault(
    'the log tells what the database says',
    'server/app.ts',
    'serializers: { err }',
    'serializers: { err: (error: object) => ({ ...error, ...err(error as FastifyError) }) }',
    HTTP,
  ),
]
