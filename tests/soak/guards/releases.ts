/** Who may open a report that is in the hands of whom it is about (anonymity.md R15, R16, R20). */
import { type Fault, fault } from './fault.ts'

const RELEASE = 'tests/server/release.test.ts'
const LIST = 'tests/server/releaseList.test.ts'
const READERS = 'tests/server/releaseReaders.test.ts'
const MAILS = 'tests/server/releaseMails.test.ts'
const NOTES = 'tests/server/releaseNotes.test.ts'
const MOMENTS = 'tests/server/releaseMoments.test.ts'
const OUTDATED = 'tests/server/releaseOutdated.test.ts'
const STORE = 'server/records/turns/published/releases.ts'
const OWN_NOTES = 'server/features/release/notes.ts'
const UNSHARED = "  if (role !== 'evaluatee' && notes?.isShared !== 1) throw new BusinessError('NOT_FOUND')\n"
const SHUT = '  refuseShut({ type: 2, publishedAt, signInSetAt, addressSetAt }, reader)\n'

export const releaseFaults: Fault[] = [
  fault(
    'a release stores figures of two moments',
    'server/features/release/releasing.ts',
    'if (!(await opened.isAsRead(db))) throw new Unprepared()',
    '',
    MOMENTS,
  ),
  fault(
    'an archive goes before who waits for a report',
    'server/features/reports/exports/archiveJob.ts',
    "personalReport(report, language, 'batch')",
    'personalReport(report, language)',
    'tests/server/archiveUrgency.test.ts',
  ),
  fault(
    'a report is released while it is answered',
    'server/features/release/releasing.ts',
    '  refuseUnfinished(row)\n  if (toSuperior',
    '  if (toSuperior',
    RELEASE,
  ),
  fault(
    'the superior reads what was not promised',
    'server/features/release/releasing.ts',
    'if (toSuperior && !isSuperiorPromised(row))',
    'if (false)',
    READERS,
  ),
  fault(
    'a report goes to the superior unasked',
    'server/features/release/releasing.ts',
    'of toSuperior ? superiorIds : []',
    'of superiorIds',
    READERS,
  ),
  fault(
    'a superior who is left out reads it',
    'server/features/release/releasing.ts',
    'if (!except.has(readerId)) readers',
    'readers',
    LIST,
  ),
  fault(
    'who was disabled becomes a reader',
    'server/features/release/round.ts',
    'superiorId !== employeeId && people.get(superiorId)?.disabled === 0',
    'superiorId !== employeeId',
    LIST,
  ),
  fault(
    'who was withdrawn as superior becomes a reader',
    'server/features/release/store.ts',
    ".where('status', '<>', 'withdrawn')",
    '',
    LIST,
  ),
  fault('a withdrawn report stays open', STORE, ".where('reportRelease.endedAt', 'is', null)", '', RELEASE),
  fault('a removed round stays open to readers', STORE, ".where('questionnaire.deletedAt', 'is', null)", '', RELEASE),
  fault(
    'the first release of a report is taken for the newest',
    STORE,
    ".orderBy('version')",
    ".orderBy('version', 'desc')",
    LIST,
  ),
  fault('somebody reads the report of another', STORE, ".where('reportReader.readerId', '=', readerId)", '', RELEASE),
  fault(
    'a link to one round opens the report of another',
    'server/features/release/reading.ts',
    'questionnaireId !== null && questionnaireId !== id',
    'false',
    RELEASE,
  ),
  fault(
    'a link that was mailed to answer with opens the report',
    'server/records/turns/links.ts',
    'finishedAt !== null && createdAt >= finishedAt',
    'finishedAt !== null',
    RELEASE,
  ),
  fault(
    'an opening is not recorded',
    'server/features/release/reading.ts',
    '  await markOpened(db, { enterpriseId, questionnaireId, employeeId, version, readerId }, at, isAgain)\n',
    '',
    RELEASE,
  ),
  fault(
    'a release leaves no record',
    'server/features/release/releasing.ts',
    '        await note(db, context, caller, id, { action, ...done })\n',
    '',
    LIST,
  ),
  fault(
    'the record of a release says how many, and not whose',
    'server/features/release/releasing.ts',
    'JSON.stringify(done)',
    'JSON.stringify({ count: done.employeeIds.length })',
    RELEASE,
  ),
  fault(
    'a superior is told who the others are',
    'server/features/release/reading.ts',
    "role === 'evaluatee' ? await superiorsOf(db, key, { employeeId, version }) : []",
    'await superiorsOf(db, key, { employeeId, version })',
    LIST,
  ),
  fault(
    'the superior reads notes that are not shared',
    OWN_NOTES,
    "if (role !== 'evaluatee' && notes?.isShared !== 1)",
    'if (false)',
    NOTES,
  ),
  {
    name: 'a shut door tells the superior of notes that are not shared',
    edits: [
      { file: OWN_NOTES, find: `${UNSHARED}  const people`, put: '  const people' },
      { file: OWN_NOTES, find: SHUT, put: `${SHUT}${UNSHARED}` },
    ],
    tests: [NOTES],
  },
  fault(
    'the superior writes in the notes of another',
    OWN_NOTES,
    "    if (found.role !== 'evaluatee') throw new BusinessError('NOT_FOUND')\n    await openNotes",
    '    await openNotes',
    NOTES,
  ),
  fault('a password that an administrator set opens the notes', OWN_NOTES, SHUT, '', NOTES),
  fault(
    'a password that an administrator set before the first note opens the notes',
    OWN_NOTES,
    SHUT,
    `  if (notes !== undefined) ${SHUT.trimStart()}`,
    NOTES,
  ),
  fault(
    'a password that an administrator set before the release opens the notes',
    STORE,
    ".select('questionnaire.publishedAt')",
    ".select('reportRelease.releasedAt as publishedAt')",
    NOTES,
  ),
  fault(
    'notes are written over what was saved meanwhile',
    'server/features/release/notesStore.ts',
    "    .where('version', '=', before)\n",
    '',
    NOTES,
  ),
  fault(
    'the paper of a superior has the notes of the evaluatee',
    OWN_NOTES,
    'if (reader.employeeId !== which.employeeId) return null',
    '',
    NOTES,
  ),
  fault(
    'the setting widens who receives the report after the start',
    'domain/evaluation/settings.ts',
    'before === undefined ? receiversWhere(setting.superiorReads) : receiversOf(before)',
    'receiversWhere(setting.superiorReads)',
    'tests/server/promise.test.ts',
  ),
  fault(
    'whether superiors read it is changed after the start',
    'domain/evaluation/settings.ts',
    'if (after.superiorReads !== before.superiorReads)',
    'if (false)',
    'domain/evaluation/settings.test.ts',
  ),
  fault(
    'who read a version that was replaced is mailed',
    STORE,
    'if (endedAt === null) open.push',
    'if (releasedAt !== null) open.push',
    READERS,
  ),
  fault(
    'a form left out by a clock that is behind makes no report outdated',
    'server/features/collection/forms.ts',
    'await record(await afterReleases(context, db, row),',
    'await record(context,',
    OUTDATED,
  ),
  fault(
    'a report released by such a clock is outdated',
    'server/features/release/releasing.ts',
    'await after(context, db, row)',
    'context',
    OUTDATED,
  ),
  fault(
    'a report released by such a clock counts as told',
    'server/features/release/releasing.ts',
    'momentAfter(now(), await listNewestReportMails(db, key, mayRead))',
    'now().toISOString()',
    MAILS,
  ),
  fault(
    'one who was mailed by such a clock is mailed again',
    'server/features/collection/notify.ts',
    "round.emailType === 'report' ? await afterOpenings(own, db, row) : own",
    'own',
    MAILS,
  ),
  fault(
    'a superior who was mailed by such a clock about somebody else counts as told',
    'server/features/release/releasing.ts',
    '[employeeId, ...superiorIds]',
    '[employeeId]',
    MAILS,
  ),
  fault(
    'a report that was withdrawn when its reader was mailed counts as told',
    'server/features/collection/readers.ts',
    ' && !wasWithdrawn(employeeId, createdAt)',
    '',
    MAILS,
  ),
  fault(
    'a form that was never sent makes reports outdated',
    'server/records/turns/published/outdated.ts',
    "isSent: status === 'submitted'",
    'isSent: true',
    OUTDATED,
  ),
  fault(
    'so does the withdrawal of one that was left out',
    'server/records/turns/published/outdated.ts',
    'withdrawn.has(id) && !wasLeftOut',
    'withdrawn.has(id)',
    OUTDATED,
  ),
  fault(
    'a norm that others’ forms have changed is as it was',
    'server/records/turns/published/outdated.ts',
    'hasNorm && changed.hasFigures()',
    'false',
    OUTDATED,
    MOMENTS,
  ),
  fault(
    'a paper is made without its notes while the database is away',
    OWN_NOTES,
    ' && !(error instanceof DatabaseFault)',
    '',
    NOTES,
  ),
]
