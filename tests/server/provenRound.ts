/** Rounds drawn for the second proof, answered and finished through the real doors, and all that is said about them. */
import fc from 'fast-check'
import { type Answer, questionsOf } from '../../domain/paper/model.ts'
import { templatePaper } from '../../domain/templates/convert.ts'
import { leadershipTemplates } from '../../domain/templates/leadership.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { type Collecting, createCollecting, type Person } from './collectingQuestionnaire.ts'
import { jobEnded } from './jobEnded.ts'
import { PAPERS, PERSONAL, pathOf, TEAM } from './results.ts'
import { turnsOf } from './submitting.ts'
import type { TestApp, Visitor } from './testApp.ts'
import { unzipped } from './unzipped.ts'

/** What one rater says to one question: an option, or that it could not be observed; and a text. */
export interface Said {
  option: number
  isUnable: boolean
  text: string
}

/** One rater's form, by the question's place in the paper. */
export type Form = readonly Said[]

const LEVELS = ['superior', 'sameLevel', 'subordinate', 'self'] as const
export type Round = Record<(typeof LEVELS)[number], readonly Form[]> & { pooling: boolean }

/** The shipped paper's questions in order. */
const QUESTIONS = questionsOf(templatePaper(leadershipTemplates.zh, () => 1).paper)
/** Whoever sent a form has answered an open question, with nothing perhaps: such a cell is never hidden by itself. */
export const isOpen = (place: number) => QUESTIONS[place]?.type === 'WEN_DA'
/** This question most cannot answer, so that cells of published rows are hidden. */
const SELDOM = 1
/** Choosing it asks for a reason (R17). */
const REASON_OPTION = 2

const words = fc.array(fc.constantFrom('甲', '乙', '丙', 'a', 'b', ' '), { minLength: 1, maxLength: 6 })
const said = (unable: number): fc.Arbitrary<Said> =>
  fc.record({
    option: fc.integer({ min: 1, max: 5 }),
    isUnable: fc.integer({ min: 1, max: 100 }).map((drawn) => drawn <= unable),
    text: words.map((letters) => `.${letters.join('')}.`),
  })

export const form: fc.Arbitrary<Form> = fc.tuple(...QUESTIONS.map((_, place) => said(place === SELDOM ? 70 : 10)))

const forms = (minLength: number, maxLength: number) => fc.array(form, { minLength, maxLength })

export const round: fc.Arbitrary<Round> = fc.record({
  superior: forms(1, 1),
  sameLevel: forms(1, 6),
  subordinate: forms(1, 6),
  self: forms(1, 1),
  pooling: fc.boolean(),
})

function answersOf({ paper }: Collecting, given: Form): Answer[] {
  return questionsOf(paper).map(({ id: questionId, type }, place) => {
    const { option, isUnable, text } = given[place] ?? { option: 3, isUnable: false, text: '' }
    if (type === 'WEN_DA') return { questionId, text }
    if (isUnable) return { questionId, unable: true }
    return { questionId, optionIds: [option], ...(option === REASON_OPTION && { text }) }
  })
}

/** Makes the second option of every choice ask for a reason. */
async function askReasons({ database }: TestApp, { questionnaireId, paper }: Collecting) {
  for (const { id, type, data } of questionsOf(paper)) {
    if (type !== 'DAN_XUAN') continue
    const options = (data.options ?? []).map((each) => ({ ...each, reasonRequired: each.id === REASON_OPTION }))
    await database.write((db) =>
      db
        .updateTable('question')
        .set({ dataJson: JSON.stringify({ ...data, options }) })
        .where('questionnaireId', '=', questionnaireId)
        .where('id', '=', id)
        .execute(),
    )
  }
}

/** Numbers and addresses that differ from round to round, by what they stand for. */
function namesOf(made: Collecting): [string, string][] {
  const { paper, dimensions, levels, evaluatees, raters, relations, questionnaireId } = made
  const ids = [
    questionnaireId,
    ...[...questionsOf(paper), ...dimensions, ...levels, ...evaluatees, ...relations].map(({ id }) => id),
  ]
  const people = [...evaluatees, ...raters]
  const numbers = [...ids, ...people.map(({ employeeId }) => employeeId)]
  return [
    ...people.map(({ email }, place): [string, string] => [email, `address ${place}`]),
    ...numbers.map((id, place): [string, string] => [String(id), String(1000 + place)]),
    [`q-${questionnaireId.toString(36)}`, 'uid'],
  ]
}

const byJson = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Texts stand in a shuffled order: lists of them are compared sorted. */
function withoutOrder(_: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.every((each) => typeof each === 'string') ? value.toSorted(byJson) : value
}

/** A round that is over, whose person is evaluated again. */
export interface Earlier {
  uid: string
  person: Person
}

