import { manyQuestionnaires, manyTemplates } from './bulk.ts'
import { type Ground, MISSING } from './ground.ts'
import type { Provocations } from './provocation.ts'

/** A collecting questionnaire with the path that names it. */
async function collecting({ round }: Ground) {
  return { id: (await round()).questionnaireId }
}

/** Everything holds; it could be published. */
async function ready({ round }: Ground) {
  return { id: (await round({ processStatus: 20 })).questionnaireId }
}

export const questionnaires: Provocations<'questionnaires'> = {
  ...manyQuestionnaires,
  restoreQuestionnaire: {
    NOT_FOUND: ({ administrator }) => administrator.call('restoreQuestionnaire', { path: { id: MISSING } }),
    LICENCE_EXCEEDED: async (ground) => {
      const { administrator } = ground
      const path = await collecting(ground)
      await administrator.ok('deleteQuestionnaire', { path })
      return ground.unlicensed(() => administrator.call('restoreQuestionnaire', { path }))
    },
  },
  updateQuestionnaireBase: {
    NOT_EDITABLE: async (ground) => {
      const body = { type: 2 as const, title: '改', summary: '' }
      return ground.administrator.call('updateQuestionnaireBase', { path: await collecting(ground), body })
    },
    STALE_VERSION: async ({ administrator, draft }) => {
      const body = { type: 1 as const, title: '晚', summary: '', version: 0 }
      return administrator.call('updateQuestionnaireBase', { path: { id: (await draft()).id }, body })
    },
  },
  updateQuestionnaireConfig: {
    NOT_EDITABLE: async ({ administrator, finished }) =>
      administrator.call('updateQuestionnaireConfig', {
        path: await finished(),
        body: { styleConfig: '{"coverText":"晚了"}' },
      }),
    REFERENCE_UNKNOWN: async ({ administrator, draft }) => {
      const body = { styleConfig: '{"logo":"/no/logo"}' }
      return administrator.call('updateQuestionnaireConfig', { path: { id: (await draft()).id }, body })
    },
  },
  saveQuestionnaireSetting: {
    NOT_EDITABLE: async ({ administrator, finished }) => {
      const path = await finished()
      const body = await administrator.ok('getQuestionnaireSetting', { path })
      return administrator.call('saveQuestionnaireSetting', { path, body })
    },
  },
  saveQuestionnaireSettingUnit: {
    NOT_EDITABLE: async ({ administrator, round }) => {
      const { questionnaireId: id } = await round({ type: 2, setting: { scoreFloor: 4, commentFloor: 5 } })
      const body = { key: 'scoreFloor' as const, value: 3 }
      return administrator.call('saveQuestionnaireSettingUnit', { path: { id }, body })
    },
  },
  publishQuestionnaire: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('publishQuestionnaire', { path: await collecting(ground) }),
    NOT_READY: async ({ administrator, draft }) =>
      administrator.call('publishQuestionnaire', { path: { id: (await draft()).id } }),
    PAPER_INVALID: async (ground) => {
      const path = await ready(ground)
      const body = { type: 1 as const, title: '', summary: '' }
      await ground.administrator.ok('updateQuestionnaireBase', { path, body })
      return ground.administrator.call('publishQuestionnaire', { path })
    },
    LICENCE_EXCEEDED: async (ground) => {
      const path = await ready(ground)
      return ground.unlicensed(() => ground.administrator.call('publishQuestionnaire', { path }))
    },
  },
  finishQuestionnaire: {
    NOT_COLLECTING: async ({ administrator, draft }) =>
      administrator.call('finishQuestionnaire', { path: { id: (await draft()).id } }),
    ROUND_CLOSING: async ({ administrator, closing }) =>
      administrator.call('finishQuestionnaire', { path: { id: (await closing()).questionnaireId } }),
  },
  bindTags: {
    NOT_FOUND: ({ administrator }) =>
      administrator.call('bindTags', { body: { objectId: MISSING, useType: 'QUESTIONNAIRE', tagNames: ['甲'] } }),
    STALE_VERSION: async ({ administrator, draft }) => {
      const objectId = (await draft()).id
      return administrator.call('bindTags', { body: { objectId, useType: 'QUESTIONNAIRE', before: ['没有'] } })
    },
  },
}

