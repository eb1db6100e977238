/** What a rater sees: the list of tasks, and one task with its paper, promise and draft. */
import { BusinessError } from '../../../domain/errors.ts'
import { isShut, opensByProvider } from '../../../domain/evaluation/doors.ts'
import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { type PromiseSentence, promise } from '../../../domain/evaluation/promise.ts'
import { progress } from '../../../domain/paper/answers.ts'
import type { Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import { ruleOf } from '../../records/questionnaire/rule.ts'
import { readSetting, readStyle } from '../../records/questionnaire/setting.ts'
import { readDraft, readDrafts } from '../../records/turns/answers.ts'
import { countReadable } from '../../records/turns/published/releases.ts'
import { type Rater, refuseShut } from '../../records/turns/raters.ts'
import * as turns from './store.ts'
import { type AnswersContext, openness, refuseClosed } from './turn.ts'

type FeedbackTasks = ResultOf<'listFeedbackTasks'>
type FeedbackForm = ResultOf<'getFeedbackTask'>
type Row = Awaited<ReturnType<typeof turns.listTurns>>[number]

function taskOf(row: Row, markOf: NameMarks, answered: number, questionCount: number): FeedbackForm['task'][] {
  // After the finish of an anonymous questionnaire no turn tells whether it was answered (R5).
  if (row.status === 'closed') return []
  const { status } = row
  const task = {
    relationId: row.relationId,
    evaluateeName: row.evaluateeName,
    evaluateeNameMark: markOf(row.evaluateeEmployeeId),
    levelType: levelTypeOf(row.levelType),
    levelName: row.levelName,
    status,
    // What was sent is read by nobody again, not even how much of it was filled in (R6).
    answeredCount: status === 'submitted' ? questionCount : answered,
    questionCount,
  }
  return [task]
}

const marksOf = (db: Handle, enterpriseId: number, rows: readonly Row[]) =>
  nameMarks(
    db,
    enterpriseId,
    rows.map((row) => row.evaluateeEmployeeId),
  )

/** The drafts that are begun. Whoever came by a door somebody else set does not learn how much is filled in (R20); begun or sent is R5's. */
async function readBegun(db: Handle, { enterpriseId, door }: Rater, rows: readonly Row[]) {
  const begun = rows.filter((row) => row.status === 'drafting' && !isShut(row, door))
  const keys = begun.map(({ questionnaireId, relationId }) => ({ enterpriseId, questionnaireId, relationId }))
  const drafts = await readDrafts(db, keys)
  return begun.map((row) => ({ row, draft: drafts.get(row.relationId) ?? [] }))
}

/** How many questions each draft has answered, by turn. */
async function countAnswered(
  context: AnswersContext,
  { enterpriseId }: Rater,
  drafts: Awaited<ReturnType<typeof readBegun>>,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { row, draft } of drafts) {
    const { questionnaireId, version, relationId } = row
    const { paper } = await context.paperOf({ enterpriseId, questionnaireId, version })
    counts.set(relationId, progress(paper, draft, readSetting(row).allowUnable).answered)
  }
  return counts
}

/** The rater's questionnaires with a task for each evaluatee; finished ones are marked closed. */
export async function listTasks(context: AnswersContext, rater: Rater): Promise<FeedbackTasks> {
  const { rows, drafts, questionCounts, markOf, ...heading } = await context.database.read((db) => readTasks(db, rater))
  const answered = await countAnswered(context, rater, drafts)
  const questionnaires = [...new Set(rows.map((row) => row.questionnaireId))].flatMap((questionnaireId) => {
    const own = rows.filter((row) => row.questionnaireId === questionnaireId)
    const [first] = own
    if (first === undefined) return []
    const { title, type } = first
    const questionCount = questionCounts.get(questionnaireId) ?? 0
    const tasks = own.flatMap((row) => taskOf(row, markOf, answered.get(row.relationId) ?? 0, questionCount))
    const { deadline } = readSetting(first)
    return [{ questionnaireId, title, type, deadline, ...openness(first, context.now()), tasks }]
  })
  return { ...heading, questionnaires }
}

async function readTasks(db: Handle, rater: Rater) {
  const { enterpriseId, employeeId } = rater
  const names = await turns.findRaterNames(db, enterpriseId, employeeId)
  if (names === undefined) throw new BusinessError('NOT_FOUND')
  const rows = await turns.listTurns(db, rater, rater.questionnaireId)
  const markOf = await marksOf(db, enterpriseId, rows)
  const counted = await turns.countQuestions(db, enterpriseId, [...new Set(rows.map((row) => row.questionnaireId))])
  const questionCounts = new Map(counted.map(({ questionnaireId, count }) => [questionnaireId, count]))
  const drafts = await readBegun(db, rater, rows)
  const reportCount = !rater.opensReports ? 0 : await countReadable(db, enterpriseId, employeeId, rater.questionnaireId)
  return { ...names, rows, markOf, questionCounts, drafts, reportCount }
}

/** From the rule the gate enforces, as it was fixed at the start (R16), and the provider of today. */
function promiseOf(row: Row & { issuerSetAt: string | null }): FeedbackForm['promise'] {
  const rule = ruleOf(row)
  const { sentences, more } = promise(rule, levelTypeOf(row.levelType), opensByProvider(row, row.issuerSetAt))
  return { anonymous: rule.anonymous, sentences: sentences.map(onWire), more: more.map(onWire) }
}

function onWire({ key, params }: PromiseSentence) {
  return {
    key,
    params: {
      ...(typeof params.scores === 'number' && { scores: params.scores }),
      ...(typeof params.comments === 'number' && { comments: params.comments }),
    },
  }
}

/** The answering page of one task. Throws NOT_FOUND, ALREADY_SUBMITTED (R6), ANSWERING_CLOSED, ANSWERING_PAUSED, and as `refuseShut`. */
export async function openTask(context: AnswersContext, rater: Rater, relationId: number): Promise<FeedbackForm> {
  const { database } = context
  const row = await database.read((db) => turns.findForm(db, rater, relationId, rater.questionnaireId))
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  if (row.status === 'submitted') throw new BusinessError('ALREADY_SUBMITTED')
  refuseShut(row, rater)
  refuseClosed(row, context.now())
  const key = { enterpriseId: rater.enterpriseId, questionnaireId: row.questionnaireId }
  const { paper, wire, questions } = await context.paperOf({ ...key, version: row.version })
  const [draft, markOf] = await database.read(async (db) => [
    await readDraft(db, { ...key, relationId }),
    await marksOf(db, rater.enterpriseId, [row]),
  ])
  const { deadline, allowUnable, welcomeText, thanksText } = readSetting(row)
  const style = readStyle(row)
  const [task] = taskOf(row, markOf, progress(paper, draft, allowUnable).answered, questions.length)
  if (task === undefined) throw new BusinessError('ANSWERING_CLOSED')
  return {
    task,
    deadline,
    paper: { ...wire, title: row.title },
    promise: promiseOf(row),
    allowUnable,
    answers: draft,
    welcomeText,
    thanksText,
    style: { ...style, logo: style.logo || row.enterpriseLogo },
  }
}
