import { expect, test } from 'vitest'
import { listParamsAt, withEarly } from './early.ts'

const filter = encodeURIComponent('{"status":30}')

test.each([
  {
    search: '',
    want: { filter: {}, pagination: { page: 1, perPage: 50 }, sort: { field: 'createdAt', order: 'DESC' } },
  },
  {
    search: `?filter=${filter}&page=2&perPage=20&sort=title&order=ASC`,
    want: { filter: { status: 30 }, pagination: { page: 2, perPage: 20 }, sort: { field: 'title', order: 'ASC' } },
  },
  {
    search: '?order=ASC',
    want: { filter: {}, pagination: { page: 1, perPage: 50 }, sort: { field: 'createdAt', order: 'DESC' } },
  },
])('the list at "$search"', ({ search, want }) => {
  expect(listParamsAt('questionnaires', search)).toEqual(want)
})

test('the answer asked for early is taken once, by the same question only', async () => {
  const asked: object[] = []
  const { askEarly, getList } = withEarly(async (_, params) => {
    asked.push(params)
    return { data: [{ id: asked.length }], total: 1 }
  })
  const params = listParamsAt('questionnaires', '')
  const kept: unknown[] = []
  const keep = (...given: unknown[]) => kept.push(given)
  askEarly('questionnaires', '', keep)
  expect(await getList('questionnaires', params)).toEqual({ data: [{ id: 1 }], total: 1 })
  expect(await getList('questionnaires', params)).toEqual({ data: [{ id: 2 }], total: 1 })
  askEarly('questionnaires', '', keep)
  expect(await getList('employees', params)).toEqual({ data: [{ id: 4 }], total: 1 })
  expect(await getList('questionnaires', params)).toEqual({ data: [{ id: 5 }], total: 1 })
  expect(kept).toEqual([])
})

test.each([
  { asked: '?sort=title&order=ASC', wanted: '?sort=title&order=DESC' },
  { asked: '?sort=title&order=DESC', wanted: '?sort=createdAt&order=DESC' },
  { asked: '?page=1', wanted: '?page=2' },
  { asked: '?perPage=50', wanted: '?perPage=20' },
  { asked: '', wanted: `?filter=${filter}` },
])('an answer for "$asked" is none for "$wanted"', async ({ asked, wanted }) => {
  const params: object[] = []
  const { askEarly, getList } = withEarly(async (_, given) => {
    params.push(given)
    return { data: [{ id: params.length }], total: 1 }
  })
  askEarly('questionnaires', asked, () => {})
  expect(await getList('questionnaires', listParamsAt('questionnaires', wanted))).toEqual({
    data: [{ id: 2 }],
    total: 1,
  })
  expect(params).toEqual([asked, wanted].map((search) => listParamsAt('questionnaires', search)))
})

test('an answer that has come before anybody asked is kept, and nobody takes it again', async () => {
  let asked = 0
  const { askEarly, getList } = withEarly(async () => ({ data: [{ id: ++asked }], total: 1 }))
  const params = listParamsAt('questionnaires', '')
  const kept = await new Promise((keep) => askEarly('questionnaires', '', (...given) => keep(given)))
  expect(kept).toEqual([params, { data: [{ id: 1 }], total: 1 }])
  expect(await getList('questionnaires', params)).toEqual({ data: [{ id: 2 }], total: 1 })
})

test('a failure nobody asked for is nobody’s', async () => {
  const { askEarly, getList } = withEarly(async () => {
    throw new Error('offline')
  })
  askEarly('questionnaires', '', () => {})
  await expect(getList('questionnaires', listParamsAt('questionnaires', ''))).rejects.toThrow('offline')
})
