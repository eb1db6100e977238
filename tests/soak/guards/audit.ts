/** What the audit log tells, of whom and for how long. */
import { type Fault, fault } from './fault.ts'

const STORE = 'server/features/audit/store.ts'
const AUDIT = 'tests/server/audit.test.ts'
const ACCOUNTS = 'tests/server/auditAccounts.test.ts'

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
    'forgetAddresses(db, id, before(ADDRESS_DAYS))',
    'forgetAddresses(db, id, before(9 * ADDRESS_DAYS))',
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
]
