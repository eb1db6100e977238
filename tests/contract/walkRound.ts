/** The walk through a round: mails, answers, progress and, when it is finished, the reports. */
import type { Answer } from '../../domain/paper/model.ts'
import type { Caller } from '../../server/demo/caller.ts'
import type { ResultOf } from '../../server/http/call.ts'
import { at, type Stage } from './stage.ts'
import { jobDone } from './walkPeople.ts'

export async function walkMails(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  const { title, content, emailType } = at(await administrator.ok('listEmailTemplates', { path }))
  await administrator.ok('saveEmailTemplate', { path, body: { title: `请看：${title}`, content, emailType } })
  const server = { host: '', port: 25, secure: false, username: '', fromAddress: '', fromName: '' }
  await administrator.ok('saveNotifyConfig', { body: { notifyType: 'EMAIL', config: server } })
  await administrator.ok('getNotifyConfig')
  await administrator.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })
  for (const confirm of [true, false]) {
    await administrator.ok('sendNotifications', { path, body: { businessType: 'invite', confirm, notifyType: 1 } })
  }
  await administrator.ok('listMails', { path, query: { pageSize: 100 } })
  const { items } = await administrator.ok('listFeedback', { path })
  const participants = [at(items).participantRelationId]
  await administrator.ok('notifyParticipants', { path, body: { confirm: true, notifyAll: false, participants } })
}

type FormQuestion = ResultOf<'getFeedbackTask'>['paper']['pages'][number]['questions'][number]

function answerTo({ id: questionId, type, data }: FormQuestion): Answer {
  if (type === 'WEN_DA') return { questionId, text: '目标讲得清楚。' }
  if (type.startsWith('DA_FEN')) return { questionId, score: 3 }
  // The JSON edge: data is the text the document calls QuestionData.
  const { options = [] } = JSON.parse(data) as { options?: { id: number }[] }
  return { questionId, optionIds: [at(options).id] }
}

/** Everybody who rates signs in and sends every form, but the last rater's last one, which is withdrawn. */
export async function walkAnswers(stage: Stage, administrator: Caller, id: number): Promise<void> {
  const { items } = await administrator.ok('listFeedback', { path: { id }, query: { pageSize: 100 } })
  const withdrawn = at(items, items.length - 1)
  for (const raterId of new Set(items.map(({ valuerId }) => valuerId))) {
    const { email } = await administrator.ok('getEmployee', { path: { id: raterId } })
    const password = 'a rater has a long one'
    const newPassword = 'and then another one'
    await administrator.ok('resetUserPassword', { path: { id: raterId }, body: { password } })
    const rater = stage.visitor()
    await rater.ok('signIn', { body: { email, password, newPassword } })
    const { questionnaires } = await rater.ok('listFeedbackTasks')
    for (const { relationId } of questionnaires.flatMap(({ tasks }) => tasks)) {
      const path = { relationId }
      const form = await rater.ok('getFeedbackTask', { path })
      const answers = form.paper.pages.flatMap(({ questions }) => questions).map(answerTo)
      await rater.ok('saveFeedbackDraft', { path, body: { answers } })
      if (relationId !== withdrawn.participantRelationId) await rater.ok('submitFeedback', { path, body: { answers } })
    }
  }
  const { evaluatorId, participantRelationId, valuerId } = withdrawn
  await administrator.ok('cancelAnswer', { path: { id }, body: { evaluatorId, participantRelationId, valuerId } })
  const cancelled = { ids: [participantRelationId], reason: '已离职' }
  await administrator.ok('bulkCancelAnswers', { path: { id }, body: cancelled })
}

export async function walkProgress(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  await administrator.ok('getFeedbackSummary', { path })
  const { items } = await administrator.ok('listFeedback', { path, query: { feedbackStatusList: ['submitted'] } })
  const ids = [at(items).participantRelationId]
  await administrator.ok('getRaterForm', { path: { id, relationId: at(items).participantRelationId } })
  for (const statistic of [false, true]) {
    await administrator.ok('setFeedbackStatistic', { path, body: { ids, statistic, reason: '作答时间过短' } })
  }
  for (const statistic of [false, true]) {
    await administrator.ok('bulkSetStatistic', { path, body: { ids, statistic, reason: '作答时间过短' } })
  }
  await administrator.ok('exportParticipants', { path })
}

