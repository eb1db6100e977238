/** A made-up person's report: raw answers that never were, scored and published by the code of every other report. */

import type { Question } from '../../domain/paper/model.ts'
import type { Disclosure } from '../../domain/scoring/gate.ts'
import type { ScoringInput, ScoringLevel, ScoringQuestion, ScoringResponse } from '../../domain/scoring/input.ts'
import { type AnswerLists, listsOfForms, listsOfPublished } from '../../domain/scoring/lists.ts'
import { besideIn, comparedRound, lowestOf } from '../../domain/scoring/personal/comparedReport.ts'
import { toldOfNamed, toldOfPublished } from '../../domain/scoring/personal/told.ts'
import { disclosedReport, type ReportSubject } from '../../domain/scoring/personalReport.ts'
import { publish } from '../../domain/scoring/publish.ts'
import type { ShownReport, ToldReport } from '../../domain/scoring/report.ts'
import { questionFloor, standardRule } from '../../domain/scoring/rule.ts'
import { pooledSpread } from '../../domain/scoring/statistics/bands.ts'
import { reliabilitySums } from '../../domain/scoring/statistics/reliabilitySums.ts'
import { memberOf } from '../../domain/scoring/team/member.ts'
import { toEnd } from '../../domain/steps.ts'
import type { Language } from '../translate.ts'
import { MADE_UP_WORDS, type MadeUpWords } from './words.ts'

/** The longest comment there can be. */
const LONGEST_TEXT = 3_000
const HALF = 0.5
/** The dimension in which the person thinks less of themselves than others do. */
const HUMBLE = 3
/** Points of the worst option of what can do harm, and of the one that asks for a reason. */
const [LEAST, REASONED] = [-2, -1]
/** The level of peers. */
const PEERS = 2
/** The question the superior cannot answer. */
const UNSEEN = 4

type Kind = 1 | 2

interface Asked {
  levelType: ScoringLevel['levelType']
  own?: 0 | 1
  assigned: number
  forms: number
  /** Percent; shared out where none is set. */
  weight?: number
}

/** Who was asked on which level, and how many sent a form, so that every state of a level is there once, in one report or the other. */
const ASKED: Record<Kind, Asked[]> = {
  // The superior could not observe, subordinates did not answer, the one partner is below the floor, customers have no weight,
  // and all comments together are below the floor.
  1: [
    { levelType: 'superior', assigned: 1, forms: 1, weight: 40 },
    { levelType: 'sameLevel', assigned: 4, forms: 3, weight: 40 },
    { levelType: 'subordinate', assigned: 4, forms: 0, weight: 20 },
    { levelType: 'custom', own: 0, assigned: 2, forms: 1, weight: 0 },
    { levelType: 'custom', own: 1, assigned: 3, forms: 3, weight: 0 },
    { levelType: 'self', assigned: 1, forms: 1, weight: 0 },
  ],
  // Two subordinates and two partners are read together; customers were not asked.
  2: [
    { levelType: 'superior', assigned: 1, forms: 1 },
    { levelType: 'sameLevel', assigned: 7, forms: 6 },
    { levelType: 'subordinate', assigned: 3, forms: 2 },
    { levelType: 'custom', own: 0, assigned: 2, forms: 2 },
    { levelType: 'custom', own: 1, assigned: 0, forms: 0 },
    { levelType: 'self', assigned: 1, forms: 1 },
  ],
}

/** Percent; all alike in the other. */
const DIMENSION_WEIGHTS: Partial<Record<Kind, number[]>> = { 1: [25, 25, 25, 25, 0] }

const levelsOf = (kind: Kind, { levels }: MadeUpWords): ScoringLevel[] =>
  ASKED[kind].map(({ levelType, own, assigned, weight = null }, index) => ({
    levelId: index + 1,
    levelType,
    name: own === undefined ? '' : levels[own],
    weight,
    open: true,
    assigned,
  }))

