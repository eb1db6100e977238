/** A finished round whose raters stand on six levels of the administrator's own, with names as long as people give them. */
import { createIds } from '../../server/database/ids.ts'
import { createRandom, inventAnswers } from '../../server/demo/opinions.ts'
import { createAnswersService } from '../../server/features/answers/service.ts'
import type { Site } from './site.ts'

const OWN_LEVELS = {
  zh: [
    '跨部门项目合作伙伴与外部顾问',
    '矩阵汇报的职能线负责人与业务伙伴',
    '海外分支机构的对口联络人与协调人',
    '曾共同负责重大客户项目的同事',
    '受其辅导的新任经理与后备干部',
    '供应链与质量体系的内部客户代表',
  ],
  en: [
    'Cross-departmental project partners',
    'Functional representatives in the matrix',
    'International subsidiary counterparts',
    'Customer relationship administrators',
    'Apprentices and newly appointed managers',
    'Procurement and manufacturing stakeholders',
  ],
} as const

/** Enough for every figure of an anonymous report. */
const RATERS_PER_LEVEL = 5
/** No app is likely to run as it (config INSTANCE). */
const INSTANCE = 61
const SEED = 20_261_128

export interface OwnLevelsRound {
  id: number
  /** Who signs in as the site's rater. */
  employeeId: number
}

export async function ownLevelsRound(
  { administrator, database, rater }: Site,
  type: 1 | 2,
  language: keyof typeof OWN_LEVELS,
): Promise<OwnLevelsRound> {
  const names = OWN_LEVELS[language]
  const { items: people } = await administrator.ok('listEmployees', { query: { pageSize: 100 } })
  const { items: raters } = await administrator.ok('listEmployees', { query: { kw: rater.email } })
  const employeeId = raters[0]?.id ?? 0
  const templates = await administrator.ok('listTemplates', { query: { publicPaper: true } })
  const template = templates.items.find((one) => one.language === language)
  const { id } = await administrator.ok('createQuestionnaireFromTemplate', {
    path: { id: template?.id ?? 0 },
    body: { type, title: '六种自定关系' },
  })
  const path = { id }
  await administrator.ok('addEvaluatees', { path, body: { employeeIds: [employeeId] } })
  for (const { levelId, levelType } of await administrator.ok('listRelationLevels', { path })) {
    if (levelType !== 'self') await administrator.ok('updateRelationLevel', { path, body: { levelId, open: false } })
  }
  await administrator.ok('autobindParticipants', { path, body: { participantLevelCodes: ['self'] } })
  const others = people.map((person) => person.id).filter((one) => one !== employeeId)
  for (const [place, levelName] of names.entries()) {
    const { levelId } = await administrator.ok('createRelationLevel', { path, body: { levelName, open: true } })
    const valuerIds = others.slice(place * RATERS_PER_LEVEL, (place + 1) * RATERS_PER_LEVEL)
    const body = { levelId, valuerIds, evaluateeIds: [], isSyncAll: true }
    await administrator.ok('updateParticipants', { path, body })
  }
  await administrator.ok('publishQuestionnaire', { path })
  await letAnswer(database, id, [employeeId, ...others.slice(0, names.length * RATERS_PER_LEVEL)])
  await administrator.ok('finishQuestionnaire', { path })
  return { id, employeeId }
}

/** Every form of the round is sent, by the use case behind the answering site. */
async function letAnswer(database: Site['database'], questionnaireId: number, raterIds: number[]): Promise<void> {
  const random = createRandom(SEED)
  const answersService = createAnswersService({ database, now: () => new Date(), ids: createIds(Date.now, INSTANCE) })
  const enterprise = await database.read((db) => db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow())
  for (const employeeId of raterIds) {
    const principal = { kind: 'rater' as const, enterpriseId: enterprise.id, opensReports: false }
    const asked = { ...principal, employeeId, questionnaireId }
    const { questionnaires } = await answersService.listTasks(asked)
    for (const { relationId, levelType } of questionnaires.flatMap(({ tasks }) => tasks)) {
      const { paper } = await answersService.openTask(asked, relationId)
      const answers = inventAnswers(paper.pages, levelType, { strengths: [], unable: 0 }, random)
      await answersService.submit(asked, { relationId, answers, language: 'zh' })
    }
  }
}
