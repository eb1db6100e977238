/** What raters of the demonstration enterprise sent, read where it lies before a finish, and what plain arithmetic makes of it. */
import { fillDemo } from '../../server/demo/fill.ts'
import { type Answers, recomputed } from './recomputed.ts'
import { ADMINISTRATOR, type TestApp } from './testApp.ts'

/** Of protected raters fewer than these are shown nothing of (anonymity.md R2). */
const FLOOR = 3
const FEWEST_MEMBERS = 5
const SCORED = 'DAN_XUAN'
const POOL = 'pool'
/** What the demonstration's raters are told: these are shown from one on. */
const EXEMPT = ['superior', 'self']

interface Form {
  evaluateeId: number
  levelType: string
  /** By place of the question; null where nothing was chosen. */
  scores: (number | null)[]
}

export interface DemoRound {
  id: number
  type: number
  /** Open ones, in their order. */
  levels: { levelType: string; weight: number | null }[]
  questions: { id: number; title: string }[]
  dimensions: { name: string; weight: number; places: number[] }[]
  evaluatees: { id: number; employeeId: number; name: string; asked: string[] }[]
  forms: Form[]
}

/** Fills the app's database; answers the rounds as they were sent, the last moment before each was finished. */
export async function fillWatched({ app, database }: TestApp): Promise<DemoRound[]> {
  const rounds: DemoRound[] = []
  const watched = Object.create(app, {
    inject: {
      value: async (call: { url: string }) => {
        const id = /questionnaires\/(\d+)\/process\/finish/.exec(call.url)?.[1]
        if (id !== undefined) rounds.push(await readSent(database, Number(id)))
        return app.inject(call)
      },
    },
  }) as TestApp['app']
  const { email, password } = ADMINISTRATOR
  const account = { administrator: { email, password }, raterPassword: 'a rater who tells nobody' }
  await fillDemo({ app: watched, database, ...account, tell: () => {} })
  return rounds
}

interface Sent {
  questionId: number
  optionIds?: number[]
}

interface Choice {
  title: string
  options: { id: number; score: number }[]
}

async function readSent({ read }: TestApp['database'], id: number): Promise<DemoRound> {
  return read(async (db) => {
    const { type } = await db.selectFrom('questionnaire').select('type').where('id', '=', id).executeTakeFirstOrThrow()
    const levels = await db
      .selectFrom('relationLevel')
      .select(['id', 'type as levelType', 'weight', 'open'])
      .where('questionnaireId', '=', id)
      .orderBy('seq')
      .execute()
    const turns = await db
      .selectFrom('relation')
      .select(['id', 'evaluateeId', 'levelId'])
      .where('questionnaireId', '=', id)
      .execute()
    const paper = await db
      .selectFrom('question')
      .innerJoin('page', (join) =>
        join.onRef('page.questionnaireId', '=', 'question.questionnaireId').onRef('page.id', '=', 'question.pageId'),
      )
      .select(['question.id', 'question.type', 'question.dataJson'])
      .where('question.questionnaireId', '=', id)
      .orderBy('page.sequence')
      .orderBy('question.position')
      .execute()
    const bound = await db
      .selectFrom('dimension')
      .innerJoin('dimensionQuestion', 'dimensionQuestion.dimensionId', 'dimension.id')
      .select(['dimension.name', 'dimension.weight', 'dimensionQuestion.questionId'])
      .where('dimension.questionnaireId', '=', id)
      .where('dimensionQuestion.questionnaireId', '=', id)
      .orderBy('dimension.seq')
      .execute()
    const people = await db
      .selectFrom('evaluatee')
      .innerJoin('employee', 'employee.id', 'evaluatee.employeeId')
      .select(['evaluatee.id', 'employeeId', 'displayName as name'])
      .where('questionnaireId', '=', id)
      .execute()
    const ballots = await db
      .selectFrom('ballot')
      .select(['relationId', 'answersJson'])
      .where('questionnaireId', '=', id)
      .execute()
    const responses = await db
      .selectFrom('response')
      .select(['relationId', 'answersJson'])
      .where('questionnaireId', '=', id)
      .execute()
    const questions = paper
      .filter((one) => one.type === SCORED)
      .map((one) => ({ id: one.id, ...(JSON.parse(one.dataJson) as Choice) }))
    const kindOf = new Map(levels.map((level) => [level.id, level.levelType]))
    const turnOf = new Map(turns.map((turn) => [turn.id, turn]))
    const forms = [...ballots, ...responses].map(({ relationId, answersJson }): Form => {
      const turn = turnOf.get(relationId ?? 0)
      const sent = new Map((JSON.parse(answersJson) as Sent[]).map((one) => [one.questionId, one.optionIds?.[0]]))
      return {
        evaluateeId: turn?.evaluateeId ?? 0,
        levelType: kindOf.get(turn?.levelId ?? 0) ?? '',
        scores: questions.map((one) => one.options.find((option) => option.id === sent.get(one.id))?.score ?? null),
      }
    })
    const places = new Map(questions.map((one, place) => [one.id, place]))
    const names = [...new Set(bound.map(({ name }) => name))]
    return {
      ...{ id, type, questions, forms },
      levels: levels.filter(({ open }) => open === 1),
      dimensions: names.map((name) => {
        const own = bound.filter((one) => one.name === name)
        const found = own.flatMap(({ questionId }) => places.get(questionId) ?? [])
        return { name, weight: own[0]?.weight ?? 0, places: found.sort((one, other) => one - other) }
      }),
      evaluatees: people.map((person) => {
        const asked = turns.filter(({ evaluateeId }) => evaluateeId === person.id)
        return { ...person, asked: [...new Set(asked.map(({ levelId }) => kindOf.get(levelId) ?? ''))] }
      }),
    }
  })
}

