/** Two people about whom everybody said something else to each question, and what plain arithmetic makes of it. */
import { type Answer, questionsOf } from '../../domain/paper/model.ts'
import type { BodyOf } from '../../server/http/call.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { jobEnded } from './jobEnded.ts'
import { type Answers, recomputed, roundedTo } from './recomputed.ts'
import type { createResults } from './results.ts'
import { turnsOf } from './submitting.ts'
import type { TestApp, Visitor } from './testApp.ts'
import { unzipped } from './unzipped.ts'

export const LEVELS = ['superior', 'sameLevel', 'subordinate', 'self'] as const
export type Level = (typeof LEVELS)[number]
export const WORDS: Record<Level, string> = { superior: '上级', sameLevel: '同级', subordinate: '下级', self: '自评' }
export const RATERS: Record<Level, number> = { superior: 1, sameLevel: 5, subordinate: 2, self: 1 }
export const EVIL = '=HYPERLINK("http://evil.example")'
/** Most peers cannot observe it; nobody below can observe the other. */
export const UNSEEN_BY_PEERS = 3
export const UNSEEN_BELOW = 5

/** Of which levels what may be seen, and how many decimals figures have. */
export const CASES = [
  { type: 1, shown: LEVELS, points: 2, questionPercent: 1 },
  { type: 2, shown: ['superior', 'sameLevel', 'self'], points: 1, questionPercent: 0 },
] as const satisfies { type: 1 | 2; shown: readonly Level[]; points: number; questionPercent: number }[]
type Case = (typeof CASES)[number]

/** What a rater says to the scored question at a place; null for "unable to observe". */
export function optionOf(evaluatee: number, level: Level, rater: number, place: number): number | null {
  if (place === UNSEEN_BY_PEERS && level === 'sameLevel' && rater > 1) return null
  if (place === UNSEEN_BELOW && level === 'subordinate') return null
  return 1 + ((place * 3 + rater * 2 + evaluatee + LEVELS.indexOf(level) * (place % 3)) % 5)
}

export const textOf = (level: Level, rater: number) => `${level === 'superior' ? '=1+1' : '+'} ${WORDS[level]} ${rater}`

export interface Answered {
  round: Collecting
  /** The first one's; the other has none. */
  employeeNo: string
  scored: ReturnType<typeof questionsOf>
  open: ReturnType<typeof questionsOf>
}

export async function answered(
  testApp: TestApp,
  results: ReturnType<typeof createResults>,
  type: 1 | 2,
): Promise<Answered> {
  const { self: _self, ...ratersPerLevel } = RATERS
  const round = await results.worked({ type, evaluatees: 2, ratersPerLevel })
  const questions = questionsOf(round.paper)
  const scored = questions.filter(({ type: kind }) => kind === 'DAN_XUAN')
  const open = questions.filter(({ type: kind }) => kind === 'WEN_DA')
  const [first, second] = round.evaluatees
  const change = (id: number | undefined, values: object) =>
    testApp.database.write((db) =>
      db
        .updateTable('employee')
        .set(values)
        .where('id', '=', id ?? 0)
        .execute(),
    )
  const employeeNo = `E${round.questionnaireId}`
  await change(first?.employeeId, { employeeNo })
  await change(second?.employeeId, { displayName: EVIL })
  for (const evaluatee of [0, 1]) {
    for (const level of LEVELS) {
      for (const [rater, turn] of turnsOf(round, evaluatee, level).entries()) {
        const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
        const answers = questions.map((question): Answer => {
          const { id: questionId } = question
          if (question.type === 'WEN_DA') return { questionId, text: textOf(level, rater) }
          const option = optionOf(evaluatee, level, rater, scored.indexOf(question))
          return option === null ? { questionId, unable: true } : { questionId, optionIds: [option] }
        })
        await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
      }
    }
  }
  return { round, employeeNo, scored, open }
}

/** The file a job made of a round. */
export async function made(administrator: Visitor, { questionnaireId: id }: Collecting, body: BodyOf<'exportResults'>) {
  const { jobId } = await administrator.ok('exportResults', { path: { id }, body })
  const job = await jobEnded(administrator, jobId)
  if (job.status !== 'done' || !job.hasFile || job.secondsLeft !== null)
    throw new Error(`the job ended as ${job.status}`)
  return administrator.call('downloadExport', { path: { jobId } })
}

/** By sheet: its head and its rows, as texts. */
export async function sheetsOf(administrator: Visitor, round: Collecting, language: 'zh' | 'en' = 'zh') {
  const { raw } = await made(administrator, round, { content: 'results', format: 'csv', language })
  return new Map([...unzipped(raw)].map(([name, body]) => [name.replace('.csv', ''), parseCsv(body.toString())]))
}

export const rowsOf = (sheets: Awaited<ReturnType<typeof sheetsOf>>, name: string) =>
  (sheets.get(name)?.rows ?? []).map(({ cells }) => cells)

export const printed = (decimals: number, value: number | null | undefined) =>
  value === null || value === undefined ? '' : (roundedTo(decimals, value) ?? 0).toFixed(decimals)

/** Of a hidden cell nothing is known: only two peers answered that question of an anonymous questionnaire. */
export const seen = (type: 1 | 2, evaluatee: number, level: Level, rater: number, place: number) =>
  type === 2 && level === 'sameLevel' && place === UNSEEN_BY_PEERS ? null : optionOf(evaluatee, level, rater, place)

/** What must be told of one evaluatee. */
export function expectedOf({ scored, round }: Answered, { type, shown }: Case, evaluatee: number) {
  const formsOf = (level: Level) =>
    Array.from({ length: RATERS[level] }, (_, rater) =>
      scored.map((_question, place) => seen(type, evaluatee, level, rater, place)),
    )
  const answers: Answers = Object.fromEntries(LEVELS.map((level) => [level, formsOf(level)]))
  const placeOf = new Map(scored.map(({ id }, place) => [id, place]))
  const dimensions = round.dimensions.map(({ weight, questionIds }) => ({
    weight,
    places: questionIds.flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b),
  }))
  return { dimensions, figures: recomputed(answers, shown, dimensions) }
}

/** The first columns of their rows. */
export const personsOf = ({ round, employeeNo }: Answered) => [
  [employeeNo, round.evaluatees[0]?.name ?? '', ''],
  ['', EVIL, ''],
]

export const isIn = ({ shown }: Case, level: Level) => shown.some((one) => one === level)
