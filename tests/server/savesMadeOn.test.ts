/** Two people, one page: whoever saves over a change made in between is refused, when it says what it was made on. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const STALE = { returnCode: 2034, status: 409 }

let testApp: TestApp
let administrator: Visitor
let path: { id: number }

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  path = { id: (await administrator.ok('createQuestionnaire', { body: {} })).id }
})

afterAll(async () => {
  await testApp.close()
})

/** Eight saves at the same moment, every connection of the pool open before, so that the calls really meet. */
async function codesOf(save: (turn: number) => Promise<{ returnCode: number }>) {
  const turns = [1, 2, 3, 4, 5, 6, 7, 8]
  await Promise.all(turns.map(() => testApp.database.write((db) => db.selectFrom('user').select('id').execute())))
  return (await Promise.all(turns.map(async (turn) => (await save(turn)).returnCode))).sort()
}

const ONE_OF_EIGHT = [0, ...Array(7).fill(STALE.returnCode)]

describe('the weights of the dimensions', () => {
  let ids: number[]

  beforeEach(async () => {
    ids = []
    for (const name of ['甲', '乙']) {
      ids.push((await administrator.ok('createDimension', { path, body: { name } })).id)
    }
  })

  const read = async () =>
    (await administrator.ok('listDimensions', { path })).map(({ id, weight }) => ({ id, weight }))
  const weightsOf = (...weights: (number | null)[]) => ids.map((id, index) => ({ id, weight: weights[index] ?? null }))
  const save = (weights: ReturnType<typeof weightsOf>, before?: ReturnType<typeof weightsOf>) =>
    administrator.call('setDimensionWeights', { path, body: { weights, ...(before && { before }) } })

  test.each([
    {
      name: 'others were weighed',
      change: () => save(weightsOf(60, 40)),
      want: () => weightsOf(60, 40),
    },
    {
      name: 'one was removed, though its weight is saved as well',
      change: () => administrator.ok('deleteDimension', { path: { ...path, dimensionId: ids[1] ?? 0 } }),
      want: () => weightsOf(null).slice(0, 1),
    },
  ])('are kept when $name in between', async ({ change, want }) => {
    const before = await read()
    await change()
    expect(await save(weightsOf(10, 90), before)).toMatchObject(STALE)
    expect(await read()).toEqual(want())
    const now = await read()
    const all = now.length === 2 ? weightsOf(10, 90) : weightsOf(100).slice(0, 1)
    expect((await save(all, now)).returnCode).toBe(0)
    expect(await read()).toEqual(all)
  })

  test('are kept when another came in between', async () => {
    const before = await read()
    ids.push((await administrator.ok('createDimension', { path, body: { name: '丙' } })).id)
    expect(await save(weightsOf(10, 90).slice(0, 2), before)).toMatchObject(STALE)
  })

  test('go over other names and bindings, and over everything where nothing is said of before', async () => {
    const before = await read()
    await administrator.ok('updateDimension', { path, body: { id: ids[0] ?? 0, name: '新名' } })
    expect((await save(weightsOf(12.5, 87.5), before)).returnCode).toBe(0)
    expect((await save(weightsOf(30, 70))).returnCode).toBe(0)
    expect(await read()).toEqual(weightsOf(30, 70))
  })

  test('leave a name that somebody else changed meanwhile; one that is told nothing overwrites', async () => {
    const [first] = await administrator.ok('listDimensions', { path })
    const { id, name } = first ?? { id: 0, name: '' }
    const rename = (to: string, before?: string) =>
      administrator.call('updateDimension', { path, body: { id, name: to, ...(before !== undefined && { before }) } })
    expect((await rename('甲一', name)).returnCode).toBe(0)
    expect(await rename('甲二', name)).toMatchObject(STALE)
    expect((await administrator.ok('listDimensions', { path }))[0]?.name).toBe('甲一')
    expect((await rename('甲二', '甲一')).returnCode).toBe(0)
    expect((await rename('甲三')).returnCode).toBe(0)
  })

  test('are saved by one of several at the same moment', async () => {
    const before = await read()
    expect(await codesOf((turn) => save(weightsOf(turn, 100 - turn), before))).toEqual(ONE_OF_EIGHT)
  })
})

