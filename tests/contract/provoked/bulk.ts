/** What acts upon many rows answer instead: another number of rows matches than was seen, or the whole act is refused. */
import { type Ground, MISSING } from './ground.ts'
import type { Provocations } from './provocation.ts'

/** Nobody sees as many. */
const changed = { filter: {}, expectedCount: 1_000_000 }
const reason = '试一试'

type Questionnaires =
  | 'saveQuestionnaireDetails'
  | 'renameTag'
  | 'bulkDeleteQuestionnaires'
  | 'bulkDisableQuestionnaires'
  | 'bulkEnableQuestionnaires'
  | 'bulkTagQuestionnaires'
  | 'bulkUntagQuestionnaires'

const tagging = { ...changed, tagNames: ['签'] }

export const manyQuestionnaires: Pick<Provocations<'questionnaires'>, Questionnaires> = {
  saveQuestionnaireDetails: {
    NOT_EDITABLE: async ({ administrator, finished }) =>
      administrator.call('saveQuestionnaireDetails', { path: await finished(), body: { title: '晚了' } }),
    STALE_VERSION: async ({ administrator, draft }) => {
      const { id } = await draft()
      return administrator.call('saveQuestionnaireDetails', { path: { id }, body: { title: '晚', version: 0 } })
    },
    REFERENCE_UNKNOWN: async ({ administrator, draft }) => {
      const { id } = await draft()
      return administrator.call('saveQuestionnaireDetails', { path: { id }, body: { style: { logo: '/no/logo' } } })
    },
  },
  renameTag: {
    NOT_FOUND: ({ administrator }) => administrator.call('renameTag', { body: { name: '没有', newName: '有' } }),
    NAME_TAKEN: async ({ administrator, draft }) => {
      const { id } = await draft()
      await administrator.ok('bulkTagQuestionnaires', { body: { ids: [id], tagNames: ['一号', '二号'] } })
      return administrator.call('renameTag', { body: { name: '一号', newName: '二号' } })
    },
  },
  bulkDeleteQuestionnaires: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkDeleteQuestionnaires', { body: changed }),
  },
  bulkDisableQuestionnaires: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkDisableQuestionnaires', { body: changed }),
  },
  bulkEnableQuestionnaires: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkEnableQuestionnaires', { body: changed }),
  },
  bulkTagQuestionnaires: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkTagQuestionnaires', { body: tagging }),
  },
  bulkUntagQuestionnaires: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkUntagQuestionnaires', { body: tagging }),
  },
}

export const manyTemplates: Pick<Provocations<'templates'>, 'restoreTemplate' | 'bulkRemoveTemplates'> = {
  restoreTemplate: {
    NOT_FOUND: ({ administrator }) => administrator.call('restoreTemplate', { path: { id: MISSING } }),
  },
  bulkRemoveTemplates: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkRemoveTemplates', { body: changed }),
  },
}

type People = 'bulkDisableEmployees' | 'bulkEnableEmployees' | 'bulkInviteEmployees' | 'bulkMoveEmployees'

export const manyPeople: Pick<Provocations<'directory'>, People> = {
  bulkDisableEmployees: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkDisableEmployees', { body: changed }),
  },
  bulkEnableEmployees: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkEnableEmployees', { body: changed }),
  },
  bulkInviteEmployees: {
    SELECTION_CHANGED: ({ administrator }) => administrator.call('bulkInviteEmployees', { body: changed }),
  },
  bulkMoveEmployees: {
    SELECTION_CHANGED: ({ administrator }) =>
      administrator.call('bulkMoveEmployees', { body: { ...changed, departId: null } }),
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('bulkMoveEmployees', { body: { ids: [MISSING], departId: MISSING } }),
  },
}

export const manyForms: Pick<Provocations<'collection'>, 'bulkSetStatistic' | 'bulkCancelAnswers'> = {
  bulkSetStatistic: {
    SELECTION_CHANGED: async ({ administrator, round }) => {
      const path = { id: (await round()).questionnaireId }
      return administrator.call('bulkSetStatistic', { path, body: { ...changed, statistic: false, reason } })
    },
    ANONYMOUS_REFUSED: async (ground) => {
      const { relation } = await ground.answered(2)
      const body = { ids: [relation.id], statistic: false, reason }
      return ground.administrator.call('bulkSetStatistic', { path: { id: relation.questionnaireId }, body })
    },
  },
  bulkCancelAnswers: {
    SELECTION_CHANGED: async ({ administrator, round }) => {
      const path = { id: (await round()).questionnaireId }
      return administrator.call('bulkCancelAnswers', { path, body: { ...changed, reason } })
    },
    ANONYMOUS_REFUSED: async ({ administrator, round }) => {
      const path = { id: (await round({ type: 2 })).questionnaireId }
      const body = { filter: { valuerScoreMin: 1 }, expectedCount: 0, reason }
      return administrator.call('bulkCancelAnswers', { path, body })
    },
    NOT_COLLECTING: async ({ administrator, round }) => {
      const path = { id: (await round({ processStatus: 20 })).questionnaireId }
      return administrator.call('bulkCancelAnswers', { path, body: { ids: [MISSING], reason } })
    },
  },
}

async function levelsOf({ administrator, draft }: Ground) {
  const { id } = await draft()
  const [one, other] = await administrator.ok('listRelationLevels', { path: { id } })
  if (one === undefined || other === undefined) throw new Error('a questionnaire without levels')
  return { path: { id }, one: one.levelId, other: other.levelId }
}

type Relations = 'bulkRemoveEvaluatees' | 'bulkRestoreEvaluatees' | 'saveRelationLevels'

export const manyRelations: Pick<Provocations<'relations'>, Relations> = {
  bulkRemoveEvaluatees: {
    SELECTION_CHANGED: async ({ administrator, finished }) =>
      administrator.call('bulkRemoveEvaluatees', { path: await finished(), body: changed }),
  },
  bulkRestoreEvaluatees: {
    NOT_EDITABLE: async ({ administrator, finished }) =>
      administrator.call('bulkRestoreEvaluatees', { path: await finished(), body: { previous: [] } }),
    LICENCE_EXCEEDED: async ({ administrator, round, unlicensed }) => {
      const path = { id: (await round()).questionnaireId }
      return unlicensed(() => administrator.call('bulkRestoreEvaluatees', { path, body: { previous: [] } }))
    },
  },
  saveRelationLevels: {
    NOT_EDITABLE: async ({ administrator, finished }) => {
      const body = { levels: [{ levelId: MISSING, open: false }] }
      return administrator.call('saveRelationLevels', { path: await finished(), body })
    },
    NAME_TAKEN: async (ground) => {
      const { path, one, other } = await levelsOf(ground)
      const levels = [one, other].map((levelId) => ({ levelId, levelName: '同名' }))
      return ground.administrator.call('saveRelationLevels', { path, body: { levels } })
    },
    WEIGHTS_NOT_100: async (ground) => {
      const { path, one } = await levelsOf(ground)
      return ground.administrator.call('saveRelationLevels', { path, body: { levels: [{ levelId: one, weight: 7 }] } })
    },
    STALE_VERSION: async (ground) => {
      const { path, one } = await levelsOf(ground)
      const before = await ground.administrator.ok('listRelationLevels', { path })
      const body = { levels: [{ levelId: one, levelName: '别名' }], before }
      await ground.administrator.ok('saveRelationLevels', { path, body })
      return ground.administrator.call('saveRelationLevels', { path, body })
    },
  },
}
