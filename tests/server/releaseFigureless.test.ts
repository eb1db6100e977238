/** Reports that tell their person no score of others: the plan of a release names them, and a release can pass over them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

/** About whom, by place: seen by peers; by nobody but themselves; by nobody; by peers who could observe nothing; by two subordinates alone. */
const SEEN = 0
const FIGURELESS = [1, 2, 3, 4]

async function unableThroughout(round: Collecting, evaluatee: number): Promise<void> {
  const answers = round.answers().map(({ questionId, ...given }) => {
    return given.text === undefined ? { questionId, unable: true } : { questionId, text: 'seen from afar' }
  })
  for (const turn of turnsOf(round, evaluatee, 'sameLevel')) {
    const rater = given.testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
    await rater.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
  }
}

async function over(type: 1 | 2): Promise<Collecting> {
  const round = await given.results.worked({ type, evaluatees: 5, setting: { scoreFloor: 3, allowUnable: true } })
  await given.results.answerLevel(round, SEEN, 'sameLevel', [3, 4, 3])
  await given.results.answerLevel(round, 1, 'self', [5])
  await unableThroughout(round, 3)
  await given.results.answerLevel(round, 4, 'subordinate', [2, 2])
  await given.results.finish(round)
  return round
}

const employeeIdsOf = ({ evaluatees }: Collecting, places: readonly number[]) =>
  places.map((place) => evaluatees[place]?.employeeId ?? 0)

describe.each([1, 2] as const)('of a round of type %i', (type) => {
  let round: Collecting
  beforeAll(async () => {
    round = await over(type)
  })
  const planOf = (body: object) => given.administrator.ok('planReleases', { path: { id: round.questionnaireId }, body })
  const named = async (body: object) => (await planOf(body)).withoutFigures.map(({ employeeId }) => employeeId)

  test('the plan names them by what their readers may see, whether a filter or ids choose them', async () => {
    const plan = await planOf({ filter: {}, expectedCount: 5 })
    expect(plan.count).toBe(5)
    expect(plan.withoutFigures).toEqual(
      employeeIdsOf(round, FIGURELESS).map((employeeId, index) => ({
        employeeId,
        name: round.evaluatees[FIGURELESS[index] ?? 0]?.name,
        // Other rounds' evaluatees of these tests bear the same names.
        nameMark: expect.any(String),
      })),
    )
    // Whom a release without them reaches is told beside it, by what is told of all.
    const reached = await planOf({ ids: employeeIdsOf(round, [SEEN]) })
    expect(plan.withFigures).toEqual({
      count: 1,
      replaced: 0,
      superiors: reached.superiors,
      withoutMail: reached.withoutMail,
    })
    expect(await named({ ids: employeeIdsOf(round, [SEEN, 2]) })).toEqual(employeeIdsOf(round, [2]))
    expect(await named({ ids: employeeIdsOf(round, [SEEN]) })).toEqual([])
    // Who is no evaluatee is passed over.
    expect(await named({ ids: [round.raters[0]?.employeeId ?? 0] })).toEqual([])
    // What an administrator of a named round sees of two subordinates is not what their superior reads.
    const shown = (await given.results.personalReport(round, 4)).overallPercent !== null
    expect(shown).toBe(type === 1)
  })

  test('so they read what it says: no figure of others, and one where it names nobody', async () => {
    await given.release(round)
    for (const place of [SEEN, ...FIGURELESS]) {
      const reader = await given.evaluatee(round, place)
      const { report } = await reader.ok('getMyReport', { path: pathOf(round, place) })
      const figures = report.dimensions.flatMap(({ othersPercent }) => othersPercent ?? [])
      expect({ place, isEmpty: figures.length === 0 }).toEqual({ place, isEmpty: place !== SEEN })
    }
    await given.withdraw(round, SEEN)
  })

  test('a release that leaves them out passes over them and keeps what was released before', async () => {
    const replaced = async () => {
      const plan = await planOf({ filter: {}, expectedCount: 5 })
      return { ofAll: plan.replaced, withFigures: plan.withFigures.replaced }
    }
    expect(await replaced()).toEqual({ ofAll: FIGURELESS.length, withFigures: 0 })
    const { result } = await given.release(round, { onlyWithFigures: true })
    expect(result).toEqual({ changed: employeeIdsOf(round, [SEEN]), skipped: [], jobId: null })
    const newest = (await given.administrator.ok('listReleases', { path: { id: round.questionnaireId } })).items
    expect(newest.map(({ release }) => [release?.version, release?.withdrawnAt])).toEqual([
      [2, null],
      ...FIGURELESS.map(() => [1, null]),
    ])
    expect(await replaced()).toEqual({ ofAll: 5, withFigures: 1 })
  })

  test('nothing of it is recorded, since no figure is told', async () => {
    const actions = () =>
      given.testApp.database.read((db) =>
        db.selectFrom('auditEvent').select('action').where('objectId', '=', round.questionnaireId).execute(),
      )
    const before = await actions()
    await planOf({ filter: {}, expectedCount: 5 })
    expect(await actions()).toEqual(before)
  })
})

/** Over without an answer, and without the questions of its paper that give a score, of all dimensions or of the first one. */
async function unanswered(type: 1 | 2, where: 'throughout' | 'in one dimension'): Promise<Collecting> {
  const round = await given.results.worked({ type, evaluatees: 1 })
  const dimensions = where === 'throughout' ? round.dimensions : round.dimensions.slice(0, 1)
  const ids = dimensions.flatMap(({ questionIds }) => questionIds)
  await given.testApp.database.write((db) =>
    db
      .deleteFrom('question')
      .where('questionnaireId', '=', round.questionnaireId)
      .where('id', 'in', ids)
      .where('type', '<>', 'WEN_DA')
      .execute(),
  )
  await given.results.finish(round)
  return round
}

describe.each([
  { where: 'throughout', isNamed: false },
  { where: 'in one dimension', isNamed: true },
] as const)('where the paper asks for no score $where, who has none is named and left out: $isNamed', (one) => {
  test.each([1, 2] as const)('of a round of type %i', async (type) => {
    const round = await unanswered(type, one.where)
    const [employeeId = 0] = employeeIdsOf(round, [0])
    const path = { id: round.questionnaireId }
    const body = { filter: {}, expectedCount: 1 }
    const plan = await given.administrator.ok('planReleases', { path, body })
    const named = plan.withoutFigures.map((person) => person.employeeId)
    expect({ named, count: plan.withFigures.count }).toEqual(
      one.isNamed ? { named: [employeeId], count: 0 } : { named: [], count: 1 },
    )
    const { result } = await given.release(round, { onlyWithFigures: true })
    expect(result).toEqual({ changed: one.isNamed ? [] : [employeeId], skipped: [], jobId: null })
  })
})
