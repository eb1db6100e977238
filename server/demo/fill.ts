/** Fills an empty installation through its own operations: a company, a draft, one collecting, one finished of each type. */
import type { FastifyInstance } from 'fastify'
import { createIds } from '../database/ids.ts'
import type { DatabaseService } from '../database/open.ts'
import { createAnswersService } from '../features/answers/service.ts'
import { type Caller, createCaller } from './caller.ts'
import { createRandom, inventAnswers } from './opinions.ts'
import { findLeaders, importPeople } from './people.ts'

export interface DemoOptions {
  app: FastifyInstance
  database: DatabaseService
  administrator: { email: string; password: string }
  /** Given to one rater, so that the answering site can be looked at too. */
  raterPassword: string
  tell: (sentence: string) => void
}

export interface DemoResult {
  rater: { email: string; password: string }
}

/** Instance of the ids made here: none an app is likely to run as (config INSTANCE, from 0). */
const DEMO_INSTANCE = 62
const SEED = 20_261_121
const EVALUATEES = { draft: 4, collecting: 12, finished: 10, named: 5 }
/** Of the collecting questionnaire's forms: not everybody has answered yet. */
const ANSWERED_SHARE = 0.62
/** Named raters are asked of people whom not all of them see at work. */
const UNABLE_SHARE = 0.06

/** What an organisation sets: of relation levels by their type, of dimensions in their order. */
interface Weights {
  levels: Record<'superior' | 'sameLevel' | 'subordinate' | 'self', number>
  dimensions: readonly number[]
}
const WEIGHTS: Record<'anonymous' | 'named', Weights> = {
  anonymous: { levels: { superior: 40, sameLevel: 35, subordinate: 25, self: 0 }, dimensions: [25, 25, 20, 10, 20] },
  named: { levels: { superior: 45, sameLevel: 25, subordinate: 20, self: 10 }, dimensions: [15, 30, 25, 10, 20] },
}

interface Rater {
  id: number
  email: string
}

interface Made {
  id: number
  raterIds: number[]
}

interface Round {
  type: 1 | 2
  title: string
  employeeIds: number[]
}

/** From the shipped template, with evaluatees but no raters yet: what an administrator leaves overnight. */
async function makeDraft(caller: Caller, { type, title, employeeIds }: Round): Promise<number> {
  const templates = await caller.ok('listTemplates', { query: { publicPaper: true } })
  const template = templates.items.find(({ language }) => language === 'zh') ?? templates.items[0]
  if (template === undefined) throw new Error('no shipped template')
  const { id } = await caller.ok('createQuestionnaireFromTemplate', {
    path: { id: template.id },
    body: { type, title },
  })
  await caller.ok('addEvaluatees', { path: { id }, body: { employeeIds } })
  return id
}

/** Ready to be published: a draft whose raters the organisation chose. */
async function makeReady(caller: Caller, round: Round): Promise<Made> {
  const id = await makeDraft(caller, round)
  const participantLevelCodes = ['superior', 'sameLevel', 'subordinate', 'self'] as const
  await caller.ok('autobindParticipants', { path: { id }, body: { participantLevelCodes: [...participantLevelCodes] } })
  const rows = await caller.ok('listEvaluatees', { path: { id }, query: { pageSize: 100, containValuer: true } })
  const raterIds = new Set(rows.items.flatMap(({ valuers }) => (valuers ?? []).map(({ valuerId }) => valuerId)))
  return { id, raterIds: [...raterIds].sort((a, b) => a - b) }
}

async function setWeights(caller: Caller, { id }: Made, { levels, dimensions }: Weights): Promise<void> {
  const path = { id }
  const open = (await caller.ok('listRelationLevels', { path })).filter((level) => level.open)
  const ofLevels = open.map(({ levelId, levelType }) => ({
    levelId,
    weight: levelType === 'custom' ? 0 : levels[levelType],
  }))
  await caller.ok('setLevelWeights', { path, body: { weights: ofLevels } })
  const ofDimensions = (await caller.ok('listDimensions', { path })).map((dimension, place) => ({
    id: dimension.id,
    weight: dimensions[place] ?? 0,
  }))
  await caller.ok('setDimensionWeights', { path, body: { weights: ofDimensions } })
}

