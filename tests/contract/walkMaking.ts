/** The walk through making questionnaires: from blank, by copying and from a template, with paper, dimensions, tags. */
import type { Caller } from '../../server/demo/caller.ts'
import { at } from './stage.ts'

/** Makes a blank questionnaire and does everything the list can do with it; answers its id. */
export async function walkQuestionnaires(administrator: Caller): Promise<number> {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1, title: '空白问卷', summary: '' } })
  const path = { id }
  await administrator.ok('updateQuestionnaireBase', { path, body: { type: 1, title: '年中反馈', summary: '试用' } })
  const { version } = await administrator.ok('getQuestionnaireDetails', { path })
  const body = { summary: '试用一次', setting: { pooling: true }, version }
  await administrator.ok('saveQuestionnaireDetails', { path, body })
  await administrator.ok('getQuestionnaire', { path })
  await administrator.ok('getQuestionnaireConfig', { path })
  const styleConfig = JSON.stringify({ accentColor: '#2f6f62', logo: '', coverText: '以坦诚成就彼此' })
  await administrator.ok('updateQuestionnaireConfig', { path, body: { styleConfig } })
  const setting = await administrator.ok('getQuestionnaireSetting', { path })
  await administrator.ok('saveQuestionnaireSetting', { path, body: { ...setting, welcomeText: '感谢参与' } })
  await administrator.ok('saveQuestionnaireSettingUnit', { path, body: { key: 'allowUnable', value: true } })
  await administrator.ok('bindTags', { body: { objectId: id, useType: 'QUESTIONNAIRE', tagNames: ['管理者', '年中'] } })
  await administrator.ok('listTags', { query: { useType: 'QUESTIONNAIRE' } })
  await administrator.ok('listQuestionnaires', { query: { keyword: '年中', tags: ['管理者'] } })
  await administrator.ok('countQuestionnaires', { query: { keyword: '年中' } })
  const data = { paper: true, dimensions: true, settings: true, relations: false }
  const copy = await administrator.ok('copyQuestionnaire', { path, body: { data } })
  await administrator.ok('deleteQuestionnaire', { path: { id: copy.id } })
  await administrator.ok('restoreQuestionnaire', { path: { id: copy.id } })
  const ids = [copy.id]
  await administrator.ok('bulkTagQuestionnaires', { body: { ids, tagNames: ['临时'] } })
  await administrator.ok('renameTag', { body: { name: '临时', newName: '暂用' } })
  const { removed } = await administrator.ok('bulkDeleteTags', { body: { ids: ['暂用'] } })
  await administrator.ok('bulkRestoreTags', { body: { removed } })
  await administrator.ok('bulkUntagQuestionnaires', { body: { ids, tagNames: ['暂用'] } })
  await administrator.ok('bulkDisableQuestionnaires', { body: { ids } })
  await administrator.ok('bulkEnableQuestionnaires', { body: { ids } })
  await administrator.ok('bulkDeleteQuestionnaires', { body: { ids } })
  await administrator.ok('bulkRestoreQuestionnaires', { body: { ids } })
  return id
}

/** Writes a paper and binds its question to one of two dimensions; the other is removed again. */
export async function walkPaper(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  const { title, summary, version, pages } = await administrator.ok('getPaper', { path })
  const options = [1, 2].map((score) => ({ id: score, title: `第 ${score} 项`, score }))
  const data = JSON.stringify({ title: '主动说明目标', summary: '', options })
  const question = { id: 0, index: 1, type: 'DAN_XUAN' as const, data, config: JSON.stringify({ required: true }) }
  const page = { id: at(pages).id, index: 1, questions: [question] }
  const saved = await administrator.ok('savePaper', { path, body: { title, summary, version, pages: [page] } })
  const questionId = at(saved.pages.flatMap(({ questions }) => questions)).id
  const kept = await administrator.ok('createDimension', { path, body: { name: '沟通' } })
  const removed = await administrator.ok('createDimension', { path, body: { name: '多余' } })
  await administrator.ok('updateDimension', { path, body: { id: kept.id, name: '沟通协作' } })
  const relations = [{ questionId, dimensionId: kept.id }]
  await administrator.ok('bindDimensionQuestions', { path, body: { relations } })
  await administrator.ok('listDimensionQuestions', { path })
  await administrator.ok('deleteDimension', { path: { id, dimensionId: removed.id } })
  await administrator.ok('setDimensionWeights', { path, body: { weights: [{ id: kept.id, weight: 100 }] } })
  await administrator.ok('listDimensions', { path })
}

/** Keeps the questionnaire as a template, removes that again, and makes one from a shipped template; answers its id. */
export async function walkFromTemplate(administrator: Caller, questionnaireId: number): Promise<number> {
  const own = await administrator.ok('copyToTemplate', { path: { id: questionnaireId } })
  await administrator.ok('removeTemplate', { path: { id: own.id } })
  await administrator.ok('restoreTemplate', { path: { id: own.id } })
  await administrator.ok('bulkRemoveTemplates', { body: { ids: [own.id] } })
  await administrator.ok('bulkRestoreTemplates', { body: { ids: [own.id] } })
  const { id } = at((await administrator.ok('listTemplates', { query: { publicPaper: true } })).items)
  await administrator.ok('getTemplate', { path: { id } })
  await administrator.ok('getTemplatePaper', { path: { id } })
  const made = await administrator.ok('createQuestionnaireFromTemplate', {
    path: { id },
    body: { type: 1, title: '2026 年度 360° 评估' },
  })
  return made.id
}
