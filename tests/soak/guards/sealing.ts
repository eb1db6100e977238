/** What a finish keeps, and what it leaves no trace of (anonymity.md R1, R5, R21, R22). */
import { type Fault, fault } from './fault.ts'

const SEALED = 'domain/scoring/sealed.test.ts'
const SUMS = 'domain/scoring/statistics/reliabilitySums.test.ts'
const FINISH = 'tests/server/finish.test.ts'
const FORGETTING = 'tests/server/forgetting.test.ts'
const EXPORTS = 'tests/server/exportsOfRounds.test.ts'
const COLLECTION = 'tests/server/collection.test.ts'
const FINISHING = 'server/features/collection/finish.ts'
const CLOSER = 'server/features/collection/closer.ts'
const CLOSING = 'tests/server/closing.test.ts'
const PROGRESS = 'server/features/collection/progress.ts'
const TRACES = 'tests/server/traces.test.ts'
const RENEWAL = 'server/database/renewTable.ts'
const RENEWED = 'tests/server/renewTable.test.ts'

/** Only PostgreSQL has them. */
const renewalFaults: Fault[] = [
  fault('what changes while a table is copied is lost', RENEWAL, "if tg_op <> 'INSERT' then", 'if false then', RENEWED),
  fault('the last changes before a table is replaced are lost', RENEWAL, '  await bringUp(db, renewal)\n', '', RENEWED),
  fault('a new file keeps the old order', RENEWAL, '} order by $', '} -- $', RENEWED),
  fault(
    'a renewal that was killed hinders the next',
    RENEWAL,
    '      await dropBeside(connection, renewal)\n',
    '',
    RENEWED,
  ),
  fault(
    'others wait behind a renewal that waits',
    'server/database/locked.ts',
    'const LOCK_MILLISECONDS = 100',
    'const LOCK_MILLISECONDS = 1000',
    RENEWED,
  ),
  fault(
    'a finish that fails is tried every minute',
    'server/features/collection/closingHand.ts',
    'CLAIM_MILLISECONDS * 2 ** (failures - 1)',
    'CLAIM_MILLISECONDS',
    'tests/server/closingFailures.test.ts',
  ),
  fault(
    'a broken connection ends the server',
    'server/database/engine/postgres.ts',
    "this.on('error', () => undefined)",
    'this',
    'tests/server/databaseFaults.test.ts',
  ),
].map((one) => ({ ...one, engine: 'postgres' }))

