import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exampleOf } from './handlers.ts'
import { mockServer } from './node.ts'
import { scenarios } from './scenarios.ts'

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => mockServer.resetHandlers())
afterAll(() => mockServer.close())

test('an operation answers its documented example', async () => {
  const response = await fetch('http://own.invalid/api/users/me')
  expect(await response.json()).toEqual(exampleOf('getCurrentUser'))
})

test('fixed words win over parameters', async () => {
  const response = await fetch('http://own.invalid/api/employees/disable')
  expect(await response.json()).toEqual(exampleOf('listDisabledEmployees'))
})

test('a scenario lies over the examples', async () => {
  mockServer.use(scenarios.businessErrorWithStatus200('getCurrentUser'))
  const response = await fetch('http://own.invalid/api/users/me')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ returnCode: 2030 })
})

test('an address that is not in the document fails', async () => {
  await expect(fetch('http://own.invalid/api/nothing')).rejects.toThrow()
})
