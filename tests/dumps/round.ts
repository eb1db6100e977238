/** A small round with a question of every type, its mails and its answers, for a stored enterprise. */
import type { Answer } from '../../domain/paper/model.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { createRandom } from '../../server/demo/opinions.ts'
import { findLeaders } from '../../server/demo/people.ts'
import type { ResultOf } from '../../server/http/call.ts'
import type { Outbox } from '../../server/mail/outbox.ts'

type Form = ResultOf<'getFeedbackTask'>
type FormQuestion = Form['paper']['pages'][number]['questions'][number]
type Visit = (headers?: Record<string, string>) => Caller

/** Every field of spec §3 is filled in somewhere, so that none can be lost unseen. */
const PAGES = [
  [
    {
      type: 'DAN_XUAN' as const,
      data: {
        title: '主动说明目标与理由',
        summary: '过去半年里您见到的',
        options: [
          { id: 1, title: '几乎没有', score: 1, reasonRequired: true, reasonInputPlaceholder: '请举一个例子' },
          { id: 2, title: '有时', score: 2.5 },
          { id: 3, title: '经常', score: 4 },
          { id: 4, title: '一贯如此', score: 5 },
        ],
      },
      config: { required: true },
    },
    {
      type: 'DUO_XUAN' as const,
      data: {
        title: '最突出的长处',
        summary: '',
        options: ['倾听', '决断', '授权'].map((title, id) => ({ id: id + 1, title })),
      },
      config: { required: true },
    },
    {
      type: 'XIA_LA' as const,
      data: {
        title: '一起工作的时间',
        summary: '',
        options: ['不到一年', '一年以上'].map((title, id) => ({ id: id + 1, title })),
      },
      config: { required: false },
    },
    {
      type: 'WEN_DA' as const,
      data: { title: '请继续保持', summary: '一两句就好' },
      config: { required: false, lengthLimit: true, lengthMaximum: 200 },
    },
  ],
  [
    {
      type: 'DA_FEN' as const,
      data: { title: '兑现承诺', summary: '一分最少，五分最多' },
      config: {
        required: true,
        minimumScore: 1,
        maximumScore: 5,
        leftDescription: '少',
        middleDescription: '一般',
        rightDescription: '多',
      },
    },
    {
      type: 'DA_FEN_INPUT' as const,
      data: { title: '会议的效率', summary: '可以有一位小数' },
      config: { required: true, minimumScore: 0, maximumScore: 100, isFloat: true, precision: 1 },
    },
    {
      type: 'DA_FEN_SLIDE' as const,
      data: { title: '培养他人', summary: '拖到合适的位置' },
      config: {
        required: true,
        minimumScore: 0,
        maximumScore: 10,
        step: 2,
        leftDescription: '很少',
        rightDescription: '很多',
      },
    },
  ],
]
const COMMENTS = [
  '结论当场写下来，很好。',
  '愿意花时间带新人。',
  'Keeps calm under pressure — 难得。',
  '“说到做到”，\n大家都服气。',
]

/** Writes the paper with two dimensions; the home page stays the first. */
async function writePaper(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  const { title, summary, version, pages } = await administrator.ok('getPaper', { path })
  const saved = await administrator.ok('savePaper', {
    path,
    body: {
      title,
      summary,
      version,
      pages: PAGES.map((questions, page) => ({
        id: pages[page]?.id ?? 0,
        index: page + 1,
        questions: questions.map(({ type, data, config }, question) => ({
          id: 0,
          index: question + 1,
          type,
          data: JSON.stringify(data),
          config: JSON.stringify(config),
        })),
      })),
    },
  })
  const weights: { id: number; weight: number }[] = []
  for (const [index, { questions }] of saved.pages.entries()) {
    const name = ['沟通', '领导他人'][index] ?? ''
    const { id: dimensionId } = await administrator.ok('createDimension', { path, body: { name } })
    const relations = questions.map((question) => ({ questionId: question.id, dimensionId }))
    await administrator.ok('bindDimensionQuestions', { path, body: { relations } })
    weights.push({ id: dimensionId, weight: [37.5, 62.5][index] ?? 0 })
  }
  await administrator.ok('setDimensionWeights', { path, body: { weights } })
}

/** Evaluatees, raters chosen by the organisation, a level of its own with two customers, weights of all levels. */
async function chooseRaters(administrator: Caller, id: number, evaluatees: number): Promise<void> {
  const path = { id }
  const employeeIds = await findLeaders(administrator, evaluatees)
  await administrator.ok('addEvaluatees', { path, body: { employeeIds } })
  await administrator.ok('autobindParticipants', {
    path,
    body: { participantLevelCodes: ['superior', 'sameLevel', 'subordinate', 'self'] },
  })
  const { levelId } = await administrator.ok('createRelationLevel', {
    path,
    body: { levelName: '内部客户', open: true },
  })
  const everybody = await administrator.ok('listEmployees', { query: { pageSize: 1000 } })
  const rows = await administrator.ok('listEvaluatees', { path, query: { pageSize: 100, containValuer: true } })
  const taken = new Set(rows.items.flatMap(({ valuers }) => (valuers ?? []).map(({ valuerId }) => valuerId)))
  const customers = everybody.items.filter(({ id: employeeId }) => !taken.has(employeeId)).slice(0, 2)
  await administrator.ok('updateParticipants', {
    path,
    body: {
      levelId,
      valuerIds: customers.map((person) => person.id),
      evaluateeIds: rows.items.map((row) => row.id),
      addType: 1,
      isSyncAll: false,
    },
  })
  const share: Record<string, number> = { superior: 35, sameLevel: 25, subordinate: 22.5, self: 0 }
  const levels = await administrator.ok('listRelationLevels', { path })
  const weights = levels.map((level) => ({ levelId: level.levelId, weight: share[level.levelType] ?? 17.5 }))
  await administrator.ok('setLevelWeights', { path, body: { weights } })
}

