import { expect, test } from 'vitest'
import { createApi } from '../api/client.ts'
import { createDataProvider } from './dataProvider.ts'
import { contractAddress } from './restClient.ts'

test.each([
  {
    given: '/api/employees?filter={"kw":"sun","departId":null}&range=[40,59]&sort=["id","ASC"]',
    want: '/api/employees?pageIndex=3&pageSize=20&kw=sun',
  },
  { given: '/api/employees?filter={}&range=[0,49]', want: '/api/employees?pageIndex=1&pageSize=50' },
  { given: '/api/departments?filter={"kw":""}&range=[0,9]', want: '/api/departments' },
  { given: '/api/departments/7', want: '/api/departments/7' },
])('$given', ({ given, want }) => {
  expect(contractAddress(given)).toBe(want)
})

test('a page of employees comes with its total; the same call with a wrong code fails', async () => {
  const people = [{ id: 1, displayName: '孙磊' }]
  const provider = (returnCode: number) =>
    createDataProvider(undefined, async () =>
      Response.json({ returnCode, message: 'no', result: { items: people, total: 300, pageIndex: 1, pageSize: 20 } }),
    )
  const params = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} }
  expect(await provider(0).getList('employees', params)).toEqual({ data: people, total: 300 })
  await expect(provider(2001).getList('employees', params)).rejects.toMatchObject({ returnCode: 2001 })
})

test('a question without a call says where to add it', async () => {
  await expect(createDataProvider().getOne('moons', { id: 1 })).rejects.toThrow('src/providers/resourceTable.ts')
})

test('many employees are one call, disabled ones included', async () => {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url).search)
    const items = [{ id: 1, displayName: '孙磊' }]
    return Response.json({ returnCode: 0, message: '', result: { items, total: 1, pageIndex: 1, pageSize: 2 } })
  }
  const api = createApi({ baseUrl: 'http://127.0.0.1', fetch })
  const { data } = await createDataProvider(api).getMany('employees', { ids: [1, 2] })
  expect(data).toEqual([{ id: 1, displayName: '孙磊' }])
  expect(asked).toEqual(['?ids=1&ids=2'])
})
