import type { CollectingOptions } from '../../server/collectingQuestionnaire.ts'
import { manyForms } from './bulk.ts'
import type { Ground } from './ground.ts'
import type { Provocations } from './provocation.ts'

const OVER = { setting: { deadline: '2026-01-01T00:00:00.000Z' } }

async function pathOf({ round }: Ground, more: Partial<CollectingOptions>) {
  return { id: (await round(more)).questionnaireId }
}

async function notify(ground: Ground, more: Partial<CollectingOptions>) {
  const body = { confirm: true, participants: [] }
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
function relay({ administrator }: Ground, host: string) {
  const config = { host, port: 25, secure: false, username: '', fromAddress: 'hr@yuanhang.example', fromName: '' }
  return administrator.call('saveNotifyConfig', { body: { notifyType: 'EMAIL', config } })
}

export const collection: Provocations<'collection'> = {
  ...manyForms,
  listFeedback: {
    ANONYMOUS_REFUSED: async (ground) =>
      ground.administrator.call('listFeedback', {
        path: await pathOf(ground, { type: 2 }),
        query: { valuerScoreMin: 1 },
      }),
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
    NOT_IMPLEMENTED: (ground) => send(ground, 'report'),
  },
  saveNotifyConfig: {
    RELAY_HOST_REFUSED: (ground) => relay(ground, 'smtp.elsewhere.example'),
    RELAY_LOCKED: async (ground) => {
      await ground.round({ type: 2 })
      return relay(ground, '')
    },
  },
}