export async function walkReports(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  await administrator.ok('getRanking', { path, query: { sort: 'scoreDesc' } })
  await administrator.ok('getRankingDetail', { path })
  await administrator.ok('getRankingLevels', { path })
  await administrator.ok('getTeamReport', { path })
  await administrator.ok('exportRanking', { path, query: { sort: 'name', format: 'csv' } })
  await administrator.ok('exportRankingDetail', { path, query: { format: 'csv' } })
  const results = { content: 'results', format: 'xlsx', language: 'en' } as const
  await jobDone(administrator, (await administrator.ok('exportResults', { path, body: results })).jobId)
  const { jobId } = await administrator.ok('archiveReports', { path, body: { language: 'zh' } })
  // A PDF takes seconds where others work; the tests of archives wait for them.
  await administrator.ok('cancelJob', { path: { id: jobId } })
  await administrator.ok('downloadTeamReport', { path, query: { language: 'zh' } })
  await administrator.ok('prepareTeamReport', { path, query: { language: 'zh' } })
  const { employeeId } = at(await administrator.ok('listReportEvaluatees', { path }))
  const person = { path: { id, employeeId } }
  await administrator.ok('getDimensionScores', person)
  await administrator.ok('getQuestionScores', person)
  await administrator.ok('exportQuestionScores', { ...person, query: { format: 'csv' } })
  await administrator.ok('getPersonalReport', person)
  const [dimension] = (await administrator.ok('getDimensionScores', person)).dimensions
  await administrator.ok('getScoreArithmetic', { ...person, query: { dimensionId: dimension?.dimensionId } })
  await administrator.ok('getPersonalStatistics', person)
  await administrator.ok('getQuestionStatistics', person)
  await administrator.ok('preparePersonalReport', person)
  await administrator.ok('downloadPersonalReport', { ...person, query: { language: 'en' } })
}

/** Another round of the same people, and both side by side. */
export async function walkCombined(administrator: Caller, id: number): Promise<void> {
  const { uid } = await administrator.ok('getQuestionnaire', { path: { id } })
  const copy = await administrator.ok('copyQuestionnaire', {
    path: { id },
    body: { data: { paper: true, dimensions: true, settings: true, relations: true } },
  })
  const path = { id: copy.id }
  await administrator.ok('publishQuestionnaire', { path })
  await administrator.ok('finishQuestionnaire', { path })
  const questionnaireUids = [uid, copy.uid]
  await administrator.ok('getCombinedReport', { query: { questionnaireUids, title: '对比' } })
  const body = { reportId: 0, title: '对比', summary: '', questionnaireUids }
  const { reportId, version } = await administrator.ok('saveCombinedReport', { body })
  await administrator.ok('saveCombinedReport', { body: { ...body, reportId, title: '两轮对比', version } })
  await administrator.ok('listCombinedReports', { query: { pageSize: 20 } })
  await administrator.ok('getCombinedReport', { query: { reportId } })
  const reportIds = [reportId]
  const { evaluatorId } = at(await administrator.ok('listCombinedEvaluatees', { query: { reportIds } }))
  await administrator.ok('listCombinedScores', { query: { reportIds, evaluatorIds: [evaluatorId] } })
  const report = { path: { id: reportId } }
  await administrator.ok('prepareCombinedReport', report)
  await administrator.ok('downloadCombinedReport', {
    ...report,
    query: { evaluatorIds: [evaluatorId], language: 'en' },
  })
  await administrator.ok('deleteCombinedReport', report)
  await administrator.ok('restoreCombinedReport', report)
}

/** The reports are released, and an evaluatee reads the own one; notes open by the mailed link, not by the password that was set. */
export async function walkRelease(stage: Stage, administrator: Caller, id: number): Promise<void> {
  const { employeeId } = at((await administrator.ok('listReleases', { path: { id } })).items)
  const ids = [employeeId]
  await administrator.ok('planReleases', { path: { id }, body: { ids } })
  await administrator.ok('bulkReleaseReports', { path: { id }, body: { ids, toSuperior: false } })
  await administrator.ok('bulkWithdrawReports', { path: { id }, body: { ids } })
  await administrator.ok('bulkRestoreReports', { path: { id }, body: { ids } })
  await administrator.ok('sendNotifications', { path: { id }, body: { businessType: 'report', confirm: false } })
  const { email } = await administrator.ok('getEmployee', { path: { id: employeeId } })
  const password = 'an evaluatee has a long one'
  await administrator.ok('resetUserPassword', { path: { id: employeeId }, body: { password } })
  const reader = stage.visitor()
  await reader.ok('signIn', { body: { email, password, newPassword: 'and then one of the own' } })
  const { questionnaireId, employeeId: about } = at((await reader.ok('listMyReports')).reports)
  const path = { id: questionnaireId, employeeId: about }
  await reader.ok('getMyReport', { path })
  await reader.ok('prepareMyReport', { path })
  await reader.ok('downloadMyReport', { path, query: { language: 'zh' } })
  const byLink = { path, headers: { authorization: `Bearer ${await stage.reportSecret(path)}` } }
  const { version } = await stage.visitor().ok('getOwnNotes', byLink)
  const aims = [{ text: '每月与跨部门同事交流一次', date: '2027-03-31' }]
  await stage.visitor().ok('saveOwnNotes', { ...byLink, body: { text: '先问再说', aims, shared: false, version } })
}
