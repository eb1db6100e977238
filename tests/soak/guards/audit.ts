/** What the audit log tells, of whom and for how long. */
import { type Fault, fault } from './fault.ts'

const STORE = 'server/features/audit/store.ts'
const AUDIT = 'tests/server/audit.test.ts'
const ACCOUNTS = 'tests/server/auditAccounts.test.ts'
const ROUNDS = 'tests/server/auditRounds.test.ts'
const NEWCOMERS = 'tests/server/newcomers.test.ts'
const WITHDRAW = 'server/records/turns/withdraw.ts'

export const auditFaults: Fault[] = [
  fault(
    'the audit log knows the account that acted, not the person',
    STORE,
    "'remoteAddress', 'actorId', 'objectId'",
    "'remoteAddress', 'userId as actorId', 'objectId'",
    ACCOUNTS,
  ),
  fault(
    'the audit log misses whoever comes over from another enterprise',
    'server/features/enterprise/service.ts',
    'if (chosen.enterpriseId !== enterpriseId) await',
    'if (chosen.enterpriseId === 0) await',
    ACCOUNTS,
  ),
  fault(
    'the audit log has addresses for ever',
    'server/features/session/purge.ts',
    'forgetAddresses(database, before(ADDRESS_DAYS), isStopping)',
    'forgetAddresses(database, before(9 * ADDRESS_DAYS), isStopping)',
    ACCOUNTS,
  ),
  fault(
    'the audit log does not find whose report was opened',
    STORE,
    "|| cast(reported.id as text) || '}'",
    '|| cast(reported.id as text)',
    AUDIT,
  ),
  fault(
    'the audit log misses another title of a running round',
    'server/features/questionnaires/details.ts',
    '{ title: row.title, summary: row.summary }',
    '{ title, summary }',
    AUDIT,
  ),
  fault(
    'raters are disabled in a running round without a trace there',
    'server/features/directory/standing.ts',
    'await recordChange(db, context, actor, round, { added: 0, removed })',
    'void removed',
    NEWCOMERS,
  ),
  fault(
    'forms are withdrawn in a running round without a trace there',
    'server/features/collection/bulk.ts',
    'removed: changed.length',
    'removed: 0',
    NEWCOMERS,
  ),
  fault(
    'the number of forms of the disabled tells who had answered',
    WITHDRAW,
    'if (type !== ANONYMOUS || !isCollecting(stage))',
    'if (stage.processStatus > 0)',
    NEWCOMERS,
  ),
  fault(
    'nothing is told of the disabled who had sent all',
    WITHDRAW,
    "eb('questionnaire.type', '=', ANONYMOUS), ",
    "eb('questionnaire.type', '=', 1), ",
    NEWCOMERS,
  ),
  fault(
    'the audit log misses who is disabled',
    'server/features/directory/standing.ts',
    "  await noteEach(db, context, actor, 'person.disabled', changed)\n",
    '',
    ROUNDS,
  ),
  fault(
    'the audit log tells whose form of an anonymous round was withdrawn',
    'server/features/audit/forms.ts',
    'type === null || type === ANONYMOUS ? null',
    'type === null ? null',
    ROUNDS,
  ),
  fault(
    'audit: the rater of a withdrawn form is named where nothing tells of its round',
    'server/features/audit/forms.ts',
    'type === null || type === ANONYMOUS',
    'type === ANONYMOUS',
    'tests/server/auditRounds.test.ts',
  ),
]
