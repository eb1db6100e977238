import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

test.each([
  { given: '', want: { secret: null, relationId: null } },
  { given: '#/', want: { secret: null, relationId: null } },
  { given: '#/7305200002', want: { secret: null, relationId: 7305200002 } },
  { given: '#/t/aB-_9', want: { secret: 'aB-_9', relationId: null } },
  { given: '#/t/aB-_9/', want: { secret: 'aB-_9', relationId: null } },
  { given: '#/t/aB-_9/7305200002', want: { secret: 'aB-_9', relationId: 7305200002 } },
  { given: '#/t/', want: { secret: '', relationId: null } },
  { given: '#/nonsense', want: { secret: null, relationId: null } },
])('$given', ({ given, want }) => {
  expect(readAddress(given)).toEqual(want)
  expect(readAddress(writeAddress(want))).toEqual(want)
})
