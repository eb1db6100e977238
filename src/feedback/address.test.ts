import { expect, test } from 'vitest'
import { ACCOUNT, readAddress, reportsAddress, writeAddress } from './address.ts'

test.each([
  { given: '', want: { secret: null, relationId: null, place: null } },
  { given: '#/', want: { secret: null, relationId: null, place: null } },
  { given: '#/7305200002', want: { secret: null, relationId: 7305200002, place: null } },
  { given: '#/t/aB-_9', want: { secret: 'aB-_9', relationId: null, place: null } },
  { given: '#/t/aB-_9/', want: { secret: 'aB-_9', relationId: null, place: null } },
  { given: '#/t/aB-_9/7305200002', want: { secret: 'aB-_9', relationId: 7305200002, place: null } },
  { given: '#/t/', want: { secret: '', relationId: null, place: null } },
  { given: '#/7305200002/3', want: { secret: null, relationId: 7305200002, place: 3 } },
  { given: '#/7305200002/0', want: { secret: null, relationId: 7305200002, place: 0 } },
  { given: '#/7305200002/x', want: { secret: null, relationId: 7305200002, place: null } },
  { given: '#/7305200002/99999', want: { secret: null, relationId: 7305200002, place: null } },
  { given: '#/t/aB-_9/7305200002/12', want: { secret: 'aB-_9', relationId: 7305200002, place: 12 } },
  { given: '#/nonsense', want: { secret: null, relationId: null, place: null } },
])('$given', ({ given, want }) => {
  expect(readAddress(given)).toEqual({ ...want, isAccount: false, reports: null })
  expect(readAddress(writeAddress(want))).toEqual({ ...want, isAccount: false, reports: null })
})

test.each([
  { given: '#/reports', want: { secret: null, reports: [''] } },
  { given: '#/reports/7302100001/7301000011', want: { secret: null, reports: ['7302100001', '7301000011'] } },
  { given: '#/t/aB-_9/reports', want: { secret: 'aB-_9', reports: [''] } },
  {
    given: '#/t/aB-_9/reports/7302100001/7301000011',
    want: { secret: 'aB-_9', reports: ['7302100001', '7301000011'] },
  },
  { given: '#/t/reports', want: { secret: 'reports', reports: null } },
])('$given leads to reports', ({ given, want }) => {
  expect(readAddress(given)).toEqual({ ...want, relationId: null, place: null, isAccount: false })
})

test.each([null, 'aB-_9'])('reports have an address with %s', (secret) => {
  expect(readAddress(reportsAddress(secret))).toMatchObject({ secret, reports: [''] })
})

test('one’s own sign-in has an address of its own, and a link no such', () => {
  expect(readAddress(ACCOUNT)).toEqual({ secret: null, relationId: null, place: null, isAccount: true, reports: null })
  expect(readAddress('#/t/account')).toMatchObject({ secret: 'account', isAccount: false })
  expect(readAddress('#/t/aB-_9/account')).toMatchObject({ secret: 'aB-_9', isAccount: false })
})