/** The rows of raters that are shown of one evaluatee, each with the forms behind it and what it weighs. */
function rowsOf({ type, levels, forms }: DemoRound, { id, asked }: DemoRound['evaluatees'][number]) {
  const set = levels.every(({ weight }) => weight !== null)
  const all = levels.map(({ levelType, weight }) => ({
    ...{ key: levelType, levelTypes: [levelType], weight: set ? (weight ?? 0) : levelType === 'self' ? 0 : 1 },
    forms: forms.filter((form) => form.evaluateeId === id && form.levelType === levelType),
  }))
  if (type === 1) return all.filter((row) => row.forms.length > 0)
  const free = all.filter(({ key, forms: own }) => EXEMPT.includes(key) && own.length > 0)
  const guarded = all
    .filter(({ key }) => !EXEMPT.includes(key) && asked.includes(key))
    .sort((one, other) => one.forms.length - other.forms.length)
  const pooled = guarded.filter((row) => row.forms.length < FLOOR)
  const sizeOf = (rows: typeof all) => rows.reduce((sum, row) => sum + row.forms.length, 0)
  if (pooled.length > 0) for (const row of guarded.slice(pooled.length)) if (sizeOf(pooled) < FLOOR) pooled.push(row)
  const alone = guarded.filter((row) => row.forms.length >= FLOOR && !pooled.includes(row))
  if (sizeOf(pooled) < FLOOR) return [...free, ...alone]
  const pool = {
    ...{ key: POOL, levelTypes: pooled.map(({ key }) => key), forms: pooled.flatMap((row) => row.forms) },
    weight: pooled.reduce((sum, row) => sum + row.weight, 0),
  }
  return [...free, ...alone, pool]
}

/** All figures of one evaluatee, exact, as administrators may see them; rows in the order of a report. */
export function figuresOf(round: DemoRound, evaluatee: DemoRound['evaluatees'][number]) {
  const order = [...round.levels.map(({ levelType }) => levelType), POOL]
  const rows = rowsOf(round, evaluatee).sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
  const isGuarded = (key: string) => round.type === 2 && !EXEMPT.includes(key)
  const answers: Answers = Object.fromEntries(
    rows.map(({ key, forms }) => {
      // A cell of too few is not shown, and in no total.
      const isFew = (place: number) =>
        isGuarded(key) && forms.filter(({ scores }) => scores[place] !== null).length < FLOOR
      return [key, forms.map(({ scores }) => scores.map((score, place) => (isFew(place) ? null : score)))]
    }),
  )
  const shown = rows.map(({ key }) => key)
  const weights = Object.fromEntries(rows.map(({ key, weight }) => [key, weight]))
  const taking = new Set(rows.flatMap(({ levelTypes }) => levelTypes))
  return {
    ...recomputed(answers, shown, round.dimensions, weights),
    shown,
    incomplete: evaluatee.asked.some((levelType) => levelType !== 'self' && !taking.has(levelType)),
  }
}

/** numbers.md 8: the plain mean of those that are known, of five people at least. */
export function meanOfPeople(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length < FEWEST_MEMBERS ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length
}