describe('the relation levels', () => {
  const read = () => administrator.ok('listRelationLevels', { path })
  const save = (body: { levels: { levelId: number; levelName?: string; weight?: number; open?: boolean }[] }) => ({
    on: (before: Awaited<ReturnType<typeof read>>) =>
      administrator.call('saveRelationLevels', { path, body: { ...body, before } }),
    anyhow: () => administrator.ok('saveRelationLevels', { path, body }),
  })

  test.each([
    { name: 'renamed', change: { levelName: '上司' } },
    { name: 'closed', change: { open: false } },
  ])('are kept when one was $name in between', async ({ change }) => {
    const before = await read()
    const [first = 0, second = 0] = before.map(({ levelId }) => levelId)
    const now = await save({ levels: [{ levelId: first, ...change }] }).anyhow()
    const mine = save({ levels: [{ levelId: second, levelName: '同事' }] })
    expect(await mine.on(before)).toMatchObject(STALE)
    expect(await read()).toEqual(now)
    expect((await mine.on(now)).returnCode).toBe(0)
    expect(await read()).toEqual(
      now.map((level) => (level.levelId === second ? { ...level, levelName: '同事' } : level)),
    )
  })

  test('are kept when they were weighed, one was added or removed in between', async () => {
    const first = await read()
    const weights = first.map(({ levelId }, index) => ({ levelId, weight: [20, 30, 50, 0][index] ?? 0 }))
    const mine = save({ levels: [{ levelId: first[0]?.levelId ?? 0, open: true }] })
    await save({ levels: weights }).anyhow()
    expect(await mine.on(first)).toMatchObject(STALE)
    const weighed = await read()
    const { levelId } = await administrator.ok('createRelationLevel', { path, body: { levelName: '客户', open: true } })
    expect(await mine.on(weighed)).toMatchObject(STALE)
    const added = await read()
    await administrator.ok('deleteRelationLevel', { path: { ...path, levelId } })
    expect(await mine.on(added)).toMatchObject(STALE)
    expect(await read()).toEqual(weighed)
  })

  test('are saved by one of several at the same moment', async () => {
    const before = await read()
    const levelId = before[0]?.levelId ?? 0
    const codes = await codesOf((turn) => save({ levels: [{ levelId, levelName: `第${turn}` }] }).on(before))
    expect(codes).toEqual(ONE_OF_EIGHT)
  })
})

describe('a mail template', () => {
  const read = () => administrator.ok('listEmailTemplates', { path })
  async function remindOf() {
    const found = (await read()).find(({ emailType }) => emailType === 'remind')
    if (found === undefined) throw new Error('a questionnaire without a reminder')
    return found
  }
  type Template = Awaited<ReturnType<typeof remindOf>>
  const save = (template: Template, { title, content }: Template) =>
    administrator.call('saveEmailTemplate', { path, body: { ...template, before: { title, content } } })

  test('is kept when it was changed in between, whether it was the built-in one or not', async () => {
    let before = await remindOf()
    for (const name of ['甲', '乙']) {
      const theirs = { ...before, title: `${name}改的` }
      await administrator.ok('saveEmailTemplate', { path, body: theirs })
      expect(await save({ ...before, content: `${name}：{link}` }, before)).toMatchObject(STALE)
      expect(await remindOf()).toEqual(theirs)
      before = theirs
    }
    expect(await save({ ...before, title: '最后' }, before)).toMatchObject({
      returnCode: 0,
      result: { ...before, title: '最后' },
    })
  })

  test('minds no other template', async () => {
    const before = await remindOf()
    await administrator.ok('saveEmailTemplate', { path, body: { ...before, emailType: 'invite', title: '邀请' } })
    expect((await save({ ...before, title: '提醒' }, before)).returnCode).toBe(0)
  })

  test('is saved by one of several at the same moment', async () => {
    const before = await remindOf()
    expect(await codesOf((turn) => save({ ...before, title: `第${turn}` }, before))).toEqual(ONE_OF_EIGHT)
  })
})
