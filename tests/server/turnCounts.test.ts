/** The counts kept beside a questionnaire's turns are those of its rows, whatever was done, by one or by many at once. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLevels, updateLevel } from '../../server/records/questionnaire/levels.ts'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { listEvaluatees } from '../../server/records/turns/evaluatees.ts'
import { insertRelations, readRelations } from '../../server/records/turns/relations.ts'
import { bothCounts } from './bothCounts.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { addOrganisation, PEOPLE } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

afterAll(async () => {
  await testApp.close()
})

const STEPS = {
  add: (round: Collecting, chosen: number) => {
    const employeeIds = [PEOPLE.sales, PEOPLE.works, [PEOPLE.chief]][chosen % 3] ?? []
    return administrator.call('addEvaluatees', { path: pathOf(round), body: { employeeIds } })
  },
  bind: (round: Collecting) => {
    const participantLevelCodes = ['superior' as const, 'sameLevel' as const, 'self' as const]
    return administrator.call('autobindParticipants', { path: pathOf(round), body: { participantLevelCodes } })
  },
  remove: async (round: Collecting, chosen: number) => {
    const { id } = pick(await evaluateesOf(round), chosen)
    return administrator.call('removeEvaluatee', { path: { ...pathOf(round), evaluateeId: id } })
  },
  raters: async (round: Collecting, chosen: number) => {
    const { id } = pick(await evaluateesOf(round), chosen)
    const level = pick(
      round.levels.filter(({ type }) => type !== 'self'),
      chosen,
    )
    const valuers = round.raters.slice(chosen % 4).map((one) => ({ valuerId: one.employeeId, levelId: level.id }))
    return administrator.call('saveEvaluateeRaters', { path: pathOf(round), body: { evaluateeId: id, valuers } })
  },
  level: async (round: Collecting, chosen: number) => {
    const { id, open } = pick(await levelsOf(round), chosen)
    return administrator.call('updateRelationLevel', { path: pathOf(round), body: { levelId: id, open: open === 0 } })
  },
  fewer: async (round: Collecting, chosen: number) => {
    const turns = await turnsOf(round)
    const { evaluateeId } = pick(turns, chosen)
    const [, ...others] = turns.filter((turn) => turn.evaluateeId === evaluateeId)
    const valuers = others.map(({ raterId, levelId }) => ({ valuerId: raterId, levelId }))
    return administrator.call('saveEvaluateeRaters', { path: pathOf(round), body: { evaluateeId, valuers } })
  },
  ownLevel: async (round: Collecting, chosen: number) => {
    const path = pathOf(round)
    const made = await administrator.call('createRelationLevel', {
      path,
      body: { levelName: `own ${chosen}`, open: true },
    })
    if (made.returnCode !== 0) return made
    const { levelId } = made.result
    const { id } = pick(await evaluateesOf(round), chosen)
    const valuers = round.raters.map((one) => ({ valuerId: one.employeeId, levelId }))
    await administrator.call('saveEvaluateeRaters', { path, body: { evaluateeId: id, valuers } })
    await expectKept('raters on an own level')
    return administrator.call('deleteRelationLevel', { path: { ...path, levelId } })
  },
  publish: (round: Collecting) => administrator.call('publishQuestionnaire', { path: pathOf(round) }),
  submit: async (round: Collecting, chosen: number) => send(round, pick(await turnsOf(round), chosen)),
  submitTogether: async (round: Collecting, chosen: number) => {
    const turns = (await turnsOf(round)).slice(chosen % 3, 8 + (chosen % 3))
    const answers = await Promise.all(turns.map((turn) => send(round, turn)))
    return answers.find(({ returnCode }) => returnCode === 0) ?? { returnCode: -1 }
  },
  /** Forms are sent while an administrator withdraws others and adds people. */
  mixed: async (round: Collecting, chosen: number) => {
    const all = await Promise.all([
      STEPS.submitTogether(round, chosen),
      STEPS.cancel(round, chosen),
      STEPS.add(round, chosen),
      STEPS.bind(round),
    ])
    return { returnCode: all.every(({ returnCode }) => returnCode === 0) ? 0 : -1 }
  },
  cancel: async (round: Collecting, chosen: number) => {
    const { id } = pick(await turnsOf(round), chosen)
    return administrator.call('bulkCancelAnswers', { path: pathOf(round), body: { ids: [id], reason: 'x' } })
  },
  cancelAll: async (round: Collecting, chosen: number) => {
    const { evaluateeId } = pick(await turnsOf(round), chosen)
    const turns = (await turnsOf(round)).filter((turn) => turn.evaluateeId === evaluateeId)
    const body = { ids: turns.map(({ id }) => id), reason: 'x' }
    return administrator.call('bulkCancelAnswers', { path: pathOf(round), body })
  },
  disable: (round: Collecting, chosen: number) =>
    administrator.call('disableUser', { query: { uid: String(pick(round.raters, chosen).employeeId) } }),
  copy: (round: Collecting) =>
    administrator.call('copyQuestionnaire', {
      path: pathOf(round),
      body: { data: { paper: true, dimensions: true, settings: true, relations: true } },
    }),
  finish: (round: Collecting) => administrator.call('finishQuestionnaire', { path: pathOf(round) }),
  delete: (round: Collecting) => administrator.call('deleteQuestionnaire', { path: pathOf(round) }),
  restore: (round: Collecting) => administrator.call('restoreQuestionnaire', { path: pathOf(round) }),
}

