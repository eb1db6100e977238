import type { Answer } from '../../../server/demo/caller.ts'
import type { BodyOf } from '../../../server/http/call.ts'
import { type Ground, MISSING, PASSWORD } from './ground.ts'
import type { Provocations } from './provocation.ts'
import { signedOn } from './signOn.ts'

const ALL = { filter: {}, expectedCount: 2 }
const TO_THEM = { ...ALL, toSuperior: false }
const NOTES: BodyOf<'saveOwnNotes'> = { text: '先问再说', aims: [], shared: false, version: 0 }

/** An evaluatee whose report is released, and the path of it. */
async function released(ground: Ground) {
  const { questionnaireId: id, evaluatees, link } = await ground.round({ type: 1, processStatus: 40 })
  const employeeId = evaluatees[0]?.employeeId ?? 0
  const body = { ids: [employeeId], toSuperior: false }
  await ground.administrator.ok('bulkReleaseReports', { path: { id }, body })
  const caller = ground.visitor({ authorization: `Bearer ${await link(employeeId)}` })
  return { caller, path: { id, employeeId }, link }
}

type Shut = 'OTHERS_PASSWORD' | 'OTHERS_ADDRESS' | 'SIGN_ON_LATER'

/** The same who has kept notes and comes by a password, an address or a provider that somebody else set since. */
async function shut(ground: Ground, name: Shut) {
  const { caller, path, link } = await released(ground)
  await caller.ok('saveOwnNotes', { path, body: NOTES })
  const { administrator, testApp } = ground
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  const { id, displayName, employeeNo, departId, email } = await administrator.ok('getEmployee', {
    path: { id: path.employeeId },
  })
  if (name === 'SIGN_ON_LATER') return { caller: await signedOn(ground, email), path }
  if (name === 'OTHERS_PASSWORD') {
    await administrator.ok('resetUserPassword', { path: { id }, body: { password: PASSWORD } })
    return { caller: await ground.signIn(email), path }
  }
  const other = ground.newEmail()
  await administrator.ok('updateEmployee', { body: { id, displayName, employeeNo, departId, email: other } })
  return { caller: ground.visitor({ authorization: `Bearer ${await link(id)}` }), path }
}

const readShut = (name: Shut) => async (ground: Ground) => {
  const { caller, path } = await shut(ground, name)
  return caller.call('getOwnNotes', { path })
}

const saveShut = (name: Shut) => async (ground: Ground) => {
  const { caller, path } = await shut(ground, name)
  return caller.call('saveOwnNotes', { path, body: { ...NOTES, version: 1 } })
}

type OfOne = 'getMyReport' | 'downloadMyReport' | 'prepareMyReport' | 'getOwnNotes'

const missing = (operationId: OfOne) => async (ground: Ground) => {
  const { caller, path } = await released(ground)
  return caller.call(operationId, { path: { ...path, employeeId: MISSING } })
}

/** The ground's server has no PDF build. */
const onPaper = (operationId: 'downloadMyReport' | 'prepareMyReport') => async (ground: Ground) => {
  const { caller, path } = await released(ground)
  return caller.call(operationId, { path })
}

const early = (call: (ground: Ground, id: number) => Promise<Answer<unknown>>) => ({
  NOT_FINISHED: async (ground: Ground) => call(ground, (await ground.round({ type: 1 })).questionnaireId),
  ROUND_CLOSING: async (ground: Ground) => call(ground, (await ground.closing()).questionnaireId),
})

const releaseAll = ({ administrator }: Ground, id: number, body = TO_THEM) =>
  administrator.call('bulkReleaseReports', { path: { id }, body })

const plan = ({ administrator }: Ground, id: number, body = ALL) =>
  administrator.call('planReleases', { path: { id }, body })

const finished = async (ground: Ground) => (await ground.round({ type: 1, processStatus: 40 })).questionnaireId

export const release: Provocations<'release'> = {
  listReleases: early(({ administrator }, id) => administrator.call('listReleases', { path: { id } })),
  bulkReleaseReports: {
    ...early(releaseAll),
    SUPERIOR_NOT_PROMISED: async (ground) =>
      releaseAll(ground, await finished(ground), { ...TO_THEM, toSuperior: true }),
    SELECTION_CHANGED: async (ground) => releaseAll(ground, await finished(ground), { ...TO_THEM, expectedCount: 77 }),
  },
  planReleases: {
    ...early(plan),
    SELECTION_CHANGED: async (ground) => plan(ground, await finished(ground), { ...ALL, expectedCount: 77 }),
  },
  bulkWithdrawReports: {
    SELECTION_CHANGED: async (ground) => {
      const path = { id: await finished(ground) }
      return ground.administrator.call('bulkWithdrawReports', { path, body: { ...ALL, expectedCount: 77 } })
    },
  },
  getMyReport: { NOT_FOUND: missing('getMyReport') },
  downloadMyReport: {
    NOT_FOUND: missing('downloadMyReport'),
    PDF_UNAVAILABLE: onPaper('downloadMyReport'),
  },
  prepareMyReport: { NOT_FOUND: missing('prepareMyReport'), PDF_UNAVAILABLE: onPaper('prepareMyReport') },
  getOwnNotes: {
    NOT_FOUND: missing('getOwnNotes'),
    OTHERS_PASSWORD: readShut('OTHERS_PASSWORD'),
    OTHERS_ADDRESS: readShut('OTHERS_ADDRESS'),
    SIGN_ON_LATER: readShut('SIGN_ON_LATER'),
  },
  saveOwnNotes: {
    NOT_FOUND: async (ground) => {
      const { caller, path } = await released(ground)
      return caller.call('saveOwnNotes', { path: { ...path, employeeId: MISSING }, body: NOTES })
    },
    STALE_VERSION: async (ground) => {
      const { caller, path } = await released(ground)
      return caller.call('saveOwnNotes', { path, body: { ...NOTES, version: 5 } })
    },
    OTHERS_PASSWORD: saveShut('OTHERS_PASSWORD'),
    OTHERS_ADDRESS: saveShut('OTHERS_ADDRESS'),
    SIGN_ON_LATER: saveShut('SIGN_ON_LATER'),
  },
}
