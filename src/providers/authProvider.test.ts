import { describe, expect, test } from 'vitest'
import { NetworkError, UnauthenticatedError } from '../api/errors.ts'
import { createActQueue } from './actQueue.ts'
import { createAuthProvider } from './authProvider.ts'
import { createDataProvider } from './dataProvider.ts'
import type { Session } from './session.ts'

const user = { employeeId: 7, displayName: '孙磊', avatar: '/a.webp' }
const session = (role: 'admin' | 'member') =>
  ({ user: { ...user, role }, enterprises: [], preferences: {} }) as unknown as Session

function providerOf(role?: 'admin' | 'member') {
  const heard: unknown[] = []
  const guard = (error: unknown) => heard.push(error) > 0
  const provider = createAuthProvider({
    guard,
    go: () => {},
    dataProvider: createDataProvider(),
    queue: createActQueue(),
  })
  if (role !== undefined) provider.enter(session(role))
  return { provider, heard }
}

describe('what one may do is what the contract asks for its operation', () => {
  test.each([
    { role: 'admin', resource: 'employees', action: 'edit', want: true },
    { role: 'member', resource: 'employees', action: 'edit', want: false },
    { role: 'member', resource: 'employees', action: 'updateGeneralInfo', want: true },
    { role: 'admin', resource: 'questionnaires', action: 'publishQuestionnaire', want: true },
    { role: 'member', resource: 'questionnaires', action: 'publishQuestionnaire', want: false },
    { role: 'admin', resource: 'tags', action: 'edit', want: false },
    { role: 'admin', resource: 'moons', action: 'list', want: false },
    { role: undefined, resource: 'employees', action: 'list', want: false },
  ] as const)('$role $action $resource: $want', async ({ role, resource, action, want }) => {
    expect(await providerOf(role).provider.canAccess?.({ resource, action })).toBe(want)
  })
})

test('errors go to the guard and are never a sign-out of react-admin’s own', async () => {
  const { provider, heard } = providerOf('admin')
  const faults = [new NetworkError('reset'), new UnauthenticatedError('who')]
  for (const fault of faults) await expect(provider.checkError(fault)).resolves.toBeUndefined()
  await expect(provider.checkAuth({})).resolves.toBeUndefined()
  expect(heard).toEqual(faults)
})

test('who is here comes from the session', async () => {
  const { provider } = providerOf('member')
  expect(await provider.getIdentity?.()).toEqual({ id: 7, fullName: '孙磊', avatar: '/a.webp' })
})
