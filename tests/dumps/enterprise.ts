/** What is stored: the demonstration enterprise and, beside it, all that it does not have by itself. */

import type { FastifyInstance } from 'fastify'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { hashSecret } from '../../server/database/secrets.ts'
import { type Caller, createCaller } from '../../server/demo/caller.ts'
import { fillDemo } from '../../server/demo/fill.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { saveRelay } from '../../server/features/collection/store/relay.ts'
import type { ResultOf } from '../../server/http/call.ts'
import { MailFault } from '../../server/mail/mailer.ts'
import type { Outbox } from '../../server/mail/outbox.ts'
import { replaceInvitation } from '../../server/records/people/invitations.ts'
import { replacePasswordLink } from '../../server/records/people/passwordLinks.ts'
import { saveProvider } from '../../server/records/people/signOnProviders.ts'
import { plainPicture, sendFile } from '../server/pictureFiles.ts'
import { answerBy, invite, type Link, makeRound } from './round.ts'

/** Made-up people: their passwords may stand here for everybody to read. */
const ADMINISTRATOR = { email: 'admin@yuanhang.example', password: 'a stored horse is a kept horse' }
const RATER_PASSWORD = 'a stored rater answers later'
const PUBLIC_URL = 'https://360.yuanhang.example'
/** Instance of the ids made here: none an app is likely to run as (config INSTANCE, from 0). */
const INSTANCE = 61
const FAR_DEADLINE = '2030-12-31T15:59:00.000Z'

/** The doors into a stored enterprise. */
export interface Doors {
  administrator: { email: string; password: string }
  /** A cookie of the administrator that was handed out before the dump was made. */
  session: string
  rater: { email: string; password: string }
  links: Link[]
  /** A deleted questionnaire: it can be restored. */
  deletedId: number
}

interface Making {
  app: FastifyInstance
  database: DatabaseService
  administrator: Caller
  outbox: Outbox
}

async function jobDone(administrator: Caller, id: number): Promise<void> {
  const { status } = await administrator.ok('getJob', { path: { id } })
  if (status !== 'waiting' && status !== 'running') return
  await new Promise((wait) => setTimeout(wait, 50))
  await jobDone(administrator, id)
}

/** People and departments at the edges: changed, disabled, without a department, two failed sign-ins, a faulty import. */
async function furnishPeople({ app, administrator }: Making): Promise<void> {
  const [department] = (await administrator.ok('listDepartments')).slice(-1)
  const departId = department?.id ?? 0
  const body = { name: `${department?.name} (东区)`, departNo: 'D-0409', leaderId: null }
  await administrator.ok('updateDepartment', { path: { id: departId }, body })
  const people = [
    { displayName: 'Ngũgĩ Ñandú', email: 'ngugi@yuanhang.example', employeeNo: 'X-1', departId },
    { displayName: '欧阳娜娜', email: 'ouyang.nana@yuanhang.example', employeeNo: 'X-2', departId: null },
    { displayName: '离职者', email: 'gone@yuanhang.example', employeeNo: 'X-3', departId },
  ]
  const made: number[] = []
  for (const person of people) made.push((await administrator.ok('createEmployee', { body: person })).id)
  await administrator.ok('disableUser', { query: { uid: String(made[2]) } })
  const deputy = {
    id: made[0] ?? 0,
    displayName: 'Ngũgĩ wa Ñandú',
    employeeNo: 'X-1',
    departId,
    role: 'admin' as const,
  }
  await administrator.ok('updateEmployee', { body: deputy })
  const general = await administrator.ok('getGeneralInfo')
  const own = {
    mobile: '10012345678',
    telPhone: '010-1234',
    sex: 'female' as const,
    qq: '10001',
    wechat: 'yuanhang',
    address: '江边路 1 号',
  }
  await administrator.ok('updateGeneralInfo', { body: { ...general, ...own } })
  const text =
    'displayName,email,department,leader\n新人,newcomer@yuanhang.example,总经办,否\n坏行,not-an-email,总经办,否\n'
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing: false } })
  await jobDone(administrator, jobId)
  for (const password of ['not this one', 'nor this']) {
    await createCaller(app).call('signIn', { body: { email: 'stranger@yuanhang.example', password } })
  }
}