export interface RoundPlan {
  type: 1 | 2
  title: string
  evaluatees: number
  tagNames: string[]
  /** ISO 8601 UTC. */
  deadline: string
}

/** A questionnaire that is ready to be published; answers its id. */
export async function makeRound(administrator: Caller, plan: RoundPlan): Promise<number> {
  const { type, title, tagNames, deadline } = plan
  const { id } = await administrator.ok('createQuestionnaire', { body: { type, title, summary: `${title}：说明` } })
  const path = { id }
  await writePaper(administrator, id)
  await chooseRaters(administrator, id, plan.evaluatees)
  const setting = await administrator.ok('getQuestionnaireSetting', { path })
  const texts = { welcomeText: '感谢您抽出时间。', thanksText: '收到，谢谢！' }
  await administrator.ok('saveQuestionnaireSetting', {
    path,
    body: { ...setting, ...texts, deadline, commentFloor: 4, maximumRatersPerLevel: 8 },
  })
  const styleConfig = JSON.stringify({ accentColor: '#2f6f62', logo: '', coverText: '以坦诚成就彼此' })
  await administrator.ok('updateQuestionnaireConfig', { path, body: { styleConfig } })
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames } })
  return id
}

/** A secret that opens the answering site for one rater of one questionnaire. */
export interface Link {
  questionnaireId: number
  secret: string
}

/** Invites everybody; the mails are handed over as the worker does, and their links kept. */
export async function invite(administrator: Caller, outbox: Outbox, id: number, most = 500): Promise<Link[]> {
  const { title, content, emailType } = (await administrator.ok('listEmailTemplates', { path: { id } }))[0] ?? {}
  if (title === undefined || content === undefined || emailType === undefined) throw new Error('no mail template')
  await administrator.ok('saveEmailTemplate', { path: { id }, body: { title: `【环视】${title}`, content, emailType } })
  await administrator.ok('sendNotifications', {
    path: { id },
    body: { businessType: 'invite', confirm: false, notifyType: 1 },
  })
  const links: Link[] = []
  for (const mail of await outbox.claim(most, { except: [] })) {
    await outbox.sent(mail)
    const secret = mail.link?.split('/').at(-1)
    if (secret !== undefined) links.push({ questionnaireId: id, secret })
  }
  return links
}

function answerTo({ id: questionId, type, data }: FormQuestion, random: () => number): Answer {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]
  if (type === 'WEN_DA') return { questionId, text: pick(COMMENTS) ?? '' }
  if (type === 'DA_FEN') return { questionId, score: 1 + Math.floor(random() * 5) }
  if (type === 'DA_FEN_INPUT') return { questionId, score: Math.round(random() * 1000) / 10 }
  if (type === 'DA_FEN_SLIDE')
    return random() < 0.2 ? { questionId, unable: true } : { questionId, score: 2 * Math.floor(random() * 6) }
  // The JSON edge: data is the text the document calls QuestionData.
  const { options = [] } = JSON.parse(data) as { options?: { id: number; reasonRequired?: boolean }[] }
  if (type === 'DUO_XUAN') return { questionId, optionIds: options.slice(random() < 0.5 ? 0 : 1).map(({ id }) => id) }
  const option = pick(options)
  if (option === undefined) throw new Error(`question ${questionId} has no options`)
  const reason = option.reasonRequired === true ? { text: '上周的例会。' } : {}
  return { questionId, optionIds: [option.id], ...reason }
}

/** The same answers whenever the same form is opened: numbers come from the turn's id. */
function answersTo(form: Form): Answer[] {
  const random = createRandom(form.task.relationId % 2 ** 32)
  return form.paper.pages.flatMap(({ questions }) => questions.map((question) => answerTo(question, random)))
}

/** What the owner of a link does with each form that is still open. */
export type Deed = 'send' | 'draft' | 'leave'

/** Opens what each link leads to; `deedOf` says what becomes of the n-th open form. Answers how many were sent. */
export async function answerBy(visit: Visit, links: Link[], deedOf: (place: number) => Deed): Promise<number> {
  let place = 0
  let sent = 0
  for (const { secret } of links) {
    const rater = visit({ authorization: `Bearer ${secret}` })
    const { questionnaires } = await rater.ok('listFeedbackTasks')
    for (const { relationId, status } of questionnaires.flatMap(({ tasks }) => tasks)) {
      if (status !== 'waiting' && status !== 'drafting') continue
      const deed = deedOf(place)
      place += 1
      if (deed === 'leave') continue
      const path = { relationId }
      const answers = answersTo(await rater.ok('getFeedbackTask', { path }))
      if (deed === 'draft') await rater.ok('saveFeedbackDraft', { path, body: { answers: answers.slice(0, 4) } })
      else await rater.ok('submitFeedback', { path, body: { answers } })
      if (deed === 'send') sent += 1
    }
  }
  return sent
}