function questionsOf(words: MadeUpWords, rule: Pick<ScoringInput, 'type' | 'rule'>): ScoringQuestion[] {
  const scored = (title: string, dimensionId: number, minimum: number, maximum: number) => {
    const scores = Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step)
    const floor = questionFloor(rule, { scores })
    return { title, dimensionId, minimum, maximum, scored: true, commentable: false, floor }
  }
  const text = { dimensionId: null, minimum: 0, maximum: 0, scored: false, commentable: true, floor: 0 }
  const titled = words.dimensions.flatMap(({ questions }, index) =>
    questions.map((title) => scored(title, index + 1, 1, 5)),
  )
  const all = [
    ...titled,
    { ...scored(words.harmful.title, words.dimensions.length, LEAST, -LEAST), commentable: true },
    { ...text, title: words.several.title, commentable: false },
    ...words.textQuestions.map((title) => ({ ...text, title })),
  ]
  return all.map((question, index) => ({ questionId: index + 1, ...question }))
}

/** What the `form`th rater of a level says: peers are milder than the rest, oneself is mildest; a few cannot tell. */
function responseOf(
  words: MadeUpWords,
  questions: readonly ScoringQuestion[],
  { levelType, levelId }: ScoringLevel,
  form: number,
  isUnable: boolean,
): ScoringResponse {
  const isSelf = levelType === 'self'
  const scores = questions.map(({ scored, minimum, maximum, dimensionId }, q) => {
    const cannotTell =
      isUnable || (q === 1 && levelType === 'sameLevel' && form > 1) || (q === UNSEEN && levelType === 'superior')
    if (!scored || cannotTell) return null
    if (minimum < 0) return isSelf ? maximum : minimum + ((form + levelId) % 2)
    const lean = isSelf ? (dimensionId === HUMBLE ? -2 : 1) : levelType === 'sameLevel' ? 0 : -1
    const drawn = 3 + lean + ((q * 7 + form * 5 + levelId * 3 + (dimensionId ?? 0)) % 3)
    return Math.min(maximum, Math.max(minimum, drawn - (dimensionId === 1 ? 1 : 0)))
  })
  const [praise, wish] = questions.flatMap(({ commentable, scored }, q) => (commentable && !scored ? [q] : []))
  const texts = questions.map(({ commentable, scored }, q) => {
    const { reasons } = words.harmful
    if (commentable && scored) return scores[q] === REASONED ? (reasons[form % reasons.length] ?? null) : null
    if (isSelf || isUnable) return null
    if (q === praise) return words.comments[(form + levelId) % words.comments.length] ?? null
    if (q === wish && levelType === 'sameLevel' && form === 0)
      return words.longWinded.repeat(Math.ceil(LONGEST_TEXT / words.longWinded.length)).slice(0, LONGEST_TEXT)
    return null
  })
  const chosen = questions.map(({ scored, commentable }, q) => {
    const score = scores[q] ?? null
    if (scored) return commentable && score !== null ? [score] : null
    return commentable || isUnable ? null : [...new Set([form % 3, (form + levelId) % 4])]
  })
  const unable = questions.flatMap(({ scored }, q) => (scored && scores[q] === null ? [q] : []))
  return { levelId, scores, texts, chosen, unable }
}

/** The same questions as a paper: the ones that options are chosen of, and ratings. */
function paperOf(words: MadeUpWords, questions: readonly ScoringQuestion[]): Question[] {
  const named = (titles: readonly string[], first: number) =>
    titles.map((title, place) => ({ id: first + place, title }))
  return questions.map(({ questionId, title, scored, commentable, minimum, maximum }, index) => {
    const common = { id: questionId, pageId: 1, index: index + 1 }
    const data = { title, summary: '' }
    if (scored && commentable) {
      const options = named(words.harmful.options, LEAST).map((option) => ({ ...option, score: option.id }))
      return { ...common, type: 'DAN_XUAN', data: { ...data, options }, config: {} }
    }
    if (scored) return { ...common, type: 'DA_FEN', data, config: { minimumScore: minimum, maximumScore: maximum } }
    if (commentable) return { ...common, type: 'WEN_DA', data, config: {} }
    return { ...common, type: 'DUO_XUAN', data: { ...data, options: named(words.several.options, 0) }, config: {} }
  })
}

/** Everybody of the round, and of that of the year before: enough of them for bands in an anonymous round. The person is the first. */
const PEOPLE = 12
const PERSON = 0
const YEAR_BEFORE = 5

/** Reports of one made-up round, the person's first, and how their raters differ. */
function roundOf(kind: Kind, language: Language, first: number) {
  const person = reportOf(kind, language, first)
  const others = Array.from({ length: PEOPLE - 1 }, (_, place) => reportOf(kind, language, first + place + 1))
  const sums = reliabilitySums()
  for (const { input, disclosure } of [person, ...others]) sums.add(input, disclosure)
  return { person, members: [person, ...others].map(({ member }) => member), reliability: sums.results().map(toEnd) }
}

