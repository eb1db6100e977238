import { expect, test } from 'vitest'
import { contractAddress } from './restClient.ts'

test.each([
  {
    given: '/api/employees?filter={"kw":"sun","departId":null}&range=[40,59]&sort=["nothing","ASC"]',
    want: '/api/employees?kw=sun&pageIndex=3&pageSize=20',
  },
  { given: '/api/employees?filter={}&range=[0,49]', want: '/api/employees?pageIndex=1&pageSize=50' },
  { given: '/api/departments?filter={"kw":""}&range=[0,9]', want: '/api/departments?members=false' },
  { given: '/api/departments?filter={"members":true}', want: '/api/departments?members=true' },
  { given: '/api/departments/7', want: '/api/departments/7' },
])('$given', ({ given, want }) => {
  expect(contractAddress(given)).toBe(want)
})
