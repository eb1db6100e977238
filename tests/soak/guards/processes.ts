/** Processes that end, die, or stand beside each other (docs/decisions/0019-going-on.md). */
import { type Fault, fault } from './fault.ts'

const RUNNER = 'tests/server/jobRunner.test.ts'
const GOING_ON = 'tests/server/goingOn.test.ts'
const STOPPING = 'tests/server/stopping.test.ts'
const WORKER = 'tests/server/mailWorker.test.ts'
const LETTERS = 'tests/server/letterLeases.test.ts'
const OPEN_JOBS = 'server/features/enterprise/openJobStore.ts'
const INSTANCES = 'server/database/engine/instances.ts'
const GONE = 'server/database/engine/gone.ts'
const LINE = 'server/jobs/line.ts'

const overPostgres = (...of: Parameters<typeof fault>): Fault => ({ ...fault(...of), engine: 'postgres' })

export const processFaults: Fault[] = [
  fault(
    'a call in flight is not told of the end',
    'server/http/ending.ts',
    'if (!isEnding || ',
    'if (isEnding || ',
    STOPPING,
  ),
  fault(
    'half a call holds up the end',
    'server/http/ending.ts',
    '?.some(({ complete }) => complete) ?? false',
    '?.some(({ complete }) => !complete) ?? false',
    STOPPING,
  ),
  fault('an import does not rest', LINE, 'job.isKept ? settle', '!job.isKept ? settle', STOPPING),
  fault('one fault ends a job', LINE, 'const TRIES = 10', 'const TRIES = 1', RUNNER),
  fault(
    'a lock that lasts ends an import',
    LINE,
    'job.isKept && error instanceof DatabaseFault',
    'job.isKept && error === null',
    'tests/server/jobsLost.test.ts',
  ),
  fault('a job is two processes’', OPEN_JOBS, 'claimedBy === undefined ? open', "claimedBy !== '' ? open", RUNNER),
  fault('an order outlives its job', OPEN_JOBS, 'if (isOver && changed', 'if (!isOver && changed', RUNNER),
  fault(
    'an import counts anew where it goes on',
    'server/features/directory/imports/importService.ts',
    'result === null ? nothing',
    'result !== undefined ? nothing',
    GOING_ON,
  ),
  fault('the operator’s command is gone', GONE, ' || instance === OPERATOR_INSTANCE', '', WORKER),
  overPostgres('who had the number before lives', GONE, ' || instance === instanceOfRun(own)', '', WORKER),
  overPostgres('a living process is gone', INSTANCES, 'if (!isUnlocked) return false', '', GOING_ON),
  overPostgres('nobody is gone', INSTANCES, 'return now - since >= FREE_MILLISECONDS', 'return false', GOING_ON),
  overPostgres('a lost number is not taken again', INSTANCES, '      void takeAgain()\n', '', GOING_ON),
  overPostgres(
    'two have one number',
    'server/alone.ts',
    'beforeMigrating: held.hold',
    'beforeMigrating: undefined',
    GOING_ON,
  ),
  fault(
    'mails of one that is gone wait for their leases',
    'server/features/collection/outbox.ts',
    'if (gone.length > 0)',
    'if (gone.length < 0)',
    WORKER,
  ),
  fault(
    'letters of one that is gone wait for their leases',
    'server/features/directory/letters/letters.ts',
    'if (gone.length > 0)',
    'if (gone.length < 0)',
    LETTERS,
  ),
]
