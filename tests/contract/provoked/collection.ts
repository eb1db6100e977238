import type { Caller } from '../../../server/demo/caller.ts'
import type { CollectingOptions } from '../../server/collectingQuestionnaire.ts'
import { manyForms } from './bulk.ts'
import { ALLOWED_HOST, type Ground } from './ground.ts'
import type { Provocations } from './provocation.ts'

const OVER = { setting: { deadline: '2026-01-01T00:00:00.000Z' } }

async function pathOf({ round }: Ground, more: Partial<CollectingOptions>) {
  return { id: (await round(more)).questionnaireId }
}

async function notify(ground: Ground, more: Partial<CollectingOptions>, meant: object = { participants: [] }) {
  const body = { confirm: true, ...meant }
  return ground.administrator.call('notifyParticipants', { path: await pathOf(ground, more), body })
}

async function send(
  ground: Ground,
  businessType: 'invite' | 'finished' | 'report',
  more: Partial<CollectingOptions> = {},
) {
  const body = { businessType, confirm: true }
  return ground.administrator.call('sendNotifications', { path: await pathOf(ground, more), body })
}

/** The withdrawal of a rater's form about an evaluatee of the round. */
async function cancel(ground: Ground, relation: Awaited<ReturnType<Ground['answered']>>['relation']) {
  const path = { id: relation.questionnaireId }
  const { items } = await ground.administrator.ok('listFeedback', { path, query: { pageSize: 100 } })
  const row = items.find(({ participantRelationId }) => participantRelationId === relation.id)
  if (row === undefined) throw new Error('the relation is not listed')
  const { participantRelationId, evaluatorId, valuerId } = row
  return ground.administrator.call('cancelAnswer', { path, body: { participantRelationId, evaluatorId, valuerId } })
}

/** Another mail server of the enterprise's own; '' for none. */
function relay(
  administrator: Caller,
  host: string,
  signIn: { username: string; password?: string } = { username: '' },
  version?: number,
) {
  const config = { host, port: 25, secure: false, fromAddress: 'hr@yuanhang.example', fromName: '', ...signIn }
  return administrator.call('saveNotifyConfig', { body: { notifyType: 'EMAIL', config, version } })
}

/** The administrator of an enterprise where nothing collects. */
async function idle(ground: Ground) {
  const email = ground.newEmail()
  await ground.elsewhere(email)
  return ground.signIn(email)
}

export const collection: Provocations<'collection'> = {
  ...manyForms,
  saveEmailTemplate: {
    STALE_VERSION: async (ground) => {
      const path = await pathOf(ground, {})
      const [invite] = await ground.administrator.ok('listEmailTemplates', { path })
      if (invite === undefined) throw new Error('a questionnaire without mail templates')
      const { title, content } = invite
      const body = { ...invite, title: '请作答', before: { title, content } }
      await ground.administrator.ok('saveEmailTemplate', { path, body })
      return ground.administrator.call('saveEmailTemplate', { path, body })
    },
  },
  listFeedback: {
    ANONYMOUS_REFUSED: async (ground) =>
      ground.administrator.call('listFeedback', {
        path: await pathOf(ground, { type: 2 }),
        query: { valuerScoreMin: 1 },
      }),
  },
  getRaterForm: {
    ANONYMOUS_REFUSED: async (ground) => {
      const { relation } = await ground.answered(2)
      const path = { id: relation.questionnaireId, relationId: relation.id }
      return ground.administrator.call('getRaterForm', { path })
    },
  },
  setFeedbackStatistic: {
    ANONYMOUS_REFUSED: async (ground) => {
      const { relation } = await ground.answered(2)
      const body = { ids: [relation.id], statistic: false }
      return ground.administrator.call('setFeedbackStatistic', { path: { id: relation.questionnaireId }, body })
    },
  },
  notifyParticipants: {
    NOT_COLLECTING: (ground) => notify(ground, { processStatus: 20 }),
    DEADLINE_PASSED: (ground) => notify(ground, OVER),
    SELECTION_CHANGED: (ground) => notify(ground, {}, { filter: {}, expectedCount: 999 }),
    ANONYMOUS_REFUSED: (ground) => notify(ground, { type: 2 }, { filter: { valuerScoreMin: 1 }, expectedCount: 1 }),
  },
  cancelAnswer: {
    NOT_COLLECTING: async (ground) => {
      const { relation } = await ground.rater(await ground.round({ processStatus: 20 }))
      return cancel(ground, relation)
    },
    ANONYMOUS_REFUSED: async (ground) => cancel(ground, (await ground.answered(2)).relation),
  },
  sendNotifications: {
    NOT_COLLECTING: (ground) => send(ground, 'invite', { processStatus: 20 }),
    DEADLINE_PASSED: (ground) => send(ground, 'invite', OVER),
    NOT_FINISHED: (ground) => send(ground, 'finished'),
    ROUND_CLOSING: async (ground) => {
      const path = { id: (await ground.closing()).questionnaireId }
      return ground.administrator.call('sendNotifications', { path, body: { businessType: 'report', confirm: true } })
    },
  },
  saveNotifyConfig: {
    STALE_VERSION: async (ground) => {
      const other = await idle(ground)
      const { version } = await other.ok('getNotifyConfig')
      await relay(other, ALLOWED_HOST)
      return relay(other, ALLOWED_HOST, { username: 'hr' }, version)
    },
    RELAY_HOST_REFUSED: ({ administrator }) => relay(administrator, 'smtp.elsewhere.example'),
    RELAY_PASSWORD_NEEDED: async (ground) => {
      const other = await idle(ground)
      await relay(other, ALLOWED_HOST, { username: 'hr', password: '8Kd-mail-2026' })
      return relay(other, ALLOWED_HOST, { username: 'other' })
    },
    RELAY_USER_NEEDED: async (ground) =>
      relay(await idle(ground), ALLOWED_HOST, { username: '', password: '8Kd-mail-2026' }),
    RELAY_LOCKED: async (ground) => {
      await ground.round({ type: 2 })
      return relay(ground.administrator, '')
    },
  },
}