/** What later versions added: how somebody likes screens, a picture, a file of a list, a mail server, links on their way, single sign-on. */
async function furnishLater({ app, database, administrator }: Making): Promise<void> {
  await administrator.ok('setPreference', { path: { key: 'density' }, body: { value: '"compact"' } })
  const picture = await plainPicture(64, 64).png().toBuffer()
  const { result } = await sendFile({ app }, administrator, 'uploadAvatar', picture)
  await administrator.ok('setMyAvatar', { query: { avatar: result.avatar } })
  const order = { list: 'employees', format: 'csv', language: 'zh' } as const
  const { jobId } = await administrator.ok('createExport', { body: order })
  await jobDone(administrator, jobId)
  // No call makes these here: a relay stays as it is while an anonymous round collects, links need a mail server, or a
  // second enterprise, and the operator alone sets a provider.
  await database.write(async (db) => {
    const own = db.selectFrom('employee').select(['enterpriseId', 'userId']).where('email', '=', ADMINISTRATOR.email)
    const { enterpriseId, userId } = await own.executeTakeFirstOrThrow()
    const sender = { username: '', secret: '', fromAddress: 'hr@yuanhang.example', fromName: '远航人力' }
    await saveRelay(db, { enterpriseId, host: 'smtp.yuanhang.example', port: 587, secure: 0, ...sender })
    const createdAt = new Date().toISOString()
    const link = { userId: userId ?? 0, tokenHash: hashSecret('a stored link'), createdAt, expiresAt: FAR_DEADLINE }
    await replacePasswordLink(db, link, createdAt)
    const invited = db.selectFrom('employee').select(['id as employeeId', 'email']).where('employeeNo', '=', 'X-2')
    const invitation = { ...(await invited.executeTakeFirstOrThrow()), tokenHash: hashSecret('a stored invitation') }
    await replaceInvitation(db, { ...invitation, enterpriseId, isMailed: 1, createdAt, expiresAt: FAR_DEADLINE })
    const provider = { issuer: 'https://login.yuanhang.example', clientId: 'roundview', clientSecret: 'of no key' }
    await saveProvider(db, { ...provider, enterpriseId, setAt: createdAt })
  })
}

const visitOf =
  (app: FastifyInstance) =>
  (headers: Record<string, string> = {}) =>
    createCaller(app, headers)

type FeedbackRow = ResultOf<'listFeedback'>['items'][number]

async function withdraw(administrator: Caller, id: number, row: FeedbackRow | undefined): Promise<void> {
  if (row === undefined) throw new Error('there is no form to withdraw')
  const { evaluatorId, participantRelationId, valuerId } = row
  await administrator.ok('cancelAnswer', { path: { id }, body: { evaluatorId, participantRelationId, valuerId } })
}

