/** anonymity.md R20: raters whose password or address somebody else set since publish do not count towards k. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pass } from './clock.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const DAY = 86_400_000

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>
let round: Collecting
let count = 0
let rounds = 0

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(async () => {
  await testApp.close()
})

/** Four peers who all sent; from three on their means are shown. */
beforeEach(async () => {
  rounds += 1
  round = await results.worked()
  await results.answerWorked(round, 0, [2, 3])
})

const peer = (place: number) => turnsOf(round, 0, 'sameLevel')[place]?.raterId ?? 0
const superior = () => turnsOf(round, 0, 'superior')[0]?.raterId ?? 0

const setPassword = (id: number) =>
  administrator.ok('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })

async function setAddress(id: number) {
  count += 1
  const { displayName, employeeNo, departId } = await administrator.ok('getEmployee', { path: { id } })
  const body = { id, displayName, employeeNo, departId, email: `other${count}@yuanhang.example` }
  await administrator.ok('updateEmployee', { body })
}

/** What the finished report says of the peers: whether they are shown, and their mean of everything in percent. */
async function peers() {
  await results.finish(round)
  const { levels, dimensions, incomplete } = await results.personalReport(round)
  const place = levels.findIndex(({ kind }) => kind === 'sameLevel')
  const means = dimensions.flatMap(({ questions }) => questions.map(({ byLevel }) => byLevel[place] ?? null))
  return { status: levels[place]?.status, means: [...new Set(means)], incomplete }
}

const SHOWN = { status: 'shown', means: [3.5] }
const HIDDEN = { status: 'hidden', means: [null], incomplete: true }

test('nobody’s door was opened: four peers are shown', async () => {
  expect(await peers()).toMatchObject(SHOWN)
})

describe.each([
  { name: 'password', open: setPassword },
  { name: 'address', open: setAddress },
])('somebody else set the $name', ({ open }) => {
  test('of one of four: three others are enough, and all four make the mean', async () => {
    await open(peer(0))
    expect(await peers()).toMatchObject(SHOWN)
  })

  test('of two of four: the two others are too few', async () => {
    for (const place of [0, 3]) await open(peer(place))
    expect(await peers()).toMatchObject(HIDDEN)
  })

  test('of two of four by a clock that is behind: it is since publish all the same', async () => {
    pass(testApp, -5 * DAY)
    for (const place of [0, 3]) await open(peer(place))
    pass(testApp, 5 * DAY)
    expect(await peers()).toMatchObject(HIDDEN)
  })

  test('before the round was published: they count', async () => {
    for (const place of [0, 3]) await open(peer(place))
    const publishedAt = new Date(testApp.clock.now.getTime() + rounds * 1000).toISOString()
    await testApp.database.write((db) =>
      db.updateTable('questionnaire').set({ publishedAt }).where('id', '=', round.questionnaireId).execute(),
    )
    expect(await peers()).toMatchObject(SHOWN)
  })

  test('of somebody on a level that hides nobody: it is shown all the same', async () => {
    await open(superior())
    await results.finish(round)
    const { levels } = await results.personalReport(round)
    expect(levels.find(({ kind }) => kind === 'superior')).toMatchObject({ status: 'shown', raterCount: '1' })
  })
})
