import { describe, expect, test, vi } from 'vitest'
import { type CallId, calls } from '../../../openapi/generated/calls.ts'
import { resources } from '../../../openapi/generated/resources.ts'
import { fetchEarly } from '../../api/early.ts'
import { NetworkError, UnauthenticatedError } from '../../api/errors.ts'
import { createDataProvider } from '../calls/dataProvider.ts'
import { createActQueue } from '../kept/actQueue.ts'
import { createAuthProvider } from './authProvider.ts'
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

/** Where this turns red, buttons and rows have to ask canAccess before they are drawn (docs/decisions/0016-one-frame.md). */
test('whoever may see a list may do all that is done in it: members may act upon nobody but themselves', () => {
  const questions = Object.values(resources).flatMap(({ operations }) => Object.values(operations))
  const rights = questions.flatMap((id) => (id === null ? [] : [calls[id as CallId].permission]))
  expect(new Set(rights)).toEqual(new Set(['admin']))
  const acts = Object.entries(calls).filter(([, { isAct, permission }]) => isAct && permission !== 'admin')
  expect(acts.map(([id]) => id).sort()).toEqual([
    'changePassword',
    'endOtherSessions',
    'endSession',
    'setMyAvatar',
    'setPreference',
    'setSessionLanguage',
    'switchEnterprise',
    'updateGeneralInfo',
    'uploadAvatar',
  ])
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

test('whoever enters, calls say from then on for whom the page was loaded', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  providerOf('admin')
  await fetchEarly(new Request('http://localhost/api/questionnaires'))
  expect(new Request(sent.mock.lastCall?.[0] ?? '').headers.get('x-signed-in-as')).toBe(String(user.employeeId))
  sent.mockRestore()
})
