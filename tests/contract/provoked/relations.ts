import { manyRelations } from './bulk.ts'
import { type Ground, MISSING } from './ground.ts'
import type { Provocation, Provocations } from './provocation.ts'

/** The path of a collecting questionnaire's round, and its first evaluatee with all his raters. */
async function collecting({ round }: Ground) {
  const { questionnaireId: id, evaluatees, relations } = await round()
  const [evaluatee] = evaluatees
  if (evaluatee === undefined) throw new Error('a round without evaluatees')
  const own = relations.filter(({ evaluateeId }) => evaluateeId === evaluatee.id)
  const valuers = own.map(({ raterId, levelId }) => ({ valuerId: raterId, levelId }))
  return { path: { id }, evaluatee, valuers }
}

/** A form that was sent, with the path of its questionnaire. */
async function sent(ground: Ground) {
  const { relation } = await ground.answered(1)
  return { path: { id: relation.questionnaireId }, relation }
}

/** An anonymous round in which a peer has sent a form about an evaluatee, and somebody who comes too late to that level. */
async function begun(ground: Ground) {
  const round = await ground.round({ type: 2, ratersPerLevel: { sameLevel: 2 } })
  const { caller, relation } = await ground.rater(round)
  await caller.ok('submitFeedback', { path: { relationId: relation.id }, body: { answers: round.answers() } })
  const { employeeId: newcomer } = await ground.administrator.ok('getCurrentUser')
  const { evaluateeId, levelId } = relation
  return { round, path: { id: round.questionnaireId }, evaluateeId, levelId, newcomer }
}

/** Puts the evaluatee and the newcomer into one department, where they are peers. */
async function bindLate(ground: Ground) {
  const { round, path, evaluateeId, newcomer } = await begun(ground)
  const { id: departmentId } = await ground.administrator.ok('createDepartment', {
    body: { name: `同部门 ${path.id}` },
  })
  const evaluatee = round.evaluatees.find(({ id }) => id === evaluateeId)
  await ground.testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set({ departmentId })
      .where('enterpriseId', '=', round.enterpriseId)
      .where('id', 'in', [evaluatee?.employeeId ?? 0, newcomer])
      .execute(),
  )
  const body = { participantLevelCodes: ['sameLevel' as const] }
  return ground.administrator.call('autobindParticipants', { path, body })
}

/** The path of a draft and its levels. */
async function levelsOf({ administrator, draft }: Ground) {
  const { id } = await draft()
  const path = { id }
  return { path, levels: await administrator.ok('listRelationLevels', { path }) }
}

const addsNobody = { valuerIds: [], evaluateeIds: [], addType: 1 as const, isSyncAll: false, isExcludeEvaluatee: true }

type Levels =
  | 'createRelationLevel'
  | 'updateRelationLevel'
  | 'deleteRelationLevel'
  | 'setLevelWeight'
  | 'setLevelWeights'

const levels: Pick<Provocations<'relations'>, Levels> = {
  createRelationLevel: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('createRelationLevel', {
        path: await ground.finished(),
        body: { levelName: '客户', open: true },
      }),
    NAME_TAKEN: async ({ administrator, draft }) => {
      const { id } = await draft()
      const input = { path: { id }, body: { levelName: '客户', open: true as const } }
      await administrator.ok('createRelationLevel', input)
      return administrator.call('createRelationLevel', input)
    },
  },
  updateRelationLevel: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('updateRelationLevel', {
        path: await ground.finished(),
        body: { levelId: MISSING, open: false },
      }),
    NAME_TAKEN: async ({ administrator, draft }) => {
      const { id } = await draft()
      const path = { id }
      const make = (levelName: string) =>
        administrator.ok('createRelationLevel', { path, body: { levelName, open: true } })
      await make('客户')
      const { levelId } = await make('供应商')
      return administrator.call('updateRelationLevel', { path, body: { levelId, levelName: '客户' } })
    },
  },
  deleteRelationLevel: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('deleteRelationLevel', { path: { ...(await ground.finished()), levelId: MISSING } }),
  },
  setLevelWeight: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('setLevelWeight', {
        path: await ground.finished(),
        body: { levelId: MISSING, weight: 1 },
      }),
    WEIGHTS_NOT_100: async (ground) => {
      const { path, levels: there } = await levelsOf(ground)
      const [first, second] = there.map(({ levelId }) => ({ levelId, weight: 60 }))
      if (first === undefined || second === undefined) throw new Error('a questionnaire with fewer than two levels')
      await ground.administrator.ok('setLevelWeight', { path, body: first })
      return ground.administrator.call('setLevelWeight', { path, body: second })
    },
  },
  setLevelWeights: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('setLevelWeights', {
        path: await ground.finished(),
        body: { weights: [{ levelId: MISSING, weight: 1 }] },
      }),
    WEIGHTS_NOT_100: async (ground) => {
      const { path, levels: there } = await levelsOf(ground)
      const weights = there.map(({ levelId }) => ({ levelId, weight: 1 }))
      return ground.administrator.call('setLevelWeights', { path, body: { weights } })
    },
  },
}