export const sealingFaults: Fault[] = [
  ...renewalFaults,
  fault(
    'a sealed answer keeps its rater',
    'server/records/turns/sealing/sealing.ts',
    'relationId: null,',
    'relationId: ids.newId(),',
    FINISH,
    'tests/server/sealing.test.ts',
  ),
  fault(
    'sealed answers keep their order',
    'server/records/turns/sealing/sealing.ts',
    'inNoOrder(found.ballots)',
    'found.ballots',
    'tests/server/sealing.test.ts',
  ),
  fault(
    'forms of protected levels stay whole',
    'server/records/turns/sealing/sealing.ts',
    'ballots.filter(({ levelId }) => exempt.has(levelId))',
    'ballots',
    'tests/server/sealing.test.ts',
  ),
  fault(
    'sealed texts keep their order',
    'domain/scoring/sealed.ts',
    'shuffled(texts, random)',
    'texts',
    'tests/server/sealing.test.ts',
  ),
  fault(
    'sealed scores keep their order',
    'domain/scoring/sealed.ts',
    'scores: shuffled(scores, random)',
    'scores',
    SEALED,
  ),
  fault('hidden cells are kept', 'domain/scoring/sealed.ts', 'if (scored && !row.shown[q]) return []', '', SEALED),
  fault(
    'few choices are kept',
    'domain/scoring/sealed.ts',
    'const isEnough = choosing.filter(({ isUnsure }) => isUnsure !== true).length >= fewest',
    'const isEnough = true',
    SEALED,
  ),
  fault(
    'a cell of few may differ',
    'domain/scoring/sealed.ts',
    'scored && sureScores.length >= fewest',
    'scored && sureScores.length >= 1',
    SEALED,
  ),
  fault(
    'reliability reads rows of few',
    'domain/scoring/statistics/reliabilitySums.ts',
    '(isFree ? 1 : agreementFloor(true))',
    '1',
    SUMS,
  ),
  fault(
    'mean squares tell the few that left out a question',
    'domain/scoring/statistics/reliabilitySums.ts',
    '!areFew(answered - whole)',
    'answered >= whole',
    SUMS,
  ),
  fault(
    'exempt forms cover the few that left out a question',
    'domain/scoring/statistics/reliabilitySums.ts',
    'const isGuarded = !isFree && isUnsure !== true',
    'const isGuarded = isUnsure !== true',
    SUMS,
  ),
  fault(
    'a report of before shows what today hides',
    'domain/scoring/publish.ts',
    '(isFree ? count >= 1 : sure >= cellFloor(input, q))',
    'count >= 1',
    'domain/scoring/publish.test.ts',
  ),
  fault(
    'forms of rounds finished before stay whole',
    'server/records/turns/sealing/older.ts',
    '  await deleteFormsOf(db, key, [...older])\n',
    '',
    'tests/server/dumps.test.ts',
  ),
  fault(
    'covariances tell the few that answered one question alone',
    'domain/scoring/statistics/reliabilitySums.ts',
    ' || sums.answeredInPartial.some(areFew)',
    '',
    SUMS,
  ),
  fault(
    'ballots stay',
    CLOSER,
    '  await throughTurns(async (db, after) => ({ last: await deleteSomeBallots(db, key, after) }))\n',
    '',
    FINISH,
  ),
  fault(
    'turns lie where their last change put them',
    CLOSER,
    'const written = await rewriteTurns(db, key, after)',
    'const written: number[] = []',
    'tests/server/sealing.test.ts',
  ),
  fault(
    'what a closing that was cut short left beside is kept',
    'server/records/turns/sealing/sealing.ts',
    '      if (isAnew) await dropMade(db, key, evaluateeIds, employeeIds)\n',
    '',
    CLOSING,
  ),
  fault(
    'a process that lost a closing goes on with it',
    'server/records/questionnaire/closings.ts',
    "    .where('claimedUntil', '=', claimedUntil)\n",
    '',
    CLOSING,
  ),
  fault(
    'answers while results are being made',
    'domain/evaluation/status.ts',
    'processStatus === COLLECTING && closingSince === null',
    'processStatus === COLLECTING',
    CLOSING,
  ),
  fault(
    'reminders tell who had not answered',
    CLOSER,
    '  await whileAny((db) => forgetSomeMails(db, ids, key))\n',
    '',
    TRACES,
    FINISH,
  ),
  fault('people are asked when it is over', FINISHING, '    await cancelUnsent(db, enterpriseId, id)\n', '', TRACES),
  fault(
    'a mail in hand is sent although its round is over',
    'server/mail/sending.ts',
    'if (await outbox.isHeld(mail)) return server',
    'if (mail.id > 0) return server',
    TRACES,
  ),
  fault(
    'rows tell what became of the mails to a rater',
    PROGRESS,
    'emailStatus: sealed ? null : ',
    'emailStatus: ',
    TRACES,
  ),
  fault('filters tell who was mailed', PROGRESS, '(byRater || byMail)', 'byRater', TRACES, COLLECTION),
  fault(
    'only who did not answer is thanked',
    'server/features/collection/recipients.ts',
    "emailType === 'finished' ? turns : turns.filter(isOpenTurn)",
    'turns.filter(isOpenTurn)',
    TRACES,
  ),
  fault(
    'the throttle keeps when somebody came in',
    'server/records/people/throttleCounts.ts',
    ".where('failures', '<=', 1)",
    ".where('failures', '<', 1)",
    TRACES,
  ),
  fault('links tell whose they were', CLOSER, '  await whileAny((db) => forgetSomeLinks(db, key))\n', '', FORGETTING),
  fault(
    'cancelled forms name their raters',
    CLOSER,
    '  await throughTurns(async (db, after) => ({ last: await forgetSomeCancelled(db, key, after) }))\n',
    '',
    FORGETTING,
  ),
  fault(
    'exports made before the finish stay',
    CLOSER,
    '    await dropExports(context, claimed, doPiece)\n',
    '',
    EXPORTS,
  ),
  fault(
    'a file of before is opened while its round closes',
    'server/features/exports/opening.ts',
    'first.closingSince !== null',
    'first.closingSince === undefined',
    EXPORTS,
  ),
  fault(
    'an export that is being made outlives the finish',
    'server/features/exports/service.ts',
    'isSealed(questionnaire) !== wasSealed',
    'isSealed(questionnaire) !== isSealed(questionnaire)',
    EXPORTS,
  ),
  {
    ...fault(
      'deleted exports stay in the files',
      'server/records/turns/sealing/sealing.ts',
      "[...tables, 'exportPart', 'signInPlace']",
      "[...tables, 'signInPlace']",
      'tests/server/sealing.test.ts',
    ),
    engine: 'postgres',
  },
  fault(
    'exports are opened unrecorded',
    'server/features/exports/opening.ts',
    '    await database.write((db) =>\n      insertEvent(db, { enterpriseId, userId, remoteAddress, ...event, objectId, detailJson }),\n    )\n',
    '',
    EXPORTS,
  ),
  fault(
    'a job names who had answered',
    'server/jobs/bulk.ts',
    'act.hidesRefused ? [] : outcome',
    'act.hidesRefused === null ? [] : outcome',
    EXPORTS,
  ),
  fault(
    'the files are not rewritten',
    CLOSER,
    '  await rewriteSealedTables(database)\n',
    '',
    'tests/server/sealing.test.ts',
    FINISH,
  ),
]