/** The report of a made-up named (1) or anonymous (2) round, as its evaluatee would read it. */
export function madeUpReport(kind: Kind, language: Language): ShownReport {
  const { person, members, reliability } = roundOf(kind, language, PERSON)
  const { person: past, reliability: pastReliability } = roundOf(kind, language, YEAR_BEFORE)
  const { report } = person
  const spreads = new Map(pastReliability.map(({ dimensionId, squares }) => [dimensionId, pooledSpread(squares)]))
  const beside = besideIn(report, {
    round: comparedRound(members, reliability, report, person.paper),
    member: person.member,
    past: {
      round: { title: MADE_UP_WORDS[language].titleBefore, finishedAt: '2025-11-21T09:00:00.000Z' },
      person: { ...past, spreads, lowest: lowestOf(past.report, past.paper) },
    },
  })
  return { ...report, beside, evaluatee: { ...report.evaluatee, nameMark: '' } }
}

/** What is said of somebody else: a point more or less here and there, by milder raters and sterner ones. */
function about(
  { one, form }: { one: number; form: number },
  questions: readonly ScoringQuestion[],
  response: ScoringResponse,
): ScoringResponse {
  if (one === PERSON) return response
  const leaning = ((one + form * 2) % 3) - 1
  const scores = [...response.scores].map((score, q) => {
    const { minimum = 0, maximum = 0 } = questions[q] ?? {}
    const off = leaning + ((one * 4 + q * 2 + response.levelId) % 3) - 1
    return score === null || Number.isNaN(score) ? score : Math.min(maximum, Math.max(minimum, score + off))
  })
  return { ...response, scores }
}

function reportOf(kind: Kind, language: Language, one: number) {
  const words = MADE_UP_WORDS[language]
  const rule = { ...standardRule(kind), scoreFloor: 3, commentFloor: 5 }
  const levels = levelsOf(kind, words)
  const questions = questionsOf(words, { type: kind, rule })
  const responses = levels.flatMap((level, index) =>
    Array.from({ length: ASKED[kind][index]?.forms ?? 0 }, (_, form) =>
      about(
        { one, form },
        questions,
        responseOf(words, questions, level, form, kind === 1 && level.levelType === 'superior'),
      ),
    ),
  )
  const input: ScoringInput = {
    ...{ type: kind, rule, levels, questions, responses },
    dimensions: words.dimensions.map(({ name }, index) => ({
      ...{ dimensionId: index + 1, name },
      weight: DIMENSION_WEIGHTS[kind]?.[index] ?? null,
    })),
  }
  const subject = {
    questionnaire: { id: 1, title: words.title, finishedAt: '2026-11-20T09:00:00.000Z' },
    evaluatee: { employeeId: 1, name: words.evaluatee, departmentName: words.department },
    computedAt: '2026-11-20T09:05:00.000Z',
  }
  const paper = paperOf(words, questions)
  const { lists, report, disclosure } = told(input, subject, paper)
  return { report, paper, input, disclosure, member: memberOf(report, lists, new Map()) }
}

/** With what stands beside its figures, and what is behind its cells; of the named round the peer whose form was left out as well. */
function told(
  input: ScoringInput,
  subject: ReportSubject,
  paper: readonly Question[],
): { report: ToldReport; lists: AnswerLists; disclosure: Disclosure } {
  if (input.type === 2) {
    const { report, rows, disclosure } = publish(input, subject, () => HALF)
    const lists = listsOfPublished(input, report, rows)
    return { lists, disclosure, report: { ...report, told: toldOfPublished(input, report, rows, paper) } }
  }
  const made = disclosedReport(input, subject, 'evaluatee', () => HALF)
  const { choices, leftOut } = toldOfNamed(input, made, paper, 'evaluatee')
  const forms = [{ levelKey: `level:${PEERS}`, count: 1, reasons: [] }]
  const lists = listsOfForms(input, made.disclosure)
  return {
    lists,
    disclosure: made.disclosure,
    report: { ...made.report, told: { choices, leftOut: { ...leftOut, forms } } },
  }
}
