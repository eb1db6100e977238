/** From rows to what scoring reads: the frozen ground of a questionnaire, and one input for each evaluatee. */
import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { type Answer, type Question, questionsOf } from '../../../domain/paper/model.ts'
import { isScored } from '../../../domain/paper/questionTypes.ts'
import { scaleOf } from '../../../domain/paper/scale.ts'
import { answerScore, questionMaximum } from '../../../domain/paper/score.ts'
import type { ScoringDimension, ScoringInput, ScoringQuestion, ScoringResponse } from '../../../domain/scoring/input.ts'
import type { AnonymityRule } from '../../../domain/scoring/report.ts'
import { questionFloor } from '../../../domain/scoring/rule.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { RelationLevelTable } from '../../database/questionnaireSchema.ts'
import type { QuestionnaireTable } from '../../database/schema.ts'
import { listBindings, listDimensions } from '../paper/dimensions.ts'
import { loadPaper } from '../paper/paper.ts'
import { listLevels } from '../questionnaire/levels.ts'
import { ruleOf } from '../questionnaire/rule.ts'
import type { Form } from './answers.ts'
import * as counted from './counted.ts'

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
  /** `evaluatee/level` -> raters asked. */
  assigned: Map<string, number>
}

export interface Scored {
  subject: Subject
  input: ScoringInput
}

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
  const assigned = await counted.countAssigned(db, enterpriseId, id)
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
      maximum: Math.max(0, questionMaximum(question) ?? 0),
      scored: isScored(question),
      commentable: isCommentable(question),
      floor: questionFloor({ type: questionnaire.type, rule }, scaleOf(question)),
    })),
    dimensions: dimensions.map(({ id: dimensionId, name, weight }) => ({ dimensionId, name, weight })),
    assigned: new Map(assigned.map((row) => [`${row.evaluateeId}/${row.levelId}`, row.assigned])),
  }
}

/** One submission as vectors in the order of the questions (design §5.9). */
function vectorsOf({ paperQuestions }: Ground, placeOf: Map<number, number>, row: Form): ScoringResponse {
  const scores = new Float64Array(paperQuestions.length).fill(Number.NaN)
  const texts: (string | null)[] = new Array(paperQuestions.length).fill(null)
  const chosen: (number[] | null)[] = new Array(paperQuestions.length).fill(null)
  for (const answer of JSON.parse(row.answersJson) as Answer[]) {
    const place = placeOf.get(answer.questionId)
    const question = place === undefined ? undefined : paperQuestions[place]
    if (place === undefined || question === undefined) continue
    scores[place] = answerScore(question, answer) ?? Number.NaN
    texts[place] = answer.text ?? null
    if (!answer.unable && answer.optionIds !== undefined && answer.optionIds.length > 0)
      chosen[place] = answer.optionIds
  }
  return { levelId: row.levelId, scores, texts, chosen, isUnsure: row.isUnsure === true }
}

function inputOf(ground: Ground, evaluateeId: number, responses: ScoringResponse[]): ScoringInput {
  return {
    type: ground.questionnaire.type,
    rule: ground.rule,
    levels: ground.levels.map((level) => ({
      levelId: level.id,
      levelType: levelTypeOf(level.type),
      name: level.name,
      weight: level.weight,
      open: level.open === 1,
      assigned: ground.assigned.get(`${evaluateeId}/${level.id}`) ?? 0,
    })),
    questions: ground.questions,
    dimensions: ground.dimensions,
    responses,
  }
}

/** What scoring reads of the evaluatee with `employeeId`; undefined when there is none. */
export async function loadScored(
  db: Handle,
  questionnaire: QuestionnaireTable,
  employeeId: number,
): Promise<Scored | undefined> {
  const { enterpriseId, id } = questionnaire
  const [subject] = await counted.listSubjects(db, enterpriseId, id, employeeId)
  if (subject === undefined) return undefined
  const forms = await counted.listCountedResponses(db, enterpriseId, id, subject.id)
  const [scored] = scoredOf(await loadGround(db, questionnaire), [subject], forms)
  return scored
}

/** The same of every evaluatee in their order, read slice by slice, between which others come. */
export async function readScored(
  database: Pick<DatabaseService, 'read'>,
  questionnaire: QuestionnaireTable,
): Promise<Scored[]> {
  const { enterpriseId, id } = questionnaire
  const subjects = await database.read((db) => counted.listSubjects(db, enterpriseId, id, null))
  const collecting = collectScored(await database.read((db) => loadGround(db, questionnaire)), subjects)
  await counted.readCountedResponses(database, enterpriseId, id, collecting.add)
  return collecting.scored()
}

/** The same of forms in hand: those of a round that an earlier version finished. */
export async function loadScoredOf(db: Handle, questionnaire: QuestionnaireTable, forms: Form[]): Promise<Scored[]> {
  const { subjects, scoredOf } = await loadScoring(db, questionnaire)
  return scoredOf(subjects, forms)
}

/** The evaluatees in their order, and what scoring reads of some of them from their forms, as often as it is asked. */
export async function loadScoring(db: Handle, questionnaire: QuestionnaireTable) {
  const { enterpriseId, id } = questionnaire
  const subjects = await counted.listSubjects(db, enterpriseId, id, null)
  const ground = await loadGround(db, questionnaire)
  return { subjects, scoredOf: (some: Subjects, forms: readonly Form[]) => scoredOf(ground, some, forms) }
}

type Subjects = Awaited<ReturnType<typeof counted.listSubjects>>

function scoredOf(ground: Ground, subjects: Subjects, forms: readonly Form[]): Scored[] {
  const collecting = collectScored(ground, subjects)
  collecting.add(forms)
  return collecting.scored()
}

/** Takes the forms about these evaluatees, in as many pieces as they come. */
function collectScored(ground: Ground, subjects: Subjects) {
  const placeOf = new Map(ground.paperQuestions.map((question, place) => [question.id, place]))
  const responses = new Map<number, ScoringResponse[]>(subjects.map((subject) => [subject.id, []]))
  return {
    add(forms: readonly Form[]): void {
      for (const form of forms) responses.get(form.evaluateeId)?.push(vectorsOf(ground, placeOf, form))
    },
    scored: (): Scored[] =>
      subjects.map((subject) => ({
        subject: {
          evaluateeId: subject.id,
          employeeId: subject.employeeId,
          name: subject.name,
          departmentName: subject.departmentName ?? '',
        },
        input: inputOf(ground, subject.id, responses.get(subject.id) ?? []),
      })),
  }
}
