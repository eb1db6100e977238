import { type Ground, MISSING, PASSWORD } from './ground.ts'
import type { Provocations } from './provocation.ts'
import { signedOn } from './signOn.ts'

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

/** A rater of a round that was disabled since, and the path of the first form. */
async function paused(ground: Ground) {
  const round = await ground.round()
  const { caller, relation } = await ground.rater(round)
  await ground.administrator.ok('disableQuestionnaire', { path: { id: round.questionnaireId } })
  return { caller, path: { relationId: relation.id } }
}

type Shut = 'OTHERS_PASSWORD' | 'OTHERS_ADDRESS' | 'SIGN_ON_LATER'

/** A rater of an anonymous round who came by a password, an address or a provider that somebody else set after its start. */
async function shut(ground: Ground, name: Shut) {
  const round = await ground.round({ type: 2 })
  const [relation] = round.relations
  if (relation === undefined) throw new Error('a round without relations')
  const { administrator } = ground
  const person = await administrator.ok('getEmployee', { path: { id: relation.raterId } })
  const { id, displayName, employeeNo, departId } = person
  const path = { relationId: relation.id }
  if (name === 'OTHERS_PASSWORD') {
    await administrator.ok('resetUserPassword', { path: { id }, body: { password: PASSWORD } })
    return { caller: await ground.signIn(person.email), path }
  }
  if (name === 'SIGN_ON_LATER') return { caller: await signedOn(ground, person.email), path }
  const email = ground.newEmail()
  await administrator.ok('updateEmployee', { body: { id, displayName, employeeNo, departId, email } })
  return { caller: ground.visitor({ authorization: `Bearer ${await round.link(id)}` }), path }
}

async function readShut(ground: Ground, name: Shut) {
  const { caller, path } = await shut(ground, name)
  return caller.call('getFeedbackTask', { path })
}

async function saveShut(ground: Ground, name: Shut) {
  const { caller, path } = await shut(ground, name)
  return caller.call('saveFeedbackDraft', { path, body: { answers: [] } })
}

async function sendShut(ground: Ground, name: Shut) {
  const { caller, path } = await shut(ground, name)
  return caller.call('submitFeedback', { path, body: { answers: [] } })
}

const missing = { relationId: MISSING }

export const answers: Provocations<'answers'> = {
  getFeedbackTask: {
    OTHERS_PASSWORD: (ground) => readShut(ground, 'OTHERS_PASSWORD'),
    OTHERS_ADDRESS: (ground) => readShut(ground, 'OTHERS_ADDRESS'),
    SIGN_ON_LATER: (ground) => readShut(ground, 'SIGN_ON_LATER'),
    NOT_FOUND: async (ground) => (await rater(ground)).caller.call('getFeedbackTask', { path: missing }),
    ALREADY_SUBMITTED: async (ground) => {
      const { caller, path } = await sent(ground)
      return caller.call('getFeedbackTask', { path })
    },
    ANSWERING_PAUSED: async (ground) => {
      const { caller, path } = await paused(ground)
      return caller.call('getFeedbackTask', { path })
    },
  },
  saveFeedbackDraft: {
    OTHERS_PASSWORD: (ground) => saveShut(ground, 'OTHERS_PASSWORD'),
    OTHERS_ADDRESS: (ground) => saveShut(ground, 'OTHERS_ADDRESS'),
    SIGN_ON_LATER: (ground) => saveShut(ground, 'SIGN_ON_LATER'),
    NOT_FOUND: async (ground) =>
      (await rater(ground)).caller.call('saveFeedbackDraft', { path: missing, body: { answers: [] } }),
    ALREADY_SUBMITTED: async (ground) => {
      const { caller, path } = await sent(ground)
      return caller.call('saveFeedbackDraft', { path, body: { answers: [] } })
    },
    ANSWERING_PAUSED: async (ground) => {
      const { caller, path } = await paused(ground)
      return caller.call('saveFeedbackDraft', { path, body: { answers: [] } })
    },
    ANSWER_INVALID: async (ground) => {
      const { caller, path } = await rater(ground)
      return caller.call('saveFeedbackDraft', { path, body: STRANGE })
    },
  },
  submitFeedback: {
    OTHERS_PASSWORD: (ground) => sendShut(ground, 'OTHERS_PASSWORD'),
    OTHERS_ADDRESS: (ground) => sendShut(ground, 'OTHERS_ADDRESS'),
    SIGN_ON_LATER: (ground) => sendShut(ground, 'SIGN_ON_LATER'),
    NOT_FOUND: async (ground) =>
      (await rater(ground)).caller.call('submitFeedback', { path: missing, body: { answers: [] } }),
    ANSWERING_PAUSED: async (ground) => {
      const { caller, path } = await paused(ground)
      return caller.call('submitFeedback', { path, body: { answers: [] } })
    },
    DRAFT_CHANGED: async (ground) => {
      const { caller, path } = await rater(ground)
      const { paper } = await caller.ok('getFeedbackTask', { path })
      const questions = paper.pages.flatMap((page) => page.questions)
      const answers = questions.flatMap(({ id, type }) =>
        type === 'DAN_XUAN' ? [{ questionId: id, optionIds: [1] }] : [],
      )
      await caller.ok('saveFeedbackDraft', { path, body: { answers: answers.slice(0, 1) } })
      return caller.call('submitFeedback', { path, body: { answers, unsaved: [] } })
    },
    ANSWER_INVALID: async (ground) => {
      const { caller, path } = await rater(ground)
      return caller.call('submitFeedback', { path, body: STRANGE })
    },
  },
}
