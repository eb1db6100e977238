import { type Ground, MISSING } from './ground.ts'
import type { Provocations } from './provocation.ts'

const STRANGE = { answers: [{ questionId: MISSING, text: '?' }] }

/** A rater of a new round, and the path of the first form. */
async function rater(ground: Ground) {
  const { caller, relation } = await ground.rater(await ground.round())
  return { caller, path: { relationId: relation.id } }
}

/** The same, and the form was sent. */
async function sent(ground: Ground) {
  const { caller, relation } = await ground.answered(1)
  return { caller, path: { relationId: relation.id } }
}

const missing = { relationId: MISSING }

export const answers: Provocations<'answers'> = {
  getFeedbackTask: {
    NOT_FOUND: async (ground) => (await rater(ground)).caller.call('getFeedbackTask', { path: missing }),
    ALREADY_SUBMITTED: async (ground) => {
      const { caller, path } = await sent(ground)
      return caller.call('getFeedbackTask', { path })
    },
  },
  saveFeedbackDraft: {
    NOT_FOUND: async (ground) =>
      (await rater(ground)).caller.call('saveFeedbackDraft', { path: missing, body: { answers: [] } }),
    ALREADY_SUBMITTED: async (ground) => {
      const { caller, path } = await sent(ground)
      return caller.call('saveFeedbackDraft', { path, body: { answers: [] } })
    },
    ANSWER_INVALID: async (ground) => {
      const { caller, path } = await rater(ground)
      return caller.call('saveFeedbackDraft', { path, body: STRANGE })
    },
  },
  submitFeedback: {
    NOT_FOUND: async (ground) =>
      (await rater(ground)).caller.call('submitFeedback', { path: missing, body: { answers: [] } }),
    ANSWER_INVALID: async (ground) => {
      const { caller, path } = await rater(ground)
      return caller.call('submitFeedback', { path, body: STRANGE })
    },
  },
}
