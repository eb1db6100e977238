/** From rows to what scoring reads: the frozen ground of a questionnaire, and one input for each evaluatee. */
import { createHash } from 'node:crypto'
import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { type Answer, type Question, questionsOf } from '../../../domain/paper/model.ts'
import { isScored } from '../../../domain/paper/questionTypes.ts'
import { scaleOf, singleScores } from '../../../domain/paper/scale.ts'
import { questionMaximum, questionMinimum, scoreVector } from '../../../domain/paper/score.ts'
import type { ScoringDimension, ScoringInput, ScoringQuestion, ScoringResponse } from '../../../domain/scoring/input.ts'
import type { AnonymityRule } from '../../../domain/scoring/report.ts'
import { questionFloor } from '../../../domain/scoring/rule.ts'
import type { QuestionScores } from '../../../domain/scoring/team/member.ts'
import { memberFigures } from '../../../domain/scoring/team/memberFigures.ts'
import { eachOf } from '../../../domain/steps.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { RelationLevelTable } from '../../database/schema/questionnaireSchema.ts'
import type { QuestionnaireTable } from '../../database/schema/schema.ts'
import { inTurns, type Reading } from '../../database/sliceBySlice.ts'
import { listBindings, listDimensions } from '../paper/dimensions.ts'
import { loadPaper } from '../paper/paper.ts'
import { listLevels } from '../questionnaire/levels.ts'
import { ruleOf } from '../questionnaire/rule.ts'
import type { Form } from './answers.ts'
import * as counted from './counted.ts'
import { scoresOf } from './forms.ts'

interface Subject {
  evaluateeId: number
  employeeId: number
  name: string
  departmentName: string
}

/** Everything about a questionnaire that all its evaluatees share, and who they are. */
interface Ground {
  questionnaire: QuestionnaireTable
  rule: AnonymityRule
  levels: RelationLevelTable[]
  paperQuestions: Question[]
  questions: ScoringQuestion[]
  dimensions: ScoringDimension[]
}

export interface Scored {
  subject: Subject
  input: ScoringInput
}

/** Turns, and evaluatees, of a round whose figures are made at once: nobody waits for more of them. */
const AT_ONCE = { turns: 1000, evaluatees: 200 }

/** What is made of one has as many questions as its paper: others may come after each. */
const AN_EVALUATEE = 1

/** Open texts, and single choices that ask for a reason. */
function isCommentable({ type, data }: Question): boolean {
  return type === 'WEN_DA' || (type === 'DAN_XUAN' && (data.options ?? []).some((option) => option.reasonRequired))
}

async function loadGround(db: Handle, questionnaire: QuestionnaireTable): Promise<Ground> {
  const { enterpriseId, id } = questionnaire
  const paperQuestions = questionsOf(await loadPaper(db, enterpriseId, id, questionnaire))
  const bindings = await listBindings(db, enterpriseId, id)
  const dimensionOf = new Map(bindings.map(({ questionId, dimensionId }) => [questionId, dimensionId]))
  const dimensions = await listDimensions(db, enterpriseId, id)
  const rule = ruleOf(questionnaire)
  return {
    questionnaire,
    rule,
    levels: await listLevels(db, enterpriseId, id),
    paperQuestions,
    questions: paperQuestions.map((question) => ({
      questionId: question.id,
      title: question.data.title,
      dimensionId: dimensionOf.get(question.id) ?? null,
      maximum: questionMaximum(question) ?? 0,
      minimum: questionMinimum(question) ?? 0,
      scored: isScored(question),
      commentable: isCommentable(question),
      floor: questionFloor({ type: questionnaire.type, rule }, scaleOf(question)),
    })),
    dimensions: dimensions.map(({ id: dimensionId, name, weight }) => ({ dimensionId, name, weight })),
  }
}

const placesOf = ({ paperQuestions }: Ground) => new Map(paperQuestions.map((question, place) => [question.id, place]))

/** One submission as vectors in the order of the questions (design §5.9). */
function vectorsOf({ paperQuestions }: Ground, placeOf: Map<number, number>, row: Form): ScoringResponse {
  const answers = JSON.parse(row.answersJson) as Answer[]
  const texts: (string | null)[] = new Array(paperQuestions.length).fill(null)
  const chosen: (number[] | null)[] = new Array(paperQuestions.length).fill(null)
  const unable: number[] = []
  for (const answer of answers) {
    const place = placeOf.get(answer.questionId)
    if (place === undefined) continue
    texts[place] = answer.text ?? null
    if (answer.unable === true) unable.push(place)
    if (!answer.unable && answer.optionIds !== undefined && answer.optionIds.length > 0)
      chosen[place] = answer.optionIds
  }
  const scores = scoreVector(paperQuestions, answers)
  return { levelId: row.levelId, scores, texts, chosen, unable, isUnsure: row.isUnsure === true }
}

function inputOf(
  ground: Ground,
  assigned: counted.Assigned,
  evaluateeId: number,
  responses: ScoringResponse[],
): ScoringInput {
  return {
    type: ground.questionnaire.type,
    rule: ground.rule,
    levels: ground.levels.map((level) => ({
      levelId: level.id,
      levelType: levelTypeOf(level.type),
      name: level.name,
      weight: level.weight,
      open: level.open === 1,
      ...counted.askedOf(assigned, evaluateeId, level.id),
    })),
    questions: ground.questions,
    dimensions: ground.dimensions,
    responses,
  }
}

/** The scores of each question, where they are few enough to be told apart. */
export const scoresIn = (questions: readonly Question[]): QuestionScores =>
  new Map(questions.map((question) => [question.id, singleScores(question)]))

interface ScoredAlone extends Scored {
  questions: readonly Question[]
  /** Which form each response of the input is. */
  formIds: readonly number[]
}