/** A finished round with one form left out, one withdrawn, one begun and one never opened (type 1), or sealed (type 2). */
async function finishRound({ app, administrator, outbox }: Making, type: 1 | 2): Promise<Link[]> {
  const title = type === 1 ? '2025 年下半年实名反馈' : '2025 年下半年匿名反馈'
  const id = await makeRound(administrator, {
    type,
    title,
    evaluatees: 4,
    tagNames: ['年中', `第 ${type} 类`],
    deadline: FAR_DEADLINE,
  })
  const path = { id }
  await administrator.ok('publishQuestionnaire', { path })
  const links = await invite(administrator, outbox, id)
  await answerBy(visitOf(app), links, (place) => (place === 5 ? 'draft' : place === 9 ? 'leave' : 'send'))
  const { items } = await administrator.ok('listFeedback', { path, query: { pageSize: 100 } })
  const [first, second] = items.filter(({ feedbackStatus }) => feedbackStatus === 'submitted')
  // What was sent anonymously cannot be withdrawn (anonymity.md R11).
  const cancelled = type === 1 ? second : items.find(({ feedbackStatus }) => feedbackStatus === 'waiting')
  if (first !== undefined && type === 1) {
    const ids = [first.participantRelationId]
    await administrator.ok('setFeedbackStatistic', { path, body: { ids, statistic: false, reason: '作答时间过短' } })
  }
  await withdraw(administrator, id, cancelled)
  await administrator.ok('finishQuestionnaire', { path })
  await administrator.ok('sendNotifications', {
    path,
    body: { businessType: 'finished', confirm: false, notifyType: 1 },
  })
  for (const mail of await outbox.claim(500, { except: [] })) await outbox.sent(mail)
  // One link of a finished round tells as much as all: that answering is over.
  return links.slice(0, 1)
}

/** A collecting named round: sent, begun and unopened forms; mails sent, failed, tried again, in hand and waiting. */
async function collectNamed({ app, administrator, outbox }: Making): Promise<Link[]> {
  const title = '2026 年度实名反馈'
  const plan = { type: 1 as const, title, evaluatees: 3, tagNames: ['年度'], deadline: FAR_DEADLINE }
  const id = await makeRound(administrator, plan)
  await administrator.ok('publishQuestionnaire', { path: { id } })
  const links = await invite(administrator, outbox, id, 12)
  await answerBy(visitOf(app), links, (place) => (place % 4 === 1 ? 'draft' : place % 4 === 3 ? 'leave' : 'send'))
  const { items } = await administrator.ok('listFeedback', { path: { id }, query: { feedbackStatusList: ['waiting'] } })
  await withdraw(administrator, id, items[0])
  const [hopeless, retried, , returned] = await outbox.claim(4, { except: [] })
  if (hopeless !== undefined) await outbox.failed(hopeless, new MailFault('refused', '550 no such mailbox'))
  if (retried !== undefined) await outbox.failed(retried, new MailFault('later', '451 try again later'))
  if (returned !== undefined) await outbox.release(returned)
  return links
}

/** A ready one, its copy as a template, and copies that are disabled or deleted; answers the deleted one's id. */
async function makeEditable({ administrator }: Making): Promise<number> {
  const plan = {
    type: 2 as const,
    title: '待发布：供应链评估',
    evaluatees: 2,
    tagNames: ['试点', '年度'],
    deadline: FAR_DEADLINE,
  }
  const id = await makeRound(administrator, plan)
  const path = { id }
  await administrator.ok('copyToTemplate', { path })
  const data = { paper: true, dimensions: true, settings: true, relations: true }
  const disabled = await administrator.ok('copyQuestionnaire', { path, body: { data } })
  await administrator.ok('publishQuestionnaire', { path: { id: disabled.id } })
  await administrator.ok('disableQuestionnaire', { path: { id: disabled.id } })
  const deleted = await administrator.ok('copyQuestionnaire', { path, body: { data } })
  await administrator.ok('deleteQuestionnaire', { path: { id: deleted.id } })
  await administrator.ok('getPaper', { path })
  return deleted.id
}

