import { describe, expect, test } from 'vitest'
import { createApi } from '../../api/client.ts'
import { createDataProvider } from './dataProvider.ts'

interface Sent {
  method: string
  address: string
  body: unknown
  type: string | null
}

/** A provider whose calls are gathered; each is answered with `result`. */
function providerThat(result: unknown, returnCode = 0) {
  const sent: Sent[] = []
  const stale: (readonly string[])[] = []
  async function answer(request: Request) {
    const text = await request.text()
    const type = request.headers.get('content-type')
    const url = new URL(request.url)
    const body = type?.includes('json') ? JSON.parse(text) : text
    sent.push({ method: request.method, address: url.pathname + url.search, body, type })
    return Response.json({ returnCode, message: 'no', result })
  }
  const provider = createDataProvider({
    api: createApi({ baseUrl: 'http://own.invalid', fetch: answer }),
    fetch: (input, init) => answer(new Request(new URL(String(input), 'http://own.invalid'), init)),
    onStale: (heads) => stale.push(heads),
  })
  return { provider, sent, stale }
}

const page = (items: object[]) => ({ items, total: 41, pageIndex: 1, pageSize: 20 })
const list = {
  pagination: { page: 3, perPage: 20 },
  sort: { field: 'nothing', order: 'ASC' as const },
  filter: { kw: 'sun', departId: null, empty: '' },
}
const question = (address: string) => ({ method: 'GET', address, body: '', type: null })
const json = 'application/json'

describe('lists', () => {
  test('a page of a list of ra-data-simple-rest’s shape, with its total', async () => {
    const { provider, sent } = providerThat(page([{ id: 7 }]))
    expect(await provider.getList('employees', list)).toEqual({ data: [{ id: 7 }], total: 41 })
    expect(sent).toEqual([question('/api/employees?kw=sun&pageIndex=3&pageSize=20')])
  })

  test('a list with an address of its own, its records known by another key', async () => {
    const { provider, sent } = providerThat(page([{ reportId: 5, title: 'a' }]))
    const { data } = await provider.getList('reports', { ...list, filter: {} })
    expect(data).toEqual([{ id: 5, reportId: 5, title: 'a' }])
    expect(sent).toEqual([question('/api/questionnaire/statistics/report/page?pageIndex=3&pageSize=20')])
  })

  test('a list that is answered whole is its own page', async () => {
    const { provider } = providerThat([{ name: '年度' }, { name: '试点' }])
    expect(await provider.getList('tags', list)).toMatchObject({ data: [{ id: '年度' }, { id: '试点' }], total: 2 })
  })

  test('what lies within something is asked for by it', async () => {
    const { provider, sent } = providerThat(page([{ id: 1 }]))
    const params = { target: 'questionnaireId', id: 9, ...list, filter: { containValuer: true } }
    await provider.getManyReference('evaluatees', params)
    expect(sent).toEqual([question('/api/questionnaire/9/evaluatees?containValuer=true&pageIndex=3&pageSize=20')])
    await expect(provider.getList('evaluatees', list)).rejects.toThrow('pass meta.questionnaireId')
  })
})