type Step = { step: keyof typeof STEPS; chosen: number }

const pathOf = ({ questionnaireId }: Collecting) => ({ id: questionnaireId })

class NothingThere extends Error {}

function pick<T>(items: readonly T[], chosen: number): T {
  const item = items[chosen % items.length]
  if (item === undefined) throw new NothingThere()
  return item
}

function evaluateesOf({ enterpriseId, questionnaireId }: Collecting) {
  return testApp.database.read((db) => listEvaluatees(db, enterpriseId, questionnaireId))
}

function levelsOf({ enterpriseId, questionnaireId }: Collecting) {
  return testApp.database.read((db) => listLevels(db, enterpriseId, questionnaireId))
}

function turnsOf({ enterpriseId, questionnaireId }: Collecting) {
  return readRelations(testApp.database, enterpriseId, questionnaireId)
}

async function send(round: Collecting, { id, raterId }: { id: number; raterId: number }) {
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(raterId)}` })
  return rater.call('submitFeedback', { path: { relationId: id }, body: { answers: round.answers() } })
}

async function expectKept(after: string) {
  const { kept, anew } = await bothCounts(testApp)
  expect(kept, after).toEqual(anew)
}

const done = new Set<string>()

async function play(type: 1 | 2, steps: readonly Step[]) {
  const round = await createCollecting(testApp, { type, evaluatees: 3, processStatus: 20 })
  await testApp.database.write((db) => keepCounts(db, round.enterpriseId, round.questionnaireId))
  for (const { step, chosen } of steps) {
    const { returnCode } = await STEPS[step](round, chosen).catch((error) => {
      if (error instanceof NothingThere) return { returnCode: -1 }
      throw error
    })
    if (returnCode === 0) done.add(step)
    await expectKept(`${step} ${chosen} answered ${returnCode}`)
  }
}

const LIFE: Step[] = (
  [
    ...[
      ['fewer', 0],
      ['add', 0],
      ['remove', 6],
      ['raters', 0],
      ['ownLevel', 1],
      ['level', 2],
      ['level', 2],
      ['bind', 0],
      ['remove', 1],
    ],
    ...[
      ['level', 2],
      ['copy', 0],
      ['publish', 0],
      ['submit', 0],
      ['mixed', 2],
      ['submitTogether', 1],
      ['submitTogether', 2],
    ],
    ...[
      ['cancel', 0],
      ['cancel', 9],
      ['add', 1],
      ['bind', 0],
      ['cancelAll', 12],
      ['raters', 2],
      ['disable', 1],
    ],
    ...[
      ['submit', 14],
      ['delete', 0],
      ['restore', 0],
      ['finish', 0],
      ['cancel', 1],
      ['cancel', 2],
      ['cancelAll', 5],
    ],
    ...[
      ['copy', 0],
      ['delete', 0],
      ['restore', 0],
    ],
  ] as [Step['step'], number][]
).map(([step, chosen]) => ({ step, chosen }))

const BEFORE = ['add', 'bind', 'raters', 'fewer', 'remove', 'level', 'ownLevel', 'copy'] as const
const LATER = [
  ...BEFORE,
  'submit',
  'submitTogether',
  'mixed',
  'cancel',
  'cancelAll',
  'disable',
  'delete',
  'restore',
] as const

/** Some changes before the start, then many things in any order, some after the finish. */
const lives = () => {
  const some = (steps: readonly Step['step'][], maxLength: number) =>
    fc.array(fc.record({ step: fc.constantFrom(...steps), chosen: fc.nat(40) }), { maxLength })
  const one = (step: Step['step']) => fc.constant<Step[]>([{ step, chosen: 0 }])
  return fc
    .tuple(some(BEFORE, 6), one('add'), one('bind'), one('publish'), some(LATER, 14), one('finish'), some(LATER, 4))
    .map((parts) => parts.flat())
}

test('kept counts are those of the rows after every step of drawn lives of rounds', { timeout: 300_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.constantFrom<1 | 2>(1, 2), lives(), play), {
    seed: 20_261_125,
    numRuns: 12,
    endOnFailure: true,
    examples: [
      [1, LIFE],
      [2, LIFE],
    ],
  })
  expect(Object.keys(STEPS).filter((step) => !done.has(step))).toEqual([])
})

test('a turn on a closed level is added for nobody', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, processStatus: 20 })
  const { enterpriseId, questionnaireId, evaluatees, levels } = round
  const levelId = levels.find(({ type }) => type === 'subordinate')?.id ?? 0
  const turn = { evaluateeId: evaluatees[0]?.id ?? 0, raterId: 1, levelId }
  const added = await testApp.database.write(async (db) => {
    await updateLevel(db, enterpriseId, questionnaireId, levelId, { open: 0 })
    await keepCounts(db, enterpriseId, questionnaireId)
    const row = { enterpriseId, questionnaireId, id: 1, ...turn, counted: 1 as const, submittedDay: null }
    return insertRelations(db, [{ ...row, status: 'waiting' }])
  })
  expect(added).toEqual([{ evaluateeId: turn.evaluateeId, levelId }])
  await expectKept('a turn on a closed level')
})

test('who adds or removes people or raters changes what is kept, and counts nothing anew', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 3, processStatus: 20 })
  const { enterpriseId, questionnaireId } = round
  const columns = ['evaluatees', 'rated', 'invited', 'submitted'] as const
  await testApp.database.write(async (db) => {
    await keepCounts(db, enterpriseId, questionnaireId)
    // No count of the rows would bring this about.
    const more = Object.fromEntries(columns.map((column) => [column, sql<number>`${sql.ref(column)} + 1000`]))
    await db.updateTable('turnCount').set(more).where('questionnaireId', '=', questionnaireId).execute()
  })
  for (const step of ['add', 'bind', 'fewer', 'remove', 'disable'] as const) {
    expect(await STEPS[step](round, 1)).toMatchObject({ returnCode: 0 })
    const { kept, anew } = await bothCounts(testApp)
    const [ours, rows] = [kept, anew].map((all) => new Map(all).get(questionnaireId))
    expect(
      columns.map((column) => (ours?.[column] ?? 0) - (rows?.[column] ?? 0)),
      step,
    ).toEqual([1000, 1000, 1000, 1000])
  }
})
