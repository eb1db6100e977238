/** What anonymity.md promises while answers are collected and when figures are published: doors, the gate, the promise. */
import { type Fault, fault } from './fault.ts'

const GATE = 'domain/scoring/gate.test.ts'
const REPORTS = 'tests/server/reports.test.ts'
const FINISH = 'tests/server/finish.test.ts'
const COLLECTION = 'tests/server/collection.test.ts'
const PROGRESS = 'server/features/collection/progress.ts'
const NONINTERFERENCE = 'tests/anonymity/noninterference.test.ts'
const DISCLOSURE = 'tests/server/disclosure.test.ts'
const NEWCOMERS = 'tests/server/newcomers.test.ts'
const DOORS = 'tests/server/doors.test.ts'
const OPENED = 'tests/server/openedDoors.test.ts'

export const anonymityFaults: Fault[] = [
  fault(
    'a rater whose door somebody else opened reaches the floor',
    'server/records/turns/sealing/sealing.ts',
    'isUnsure({ ...row, ...door }) ? [door.id] : []',
    '[]',
    OPENED,
  ),
  fault(
    'a rater whose address somebody else set reaches the floor',
    'domain/evaluation/doors.ts',
    "isShut(state, 'link') || isShut(state, 'signIn')",
    "isShut(state, 'signIn')",
    OPENED,
  ),
  fault(
    'a password by a link to an address of before the round shuts it',
    'server/records/people/employees.ts',
    "signInSetAt: eb.ref('addressSetAt')",
    'signInSetAt: eb.val(new Date(Date.now() + 1e12).toISOString())',
    'tests/server/doorsByMail.test.ts',
  ),
  fault(
    'reliability counts forms of opened doors towards its floor',
    'domain/scoring/statistics/reliabilitySums.ts',
    'areFew(sums.guarded - sums.partial) || ',
    '',
    'domain/scoring/statistics/reliabilitySums.test.ts',
  ),
  fault(
    'choices are kept below the floor beside forms of opened doors',
    'domain/scoring/sealed.ts',
    'choosing.filter(({ isUnsure }) => isUnsure !== true).length',
    'choosing.length',
    'tests/anonymity/stored.test.ts',
  ),
  fault(
    'comments are shown below the floor beside forms of opened doors',
    'domain/scoring/comments.ts',
    'counted.sureForms[index]',
    'counted.forms[index]',
    'domain/scoring/comments.test.ts',
  ),
  fault(
    'drafts outlive a password somebody else set',
    'server/records/turns/doors.ts',
    "      .set({ status: 'waiting' })\n",
    "      .set({ status: 'waiting' })\n      .where('id', '=', 0)\n",
    DOORS,
  ),
  fault(
    'a password somebody else set opens what was published before',
    'domain/evaluation/doors.ts',
    "door === 'signIn' ? signInSetAt : addressSetAt",
    "door === 'signIn' ? null : addressSetAt",
    DOORS,
  ),
  fault(
    'a link to an address somebody else chose opens what was published before',
    'domain/evaluation/doors.ts',
    "door === 'signIn' ? signInSetAt : addressSetAt",
    "door === 'signIn' ? signInSetAt : null",
    DOORS,
  ),
  fault(
    'only the new address is told',
    'server/records/turns/doors.ts',
    '[person.email, email ?? person.email]',
    '[email ?? person.email]',
    DOORS,
  ),
  fault(
    'a scale of few scores asks for no more raters',
    'server/records/turns/ground.ts',
    'questionFloor({ type: questionnaire.type, rule }, scaleOf(question))',
    'questionFloor({ type: questionnaire.type, rule }, scaleOf(question) && null)',
    DISCLOSURE,
  ),
  fault(
    'a flag tells whether a hidden rater wrote',
    'domain/scoring/comments.ts',
    'hidden: hides || shown.length < rows.length',
    'hidden: rows.some((row) => !shown.includes(row) && row.members.some((index) => textsOf(input, index, q).length > 0))',
    NONINTERFERENCE,
    DISCLOSURE,
  ),
  fault(
    'levels are pooled by who gave a counted answer',
    'domain/scoring/gate.ts',
    'const formsOf = (level: number) => counted.sureForms[level] ?? 0',
    'const formsOf = (level: number) => counted.raters[level] ?? 0',
    NONINTERFERENCE,
  ),
  fault(
    'a level nobody of which answered is told from one that is too small',
    'domain/scoring/gate.ts',
    "if (!isShown) return { status: 'hidden',",
    "if (!isShown) return { status: forms === 0 ? 'empty' : 'hidden',",
    GATE,
    DISCLOSURE,
  ),
  fault(
    'a reason of a hidden cell is published among others',
    'domain/scoring/comments.ts',
    'const parts = isReason ? [row, ...among] : [row]',
    'const parts = isReason && among.length > 99 ? [row, ...among] : [row]',
    'domain/scoring/comments.test.ts',
    NONINTERFERENCE,
  ),
  fault(
    'newcomers join a level in which somebody has answered',
    'server/features/relations/change.ts',
    'if (row.type !== 2 || !isPublished(row.processStatus)) return () => false',
    'if (row.type !== 2 || isPublished(row.processStatus)) return () => false',
    NEWCOMERS,
  ),
  fault(
    'a level is shown whoever is in it',
    'domain/scoring/gate.ts',
    '(isOpenToViewer ? 1 : cellFloor(input, q))',
    '(isOpenToViewer ? 1 : cellFloor(input, q) - cellFloor(input, q) + 1)',
    GATE,
    REPORTS,
  ),
  fault(
    'small levels are not pooled',
    'domain/scoring/gate.ts',
    'if (!isAnonymous(input) || !input.rule.pooling) return []',
    'if (!isAnonymous(input) || input.rule) return []',
    GATE,
    REPORTS,
  ),
  fault(
    'an administrator sees levels of anonymous rounds',
    'domain/scoring/gate.ts',
    "(isNamed && viewer === 'administrator')",
    "viewer === 'administrator'",
    GATE,
    REPORTS,
  ),
  fault(
    'reports of anonymous rounds while they collect',
    'server/features/reports/reading.ts',
    'if (row.type === 2) refuseUnfinished(row)',
    'if (row.type === 2 && !isPublished(row.processStatus)) refuseUnfinished(row)',
    REPORTS,
  ),
  fault(
    'a published report is made anew',
    'server/features/reports/reading.ts',
    'if (row.type === 2) return publishedMembers(database, row)\n  if (isFinished',
    'if (row.type === 3) return publishedMembers(database, row)\n  if (isFinished',
    REPORTS,
  ),
  fault(
    'a form of an anonymous round is left out',
    'server/features/collection/forms.ts',
    "  if (row.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')\n  const changed",
    '  const changed',
    COLLECTION,
  ),
  fault(
    'a sent form of an anonymous round is taken back',
    'server/features/collection/forms.ts',
    "    if (row.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')\n    await withdrawEnded",
    '    await withdrawEnded',
    COLLECTION,
  ),
  fault('filters tell who answered', PROGRESS, '(isSealed(row) && (byRater', '(isSealed(row) && (!row', COLLECTION),
  fault('filters tell who scored how', PROGRESS, '(row.type === 2 && byScore)', '(row.type === 2 && !row)', COLLECTION),
  fault(
    'closed turns tell the day',
    'server/records/turns/sealing/closing.ts',
    ', counted: 1, submittedDay: null }',
    ', counted: 1 }',
    FINISH,
  ),
  fault(
    'raters see what options score',
    'server/features/answers/papers.ts',
    '({ score: _score, ...option }) => option',
    '(option) => option',
    'tests/server/answers.test.ts',
  ),
  fault(
    'the promise is loosened after the start',
    'server/features/questionnaires/setting.ts',
    'if (looser.length > 0)',
    'if (looser.length < 0)',
    'tests/server/publish.test.ts',
  ),
  fault(
    'reports are opened unrecorded',
    'server/features/reports/service.ts',
    '    await record(principal, id, opened, { employeeId })\n',
    '',
    'tests/server/reportsNamed.test.ts',
  ),
]