describe('records', () => {
  test('many are one call', async () => {
    const { provider, sent } = providerThat(page([{ id: 1 }, { id: 2 }]))
    expect(await provider.getMany('employees', { ids: [1, 2] })).toEqual({ data: [{ id: 1 }, { id: 2 }] })
    expect(sent).toEqual([question('/api/employees?ids=1&ids=2')])
  })

  test('many of a list that is answered whole are picked from it', async () => {
    const { provider, sent } = providerThat([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await provider.getMany('departments', { ids: [3, 1] })).toEqual({ data: [{ id: 1 }, { id: 3 }] })
    expect(sent).toEqual([question('/api/departments?members=false')])
  })

  test('a change carries its id where the operation wants it, and says what else is stale', async () => {
    const { provider, sent, stale } = providerThat({ id: 7, displayName: '孙磊' })
    const changed = { id: 7, data: { displayName: '孙磊' }, previousData: { id: 7 } }
    expect(await provider.update('employees', changed)).toEqual({ data: { id: 7, displayName: '孙磊' } })
    await provider.update('questionnaires', { ...changed, data: { title: 'a' } })
    await provider.update('departments', { ...changed, data: { name: 'b' } })
    expect(sent).toEqual([
      { method: 'PUT', address: '/api/employees', body: { id: 7, displayName: '孙磊' }, type: json },
      { method: 'PUT', address: '/api/questionnaires/base/7', body: { title: 'a' }, type: json },
      { method: 'PUT', address: '/api/departments/7', body: { name: 'b' }, type: json },
    ])
    expect(stale).toEqual([
      ['directory', 'departments', 'evaluatees', 'feedback', 'relations', 'reports', 'session'],
      ['tags', 'collection', 'feedback'],
      ['directory', 'employees', 'evaluatees', 'feedback', 'relations', 'reports'],
    ])
  })

  test('a record is removed at its own address, one within another too', async () => {
    const { provider, sent } = providerThat({ done: true })
    await provider.delete('templates', { id: 7 })
    await provider.delete('evaluatees', { id: 7, meta: { questionnaireId: 9 } })
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST /api/paper/template/remove/7',
      'DELETE /api/questionnaire/9/evaluatees/7',
    ])
  })

  test('many are changed and removed by one bulk act, which tells which of them it did', async () => {
    const { provider, sent } = providerThat({ changed: [1], skipped: [{ id: 2 }], jobId: null })
    expect(await provider.updateMany('employees', { ids: [1, 2], data: { departId: 5 } })).toEqual({ data: [1] })
    expect(await provider.deleteMany('questionnaires', { ids: [1, 2] })).toEqual({ data: [1] })
    await provider.deleteMany('evaluatees', { ids: [3], meta: { questionnaireId: 9 } })
    expect(sent).toEqual([
      { method: 'POST', address: '/api/employees/bulk/move', body: { departId: 5, ids: [1, 2] }, type: json },
      { method: 'POST', address: '/api/questionnaires/bulk/delete', body: { ids: [1, 2] }, type: json },
      { method: 'POST', address: '/api/questionnaire/9/evaluatees/bulk/remove', body: { ids: [3] }, type: json },
    ])
  })

  test('a question the contract does not answer says where to answer it', async () => {
    const { provider } = providerThat(null)
    await expect(provider.getOne('moons', { id: 1 })).rejects.toThrow('x-resources')
    await expect(provider.create('evaluatees', { data: {} })).rejects.toThrow('No create for evaluatees')
  })

  test('a refusal is refused by its code alone', async () => {
    const { provider } = providerThat(null, 2001)
    await expect(provider.getList('employees', list)).rejects.toMatchObject({ returnCode: 2001 })
    await expect(provider.getOne('templates', { id: 1 })).rejects.toMatchObject({ returnCode: 2001 })
  })
})

describe('every other operation is a method of its own', () => {
  test('with its path, query and body', async () => {
    const { provider, sent } = providerThat({ done: true })
    const result = await provider.setDimensionWeights({
      path: { id: 3 },
      body: { weights: [{ id: 1, weight: 100 }] },
    })
    expect(result).toEqual({ done: true })
    const body = { weights: [{ id: 1, weight: 100 }] }
    expect(sent).toEqual([{ method: 'PUT', address: '/api/questionnaire/3/dimension/setweight', body, type: json }])
  })

  test('a form repeats the names of a list', async () => {
    const { provider, sent } = providerThat({ done: true })
    const body = { objectId: 5, useType: 'QUESTIONNAIRE' as const, tagNames: ['年度', 'a b'] }
    await provider.bindTags({ body })
    expect(sent[0]).toMatchObject({
      body: `objectId=5&useType=QUESTIONNAIRE&tagNames=${encodeURIComponent('年度')}&tagNames=a+b`,
      type: 'application/x-www-form-urlencoded',
    })
  })

  test('types follow the document', () => {
    const { provider } = providerThat(null)
    const never = () => {
      // @ts-expect-error no operation of the document is called so
      void provider.publishQuestionaire({ path: { id: 1 } })
      // @ts-expect-error the path needs its id
      void provider.publishQuestionnaire({ path: {} })
      // @ts-expect-error a weight is a number
      void provider.setDimensionWeights({ path: { id: 1 }, body: { weights: [{ id: 1, weight: 'much' }] } })
    }
    expect(never).toBeTypeOf('function')
  })
})
