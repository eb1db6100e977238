/** What PostgreSQL's planner sampled, and what removed rounds leave (anonymity.md R5, R21, R22). */
import { type Fault, fault } from './fault.ts'

const SAMPLES = 'tests/server/samples.test.ts'
const DISCARDED = 'tests/server/discarding.test.ts'
const DISCARDING = 'server/features/collection/discarding.ts'

/** Only PostgreSQL has them. */
const sampleFaults: Fault[] = [
  fault(
    'the planner samples who had answered',
    'server/database/migrations/0036-samples.ts',
    "  ballot: ['relationId', 'answersJson'],\n",
    '',
    SAMPLES,
  ),
  fault(
    'a renewed table is sampled again',
    'server/database/renewTable.ts',
    '  if (targets.length > 0) await setTargets(db, fresh, targets)\n',
    '',
    SAMPLES,
  ),
  fault(
    'samples of before the upgrade stay',
    'server/database/migrations/0036-samples.ts',
    'type = 2 and "processStatus" = 40',
    'false',
    SAMPLES,
  ),
  fault('the bytes of samples stay', 'server/database/rewrite.ts', '  await eraseSamples(db)\n', '', SAMPLES),
  fault(
    'samples are erased while somebody sees them',
    'server/database/samples.ts',
    '    await untilUnseen(connection)\n',
    '',
    SAMPLES,
  ),
  fault(
    'of those who see samples, only the ones that write are waited for',
    'server/database/samples.ts',
    'age(backend_xmin) > age(',
    'false and age(backend_xmin) > age(',
    SAMPLES,
  ),
  fault(
    'of those who see samples, only the ones in the database are waited for',
    'server/database/samples.ts',
    'pg_snapshot_xmin(pg_current_snapshot()) <',
    'false and pg_snapshot_xmin(pg_current_snapshot()) <',
    SAMPLES,
  ),
  fault(
    'a removed round leaves its turns in their files',
    DISCARDING,
    'await rewriteSealedTables(database)',
    "await database.rewrite(['draft', 'ballot'])",
    DISCARDED,
  ),
].map((one) => ({ ...one, engine: 'postgres' }))

export const erasingFaults: Fault[] = [
  ...sampleFaults,
  fault(
    'a removed round keeps who had answered',
    DISCARDING,
    '  async (db, key, after) => (await closeTurns(db, key, after)).last,\n',
    '',
    DISCARDED,
  ),
  fault('a removed round keeps how many had answered', DISCARDING, '    await keepNoneSent(db, key)\n', '', DISCARDED),
  fault(
    'a removed round keeps who was asked again',
    DISCARDING,
    '  whileAny((db, key) => forgetSomeMails(db, ids, key)),\n',
    '',
    DISCARDED,
  ),
  fault(
    'a removed round keeps whose links it had',
    DISCARDING,
    '  whileAny(async (db, key) => (await deleteSomeLinks(db, key, now, ROWS_A_STATEMENT)) > 0),\n',
    '',
    DISCARDED,
  ),
  fault('a removed round keeps whose forms were cancelled', DISCARDING, '  forgetSomeCancelled,\n]', ']', DISCARDED),
  fault(
    'what an earlier version left of a removed round stays',
    'server/database/migrations/0036-samples.ts',
    'type = 2 and "processStatus" = 30',
    'false',
    DISCARDED,
  ),
  fault(
    'a round that was removed after its finish is never sealed',
    'server/records/turns/published/members.ts',
    'await getEvenRemoved(db, enterpriseId, questionnaireId)',
    "await (await import('../questionnaire/access.ts')).getQuestionnaire(db, enterpriseId, questionnaireId)",
    'tests/server/removedOlder.test.ts',
  ),
]