const EMPTY = { title: '标题', summary: '', pages: [] }
const BROKEN = { id: 0, index: 1, type: 'DAN_XUAN' as const, data: 'not JSON', config: '{}' }

export const editor: Provocations<'editor'> = {
  savePaper: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('savePaper', { path: await collecting(ground), body: EMPTY }),
    STALE_VERSION: async ({ administrator, draft }) =>
      administrator.call('savePaper', { path: { id: (await draft()).id }, body: { ...EMPTY, version: 99 } }),
    PAPER_INVALID: async ({ administrator, draft }) => {
      const body = { ...EMPTY, pages: [{ id: 0, index: 1, questions: [BROKEN] }] }
      return administrator.call('savePaper', { path: { id: (await draft()).id }, body })
    },
  },
}

const path = { id: MISSING }

export const templates: Provocations<'templates'> = {
  ...manyTemplates,
  getTemplate: { NOT_FOUND: ({ administrator }) => administrator.call('getTemplate', { path }) },
  getTemplatePaper: { NOT_FOUND: ({ administrator }) => administrator.call('getTemplatePaper', { path }) },
  createQuestionnaireFromTemplate: {
    NOT_FOUND: ({ administrator }) => administrator.call('createQuestionnaireFromTemplate', { path, body: {} }),
  },
  copyToTemplate: { NOT_FOUND: ({ administrator }) => administrator.call('copyToTemplate', { path }) },
  removeTemplate: { NOT_FOUND: ({ administrator }) => administrator.call('removeTemplate', { path }) },
}

/** A new dimension of a draft. */
async function dimension({ administrator, draft }: Ground) {
  const { id } = await draft()
  const own = { id }
  const made = await administrator.ok('createDimension', { path: own, body: { name: '甲' } })
  return { path: own, dimensionId: made.id }
}

export const dimensions: Provocations<'dimensions'> = {
  createDimension: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('createDimension', { path: await collecting(ground), body: { name: '乙' } }),
    NAME_TAKEN: async (ground) =>
      ground.administrator.call('createDimension', { path: (await dimension(ground)).path, body: { name: '甲' } }),
  },
  updateDimension: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('updateDimension', {
        path: await collecting(ground),
        body: { id: MISSING, name: '乙' },
      }),
    NAME_TAKEN: async (ground) => {
      const { administrator } = ground
      const made = await dimension(ground)
      const { id } = await administrator.ok('createDimension', { path: made.path, body: { name: '乙' } })
      return administrator.call('updateDimension', { path: made.path, body: { id, name: '甲' } })
    },
    STALE_VERSION: async (ground) => {
      const { path, dimensionId: id } = await dimension(ground)
      return ground.administrator.call('updateDimension', { path, body: { id, name: '乙', before: '丙' } })
    },
  },
  deleteDimension: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('deleteDimension', {
        path: { ...(await collecting(ground)), dimensionId: MISSING },
      }),
  },
  setDimensionWeights: {
    NOT_EDITABLE: async (ground) => {
      const body = { weights: [{ id: MISSING, weight: 100 }] }
      return ground.administrator.call('setDimensionWeights', { path: await collecting(ground), body })
    },
    WEIGHTS_NOT_100: async (ground) => {
      const made = await dimension(ground)
      const body = { weights: [{ id: made.dimensionId, weight: 50 }] }
      return ground.administrator.call('setDimensionWeights', { path: made.path, body })
    },
    STALE_VERSION: async (ground) => {
      const { path, dimensionId: id } = await dimension(ground)
      const body = { weights: [{ id, weight: 100 }], before: [{ id, weight: null }] }
      await ground.administrator.ok('setDimensionWeights', { path, body })
      return ground.administrator.call('setDimensionWeights', { path, body })
    },
  },
  bindDimensionQuestions: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('bindDimensionQuestions', {
        path: await collecting(ground),
        body: { relations: [] },
      }),
  },
}
