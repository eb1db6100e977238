/** What leaves the house: mails and sheets. */
import { type Fault, fault } from './fault.ts'

const MAIL = 'tests/server/mail.test.ts'
const REFUSALS = 'tests/server/mailRefusals.test.ts'
const EVIL = 'tests/server/evilStrings.test.ts'
const NOTICES = 'tests/server/notices.test.ts'
const OUTBOX = 'server/features/collection/store/sending.ts'

export const outgoingFaults: Fault[] = [
  fault(
    'a subject may have line ends',
    'server/mail/mailer.ts',
    "text.replace(/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu, ' ').trim()",
    'text',
    EVIL,
  ),
  fault('a cell may be a formula', 'server/sheets/csv.ts', 'GUARDED.test(text) ? `', "text === '' ? `", EVIL),
  fault('a file may be called anything', 'server/http/routes.ts', '/[^ -~]|["\\\\%/]/gu', '/[^ -~]/gu', EVIL),
  fault(
    'a worker that ends keeps its claims',
    'server/mail/sending.ts',
    'if (stopping.aborted) return giveBack(mail).then(() => null)',
    'if (stopping.aborted) return null',
    'tests/server/mailWorker.test.ts',
  ),
  fault(
    'a claim given back is still held',
    OUTBOX,
    '.set({ ...values, claimedUntil: null, claimedBy: null })',
    '.set({ ...values })',
    'tests/server/mailRefusals.test.ts',
  ),
  fault(
    'a crashed worker keeps its claims',
    OUTBOX,
    "    .where('nextAttemptAt', '<=', now)\n    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))",
    "    .where('nextAttemptAt', '<=', now)\n    .where('claimedUntil', 'is', null)",
    MAIL,
  ),
  fault(
    'a mail is claimed by two',
    OUTBOX,
    '.set({ claimedUntil: until, claimedBy })',
    '.set({ claimedUntil: null })',
    MAIL,
  ),
  fault(
    'a late worker settles what another sends',
    OUTBOX,
    "    .where('claimedUntil', '=', lease.claimedUntil)\n",
    '',
    MAIL,
  ),
  fault('a mail that fails is tried for ever', 'server/mail/retry.ts', 'waited > MOST_MINUTES ? null : ', '', REFUSALS),
  fault(
    'a mail that is refused for good is tried again',
    'server/mail/mailer.ts',
    "responseCode >= 500 ? 'refused' : 'later'",
    "'later'",
    REFUSALS,
  ),
  fault(
    'mails are given up while the mail server is away',
    'server/mail/retry.ts',
    "if (kind === 'unreached') {",
    "if (kind === 'unreached' && attempts < 0) {",
    REFUSALS,
  ),
  fault(
    'why the mail server is away names whom a mail was to',
    'server/mail/mailer.ts',
    'withoutAddress(told(error), to.address)',
    'told(error)',
    REFUSALS,
  ),
  fault(
    'everybody on the network reads health and figures',
    'server/health/listen.ts',
    "const LOOPBACK = '127.0.0.1'",
    "const LOOPBACK = '0.0.0.0'",
    'tests/server/health.test.ts',
  ),
  fault(
    'a mail holds markup of others',
    'server/mail/html.ts',
    'const escaped = escapeHtml(text)',
    'const escaped = text',
    MAIL,
    'server/mail/html.test.ts',
  ),
  fault(
    'people are asked twice within 18 hours',
    'server/features/collection/recipients.ts',
    'const isTooSoon = !round.repeat &&',
    'const isTooSoon = round.repeat &&',
    NOTICES,
  ),
  fault(
    'disabled people get mails',
    'server/features/collection/recipients.ts',
    "  if (first.disabled === 1) return { ...recipient, reason: 'disabled' }\n",
    '',
    NOTICES,
  ),
  fault(
    'a dry run sends',
    'server/features/collection/notify.ts',
    'if (confirm) return',
    'if (confirm && !round) return',
    NOTICES,
  ),
  fault(
    'a relay’s password opens in the row of another enterprise',
    'server/features/collection/relays.ts',
    '=> `mailRelay ',
    '=> `mailRelay` || `',
    'tests/server/mailRelay.test.ts',
  ),
  fault(
    'a relay’s password goes to another host',
    'server/features/collection/relays.ts',
    'known.host === host && ',
    '',
    'tests/server/mailRelay.test.ts',
  ),
  fault(
    'a secret is locked with a key made from nothing',
    'server/mail/secretBox.ts',
    'key.length < KEY_BYTES',
    'key.length < 0',
    'server/mail/secretBox.test.ts',
  ),
  fault(
    'a file of people has another order than the list',
    'server/features/directory/store.ts',
    "    .select('employee.id')\n    .orderBy(column, directed(order, isNullable))",
    "    .select('employee.id')\n    .orderBy(column, directed(order))",
    'tests/server/exports.test.ts',
  ),
  fault(
    'a cell is a formula',
    'server/sheets/csv.ts',
    "const GUARDED = /^'*(\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])/",
    'const GUARDED = /^(?!)/',
    'server/sheets/csv.test.ts',
    'tests/server/collection.test.ts',
  ),
]