const unlicensedUpdate: Provocation = async (ground) => {
  const { path, evaluatee, valuers } = await collecting(ground)
  const [rater] = valuers
  if (rater === undefined) throw new Error('an evaluatee without raters')
  const body = { ...addsNobody, levelId: rater.levelId, evaluateeIds: [evaluatee.id] }
  return ground.unlicensed(() => ground.administrator.call('updateParticipants', { path, body }))
}

export const relations: Provocations<'relations'> = {
  ...manyRelations,
  ...levels,
  addEvaluatees: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('addEvaluatees', { path: await ground.finished(), body: { employeeIds: [MISSING] } }),
    LICENCE_EXCEEDED: async (ground) => {
      const { path } = await collecting(ground)
      const { employeeId } = await ground.administrator.ok('getCurrentUser')
      const body = { employeeIds: [employeeId] }
      return ground.unlicensed(() => ground.administrator.call('addEvaluatees', { path, body }))
    },
  },
  removeEvaluatee: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('removeEvaluatee', { path: { ...(await ground.finished()), evaluateeId: MISSING } }),
    ALREADY_SENT: async (ground) => {
      const { path, relation } = await sent(ground)
      return ground.administrator.call('removeEvaluatee', { path: { ...path, evaluateeId: relation.evaluateeId } })
    },
  },
  saveEvaluateeRaters: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('saveEvaluateeRaters', {
        path: await ground.finished(),
        body: { evaluateeId: MISSING, valuers: [] },
      }),
    ALREADY_SENT: async (ground) => {
      const { path, relation } = await sent(ground)
      const body = { evaluateeId: relation.evaluateeId, valuers: [] }
      return ground.administrator.call('saveEvaluateeRaters', { path, body })
    },
    LICENCE_EXCEEDED: async (ground) => {
      const { path, evaluatee, valuers } = await collecting(ground)
      const body = { evaluateeId: evaluatee.id, valuers }
      return ground.unlicensed(() => ground.administrator.call('saveEvaluateeRaters', { path, body }))
    },
    NEWCOMERS_REFUSED: async (ground) => {
      const { round, path, evaluateeId, levelId, newcomer } = await begun(ground)
      const own = round.relations.filter((relation) => relation.evaluateeId === evaluateeId)
      const valuers = own.map(({ raterId, levelId: on }) => ({ valuerId: raterId, levelId: on }))
      const body = { evaluateeId, valuers: [...valuers, { valuerId: newcomer, levelId }] }
      return ground.administrator.call('saveEvaluateeRaters', { path, body })
    },
  },
  updateParticipants: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('updateParticipants', {
        path: await ground.finished(),
        body: { ...addsNobody, levelId: MISSING },
      }),
    LICENCE_EXCEEDED: unlicensedUpdate,
    NEWCOMERS_REFUSED: async (ground) => {
      const { path, evaluateeId, levelId, newcomer } = await begun(ground)
      const body = { ...addsNobody, levelId, valuerIds: [newcomer], evaluateeIds: [evaluateeId] }
      return ground.administrator.call('updateParticipants', { path, body })
    },
  },
  autobindParticipants: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('autobindParticipants', {
        path: await ground.finished(),
        body: { participantLevelCodes: ['self'] },
      }),
    LICENCE_EXCEEDED: async (ground) => {
      const { path } = await collecting(ground)
      const body = { participantLevelCodes: ['self' as const] }
      return ground.unlicensed(() => ground.administrator.call('autobindParticipants', { path, body }))
    },
    NEWCOMERS_REFUSED: bindLate,
  },
  deleteParticipants: {
    NOT_EDITABLE: async (ground) =>
      ground.administrator.call('deleteParticipants', {
        path: await ground.finished(),
        body: { participantRelationIds: [] },
      }),
    ALREADY_SENT: async (ground) => {
      const { path, relation } = await sent(ground)
      return ground.administrator.call('deleteParticipants', { path, body: { participantRelationIds: [relation.id] } })
    },
  },
}