/** The demonstration's collecting anonymous round gets mails, and its last rater a draft. */
async function inviteDemo({ app, administrator, outbox }: Making, rater: Doors['rater']): Promise<Link[]> {
  const { items } = await administrator.ok('listQuestionnaires', { query: { status: 30 } })
  const demo = items[0]
  if (demo === undefined) throw new Error('the demonstration has no collecting questionnaire')
  const visitor = createCaller(app)
  await visitor.ok('signIn', { body: rater })
  const { questionnaires } = await visitor.ok('listFeedbackTasks')
  for (const { relationId } of questionnaires.flatMap(({ tasks }) => tasks)) {
    const path = { relationId }
    const form = await visitor.ok('getFeedbackTask', { path })
    const answers = form.paper.pages.flatMap(({ questions }) => questions).slice(0, 3)
    const first = answers.map(({ id: questionId }) => ({ questionId, optionIds: [2] }))
    await visitor.ok('saveFeedbackDraft', { path, body: { answers: first } })
  }
  await administrator.ok('bulkTagQuestionnaires', { body: { ids: [demo.id], tagNames: ['年度'] } })
  return invite(administrator, outbox, demo.id)
}

/** The finished rounds side by side; one such report is removed again. */
async function combineRounds({ administrator }: Making): Promise<void> {
  const { items } = await administrator.ok('listQuestionnaires', { query: { status: 40 } })
  const body = { reportId: 0, title: '历年对比', summary: '', questionnaireUids: items.map(({ uid }) => uid) }
  await administrator.ok('saveCombinedReport', { body })
  const { reportId } = await administrator.ok('saveCombinedReport', { body: { ...body, title: '多余的一份' } })
  await administrator.ok('deleteCombinedReport', { path: { id: reportId } })
}

/** The reports of the finished rounds, in the hands of whom they are about: who is mailed of it opens it and notes something. */
async function releaseReports({ app, administrator, outbox }: Making): Promise<void> {
  const { items } = await administrator.ok('listQuestionnaires', { query: { status: 40 } })
  for (const { id } of items) {
    const path = { id }
    const { total } = await administrator.ok('listReleases', { path })
    const all = { filter: {}, expectedCount: total, toSuperior: false }
    const { changed } = await administrator.ok('bulkReleaseReports', { path, body: all })
    await administrator.ok('bulkWithdrawReports', { path, body: { ids: changed.slice(-1) } })
    await administrator.ok('sendNotifications', { path, body: { businessType: 'report', confirm: false } })
    for (const mail of await outbox.claim(500, { except: [] })) {
      await outbox.sent(mail)
      const [, secret] = /\/t\/([^/]+)\/reports$/.exec(mail.link ?? '') ?? []
      if (secret === undefined) continue
      const reader = visitOf(app)({ authorization: `Bearer ${secret}` })
      const { reports } = await reader.ok('listMyReports')
      for (const { employeeId } of reports.filter(({ questionnaireId }) => questionnaireId === id)) {
        const own = { id, employeeId }
        await reader.ok('getMyReport', { path: own })
        const aims = [{ text: '每月与每个人谈一次', date: '2027-03-31' }]
        await reader.ok('saveOwnNotes', { path: own, body: { text: '先问，再说。', aims, shared: true, version: 0 } })
      }
    }
  }
}

/** Fills an empty installation; takes some seconds. */
export async function fillEnterprise(app: FastifyInstance, database: DatabaseService): Promise<Doors> {
  const demo = { app, database, administrator: ADMINISTRATOR, raterPassword: RATER_PASSWORD, tell: console.log }
  const { rater } = await fillDemo(demo)
  const administrator = createCaller(app, { 'accept-language': 'zh' })
  await administrator.ok('signIn', { body: ADMINISTRATOR })
  const context = { database, now: () => new Date(), ids: createIds(Date.now, INSTANCE) }
  const making = { app, database, administrator, outbox: createOutbox(context, PUBLIC_URL) }
  await furnishPeople(making)
  const links = [
    ...(await inviteDemo(making, rater)),
    ...(await finishRound(making, 1)),
    ...(await finishRound(making, 2)),
  ]
  // Before mails wait that are to be found waiting.
  await releaseReports(making)
  links.push(...(await collectNamed(making)))
  await combineRounds(making)
  const deletedId = await makeEditable(making)
  await furnishLater(making)
  return { administrator: ADMINISTRATOR, session: administrator.cookie(), rater, links, deletedId }
}
