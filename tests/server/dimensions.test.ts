import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let id: number
let questionIds: number[]

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  id = (await administrator.ok('createQuestionnaire', { body: {} })).id
  const questions = [1, 2, 3].map((index) => ({
    id: 0,
    index,
    type: 'DA_FEN' as const,
    data: '{"title":"t"}',
    config: '',
  }))
  const pages = [{ id: 0, index: 1, questions }]
  const paper = await administrator.ok('savePaper', { path: { id }, body: { title: 'T', summary: '', pages } })
  questionIds = paper.pages.flatMap((page) => page.questions.map((question) => question.id))
})

afterAll(async () => {
  await testApp.close()
})

const create = (name: string) => administrator.ok('createDimension', { path: { id }, body: { name } })

test('dimensions are added at the end, renamed and removed, their questions set free', async () => {
  const first = await create(' 沟通 ')
  const second = await create('协作')
  expect(first).toEqual({ id: first.id, name: '沟通', weight: null, questionCount: 0 })
  const relations = questionIds.map((questionId, index) => ({
    questionId,
    dimensionId: index < 2 ? first.id : second.id,
  }))
  expect(await administrator.ok('bindDimensionQuestions', { path: { id }, body: { relations } })).toEqual(relations)
  const renamed = await administrator.ok('updateDimension', { path: { id }, body: { id: first.id, name: '表达' } })
  expect(renamed).toEqual({ id: first.id, name: '表达', weight: null, questionCount: 2 })
  expect((await administrator.ok('getQuestionnaire', { path: { id } })).invalidDatas.slice(0, 3)).toEqual([
    { dataType: 10, valid: true },
    { dataType: 20, valid: true },
    { dataType: 11, valid: true },
  ])
  await administrator.ok('deleteDimension', { path: { id, dimensionId: first.id } })
  expect(await administrator.ok('listDimensionQuestions', { path: { id } })).toEqual(relations.slice(2))
  expect(await administrator.ok('listDimensions', { path: { id } })).toEqual([{ ...second, questionCount: 1 }])
  const info = await administrator.ok('getQuestionnaire', { path: { id } })
  expect(info).toMatchObject({
    hasDimensionReport: true,
    invalidDatas: [{}, {}, { dataType: 11, valid: false }, {}, {}],
  })
})

test('a question has one dimension: naming it again moves it, null frees it', async () => {
  const [first, second] = [await create('A'), await create('B')]
  const bind = (dimensionId: number | null) =>
    administrator.ok('bindDimensionQuestions', {
      path: { id },
      body: { relations: [{ questionId: questionIds[0] ?? 0, dimensionId }] },
    })
  await bind(first.id)
  expect(await bind(second.id)).toEqual([{ questionId: questionIds[0], dimensionId: second.id }])
  expect(await bind(null)).toEqual([])
})

test('names are unique, unknown ids are named', async () => {
  const first = await create('A')
  await create('B')
  const taken = {
    returnCode: 2052,
    result: { fields: [{ field: 'name', message: expect.stringContaining('已存在') }] },
  }
  expect(await administrator.call('createDimension', { path: { id }, body: { name: 'A ' } })).toMatchObject(taken)
  const renamed = { path: { id }, body: { id: first.id, name: 'B' } }
  expect(await administrator.call('updateDimension', renamed)).toMatchObject(taken)
  expect((await administrator.call('updateDimension', { path: { id }, body: { id: 1, name: 'C' } })).returnCode).toBe(
    2001,
  )
  expect((await administrator.call('deleteDimension', { path: { id, dimensionId: 1 } })).returnCode).toBe(2001)
  const known = { questionId: questionIds[0] ?? 0, dimensionId: first.id }
  for (const [relations, field] of [
    [[{ ...known, questionId: 1 }], 'relations.0.questionId'],
    [[known, { ...known, dimensionId: 1 }], 'relations.1.questionId'],
    [[{ ...known, dimensionId: 1 }], 'relations.0.dimensionId'],
  ] as const) {
    const answer = await administrator.call('bindDimensionQuestions', {
      path: { id },
      body: { relations: [...relations] },
    })
    expect(answer).toMatchObject({ returnCode: 2000, result: { fields: [{ field }] } })
  }
})

test('weights sum to 100, or all are equal', async () => {
  const [a, b] = [await create('A'), await create('B')]
  const set = (weights: { id: number; weight: number | null }[]) =>
    administrator.call('setDimensionWeights', { path: { id }, body: { weights } })
  expect((await set([{ id: a.id, weight: 40 }])).returnCode).toBe(2036)
  expect(
    (
      await set([
        { id: a.id, weight: 40 },
        { id: b.id, weight: 59.9 },
      ])
    ).message,
  ).toContain('99.9')
  expect(
    (
      await set([
        { id: a.id, weight: 40 },
        { id: b.id, weight: 60 },
      ])
    ).result,
  ).toMatchObject([{ weight: 40 }, { weight: 60 }])
  expect((await set([{ id: a.id, weight: 70 }])).returnCode).toBe(2036)
  expect(
    (
      await set([
        { id: a.id, weight: null },
        { id: b.id, weight: null },
      ])
    ).result,
  ).toMatchObject([{ weight: null }, { weight: null }])
})