/** The rater gets a one-time password and chooses the own one. */
async function giveSignIn({ app, raterPassword }: DemoOptions, caller: Caller, { id, email }: Rater): Promise<void> {
  const password = `${raterPassword} once`
  await caller.ok('resetUserPassword', { path: { id }, body: { password } })
  await createCaller(app).ok('signIn', { body: { email, password, newPassword: raterPassword } })
}

/** Lets `share` of all forms be sent, by the use case behind the answering site; `unable` of their questions are left out. */
async function letAnswer(
  { database }: DemoOptions,
  made: Made,
  { share = 1, unable = 0 }: { share?: number; unable?: number },
): Promise<void> {
  const random = createRandom(SEED + made.raterIds.length)
  const now = () => new Date()
  // The app makes ids too, at the same moment: another instance keeps the two apart.
  const answersService = createAnswersService({ database, now, ids: createIds(Date.now, DEMO_INSTANCE) })
  const enterprise = await database.read((db) => db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow())
  const strengths = new Map<string, number[]>()
  for (const employeeId of made.raterIds) {
    const principal = {
      kind: 'rater' as const,
      enterpriseId: enterprise.id,
      employeeId,
      questionnaireId: made.id,
      opensReports: false,
    }
    const { questionnaires } = await answersService.listTasks(principal)
    for (const task of questionnaires.flatMap(({ tasks }) => tasks)) {
      if (random() >= share) continue
      const form = await answersService.openTask(principal, task.relationId)
      const strength = strengths.get(task.evaluateeName) ?? form.paper.pages.map(() => (random() - 0.5) * 1.4)
      strengths.set(task.evaluateeName, strength)
      const answers = inventAnswers(form.paper.pages, task.levelType, { strengths: strength, unable }, random)
      await answersService.submit(principal, { relationId: task.relationId, answers, language: 'zh' })
    }
  }
}

/** Makes everything; throws when an enterprise exists already. Takes some seconds. */
export async function fillDemo(options: DemoOptions): Promise<DemoResult> {
  const { administrator, tell } = options
  const caller = createCaller(options.app, { 'accept-language': 'zh' })
  const owner = { enterpriseName: '远航科技有限公司', displayName: '演示管理员' }
  await caller.ok('setUpEnterprise', { body: { ...owner, ...administrator } })
  tell('importing 300 people…')
  await importPeople(caller)
  tell('making a draft…')
  const leaders = await findLeaders(caller)
  const first = (count: number) => leaders.slice(0, count)
  await makeDraft(caller, { type: 1, title: '新任经理 90 天反馈', employeeIds: first(EVALUATEES.draft) })
  tell('collecting…')
  const asked = { title: '2026 年度管理层 360 评估', employeeIds: first(EVALUATEES.collecting) }
  const collecting = await makeReady(caller, { type: 2, ...asked })
  // Before the start: a password somebody else sets later opens none of its forms.
  const raterId = collecting.raterIds.at(-1) ?? 0
  const rater = await caller.ok('getEmployee', { path: { id: raterId } })
  await giveSignIn(options, caller, { id: raterId, email: rater.email })
  await caller.ok('publishQuestionnaire', { path: { id: collecting.id } })
  // The last rater's sign-in is given away: there all forms are still to be filled in.
  await letAnswer(options, { ...collecting, raterIds: collecting.raterIds.slice(0, -1) }, { share: ANSWERED_SHARE })
  tell('finishing…')
  const before = { title: '2025 年度管理层 360 评估', employeeIds: first(EVALUATEES.finished) }
  const finished = await makeReady(caller, { type: 2, ...before })
  await setWeights(caller, finished, WEIGHTS.anonymous)
  await caller.ok('publishQuestionnaire', { path: { id: finished.id } })
  await letAnswer(options, finished, {})
  await caller.ok('finishQuestionnaire', { path: { id: finished.id } })
  const others = { title: '2025 年项目负责人实名评估', employeeIds: leaders.slice(-EVALUATEES.named) }
  const named = await makeReady(caller, { type: 1, ...others })
  await setWeights(caller, named, WEIGHTS.named)
  await caller.ok('publishQuestionnaire', { path: { id: named.id } })
  await letAnswer(options, named, { unable: UNABLE_SHARE })
  await caller.ok('finishQuestionnaire', { path: { id: named.id } })
  return { rater: { email: rater.email, password: options.raterPassword } }
}