/** What scoring reads of the evaluatee with `employeeId`, and the paper's questions; undefined when there is none. */
export async function loadScored(
  db: Handle,
  questionnaire: QuestionnaireTable,
  employeeId: number,
): Promise<ScoredAlone | undefined> {
  const { enterpriseId, id } = questionnaire
  const [subject] = await counted.listSubjects(db, enterpriseId, id, employeeId)
  if (subject === undefined) return undefined
  const only = [subject.id]
  const isCounted = await counted.findCounted(db, enterpriseId, id, only)
  const forms = await counted.listCountedResponses(db, enterpriseId, id, only, isCounted)
  const assigned = await counted.countAssigned(db, { enterpriseId, questionnaireId: id }, subject.id)
  const ground = await loadGround(db, questionnaire)
  const placeOf = placesOf(ground)
  const [one] = scored(ground, assigned, [subject], forms, (form) => vectorsOf(ground, placeOf, form))
  return one && { ...one, questions: ground.paperQuestions, formIds: forms.map(({ id: formId }) => formId) }
}

/** All that figures of a round are made of, but for its forms. */
export async function openScored({ read, think }: Reading, questionnaire: QuestionnaireTable) {
  const scoring = await loadScoring(read, questionnaire)
  return { ...scoring, digest: await think(digestOf(questionnaire, scoring)) }
}

type Opened = Awaited<ReturnType<typeof openScored>>

/** Another one as soon as figures of a finished round could be others: from then on no form comes or is changed. */
function* digestOf({ finishedAt }: QuestionnaireTable, { subjects, ground, turns }: Scoring): Generator<void, string> {
  const { rule, levels, questions, paperQuestions, dimensions } = ground
  const digest = createHash('sha256')
  digest.update(JSON.stringify([finishedAt, rule, levels, questions, paperQuestions, dimensions, turns.digest]))
  yield* eachOf(subjects, (subject) => digest.update(JSON.stringify(subject)))
  return digest.digest('hex')
}

/** What scoring reads of every evaluatee in their order but for words and choices, handed to `take`; others come between. */
export async function readScored(
  { read, think }: Reading,
  { enterpriseId, id }: QuestionnaireTable,
  { subjects, questions, turns, scoredBy }: Opened,
  take: (one: Scored, figuresOf: ReturnType<typeof memberFigures>) => void,
): Promise<void> {
  const figuresOf = memberFigures(scoresIn(questions))
  const atOnce = Math.max(1, Math.floor((AT_ONCE.turns * subjects.length) / Math.max(1, turns.count)))
  await inTurns(subjects, Math.min(atOnce, AT_ONCE.evaluatees), async (some) => {
    const evaluateeIds = some.map((subject) => subject.id)
    const forms = await read((db) => counted.listCountedScores(db, enterpriseId, id, evaluateeIds, turns.isCounted))
    // The forms themselves are taken apart together: it is little beside what is made of them.
    await think(eachOf(scoredBy(some, forms, figuresOnly), (one) => take(one, figuresOf), AN_EVALUATEE))
  })
}

const NOTHING_SAID: ScoringResponse['texts'] & ScoringResponse['chosen'] = []

/** What figures read of a form. */
const figuresOnly = ({ levelId, scores }: { levelId: number; scores: Buffer }): ScoringResponse => ({
  levelId,
  scores: scoresOf(scores),
  texts: NOTHING_SAID,
  chosen: NOTHING_SAID,
})

/** The same of forms in hand: those of a round that an earlier version finished. */
export async function loadScoredOf(db: Handle, questionnaire: QuestionnaireTable, forms: Form[]) {
  const { subjects, questions, scoredOf } = await loadScoring((work) => work(db), questionnaire)
  return { questions, scored: scoredOf(subjects, forms) }
}

/**
 * The evaluatees in their order, what their turns say, and what scoring reads of some of them from their forms, as often
 * as it is asked. Some is read at a time, between which others come where `read` lets them.
 */
export async function loadScoring(read: DatabaseService['read'], questionnaire: QuestionnaireTable) {
  const key = { enterpriseId: questionnaire.enterpriseId, questionnaireId: questionnaire.id }
  const subjects = await counted.readSubjects(read, key)
  const ground = await read((db) => loadGround(db, questionnaire))
  const turns = await counted.readTurns(read, key)
  const { paperQuestions: questions } = ground
  const placeOf = placesOf(ground)
  const scoredBy = <Kept extends { evaluateeId: number }>(
    some: counted.Subjects,
    forms: readonly Kept[],
    responseOf: (form: Kept) => ScoringResponse,
  ) => scored(ground, turns.assigned, some, forms, responseOf)
  return {
    ...{ subjects, ground, questions, turns },
    scoredBy,
    scoredOf: (some: counted.Subjects, forms: readonly Form[]) =>
      scoredBy(some, forms, (form) => vectorsOf(ground, placeOf, form)),
  }
}

type Scoring = Awaited<ReturnType<typeof loadScoring>>

function scored<Kept extends { evaluateeId: number }>(
  ground: Ground,
  assigned: counted.Assigned,
  subjects: counted.Subjects,
  forms: readonly Kept[],
  responseOf: (form: Kept) => ScoringResponse,
): Scored[] {
  const responses = new Map<number, ScoringResponse[]>(subjects.map((subject) => [subject.id, []]))
  for (const form of forms) responses.get(form.evaluateeId)?.push(responseOf(form))
  return subjects.map((subject) => ({
    subject: {
      evaluateeId: subject.id,
      employeeId: subject.employeeId,
      name: subject.name,
      departmentName: subject.departmentName ?? '',
    },
    input: inputOf(ground, assigned, subject.id, responses.get(subject.id) ?? []),
  }))
}