/** Makes the earlier round's person the one who is evaluated. */
async function evaluateAgain({ database }: TestApp, made: Collecting, { person }: Earlier): Promise<Collecting> {
  const [evaluatee] = made.evaluatees
  if (evaluatee === undefined) throw new Error('a round about nobody')
  const { employeeId } = person
  const [was, id] = [evaluatee.employeeId, evaluatee.id]
  await database.write(async (db) => {
    await db
      .updateTable('evaluatee')
      .set({ employeeId })
      .where('questionnaireId', '=', made.questionnaireId)
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('relation')
      .set({ raterId: employeeId })
      .where('questionnaireId', '=', made.questionnaireId)
      .where('raterId', '=', was)
      .execute()
  })
  const relations = made.relations.map((one) => (one.raterId === was ? { ...one, raterId: employeeId } : one))
  return { ...made, relations, evaluatees: [{ ...person, id }] }
}

/** Both rounds side by side, and the person across them. */
async function combined(administrator: Visitor, uids: string[], meaning: (text: string) => string) {
  const body = { reportId: 0, title: '对比', summary: '', questionnaireUids: uids }
  const { reportId } = await administrator.ok('saveCombinedReport', { body })
  const answers = [
    await administrator.call('getCombinedReport', { query: { reportId } }),
    await administrator.call('listCombinedScores', { query: { reportIds: [reportId] } }),
    await administrator.call('listCombinedEvaluatees', { query: { reportIds: [reportId] } }),
  ]
  return meaning(answers.map(({ raw }) => raw.toString('utf8')).join()).replaceAll(String(reportId), 'report')
}

/** A round that is answered and finished. */
export async function earlierRound(testApp: TestApp, administrator: Visitor, given: Round): Promise<Earlier> {
  const made = await answeredRound(testApp, given)
  await administrator.ok('finishQuestionnaire', { path: pathOf(made) })
  const { uid } = await administrator.ok('getQuestionnaire', { path: { id: made.questionnaireId } })
  const [evaluatee] = made.evaluatees
  if (evaluatee === undefined) throw new Error('a round about nobody')
  const { id: _id, ...person } = evaluatee
  return { uid, person }
}

async function answeredRound(testApp: TestApp, given: Round, earlier?: Earlier): Promise<Collecting> {
  const ratersPerLevel = Object.fromEntries(LEVELS.map((level) => [level, given[level].length]))
  const setting = { pooling: given.pooling }
  const fresh = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel, setting })
  const made = earlier === undefined ? fresh : await evaluateAgain(testApp, fresh, earlier)
  await askReasons(testApp, made)
  for (const level of LEVELS) {
    for (const [place, turn] of turnsOf(made, 0, level).entries()) {
      const visitor = testApp.visitor({ authorization: `Bearer ${await made.link(turn.raterId)}` })
      const answers = answersOf(made, given[level][place] ?? [])
      await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
    }
  }
  return made
}

/** Publishes the round; everything an administrator can read of it afterwards, by the call that says it. */
export async function publish(
  testApp: TestApp,
  administrator: Visitor,
  given: Round,
  withPdf: boolean,
  earlier?: Earlier,
): Promise<Record<string, string>> {
  const made = await answeredRound(testApp, given, earlier)
  const path = pathOf(made)
  await administrator.ok('finishQuestionnaire', { path })
  const names = namesOf(made)
  const meaning = (text: string) => names.reduce((now, [name, word]) => now.replaceAll(name, word), text)
  const read: Record<string, string> = {}
  for (const operation of [...TEAM, ...PERSONAL, ...BESIDE]) {
    const isPdf = PAPERS.includes(operation)
    if (isPdf && !withPdf) continue
    const { raw } = await administrator.call(operation, { path })
    const text = isPdf ? [...readPdf(raw).text].sort().join('') : raw.toString('utf8')
    const named = meaning(text)
    read[operation] = named.startsWith('{') ? JSON.stringify(JSON.parse(named), withoutOrder) : named
  }
  for (const [place, { id: dimensionId }] of made.dimensions.entries()) {
    for (const operation of ['getScoreArithmetic', 'getRankingLevels'] as const) {
      const { raw } = await administrator.call(operation, { path, query: { dimensionId } })
      read[`${operation} ${place}`] = meaning(raw.toString('utf8'))
    }
  }
  read.exportResults = meaning(await exportedResults(administrator, path.id))
  if (earlier !== undefined) {
    const { uid } = await administrator.ok('getQuestionnaire', { path: { id: made.questionnaireId } })
    read.combined = await combined(administrator, [earlier.uid, uid], meaning)
  }
  return read
}

/** Every file of all results, and how long each is; texts of one question come in any order. */
async function exportedResults(administrator: Visitor, id: number): Promise<string> {
  const body = { content: 'results', format: 'csv', language: 'zh' } as const
  const { jobId } = await administrator.ok('exportResults', { path: { id }, body })
  const { message } = await jobEnded(administrator, jobId)
  const { raw } = await administrator.call('downloadExport', { path: { jobId } })
  const files = [...unzipped(raw)].map(([name, file]) => {
    const lines = file.toString().split('\r\n')
    return [name, file.length, name === '评语.csv' ? lines.toSorted() : lines]
  })
  return JSON.stringify([message, files])
}

/** What tells of a round beside its results. */
const BESIDE = ['getQuestionnaire', 'getFeedbackSummary', 'listFeedback', 'listMails', 'exportParticipants'] as const
