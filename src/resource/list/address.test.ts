import { expect, test } from 'vitest'
import type { FilterDescriptor } from '../../../openapi/generated/descriptors.ts'
import { readAddress } from './address.ts'

const filter = (more: Partial<FilterDescriptor>): FilterDescriptor => ({
  name: 'keyword',
  kind: 'search',
  label: { zh: '', en: '' },
  required: false,
  nullable: false,
  readOnly: false,
  writeOnly: false,
  listed: false,
  order: 1,
  always: true,
  ...more,
})
const known = {
  sorts: ['title'],
  filters: [
    filter({}),
    filter({ name: 'status', kind: 'chips', choices: [10, 30] }),
    filter({ name: 'tags', kind: 'tags' }),
    filter({ name: 'disabled', kind: 'boolean' }),
    filter({ name: 'states', kind: 'chips', choices: ['open', 'sent'], many: true }),
    filter({ name: 'least', kind: 'number', minimum: 0 }),
  ],
}
const address = (filters: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filters))}${more}`
const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}')

test.each([
  { given: '', want: {}, dropped: [], isChanged: false },
  { given: '?status=30', want: { status: 30 }, dropped: [], isChanged: true },
  {
    given: '?status=30&keyword=a&tags=x&tags=y',
    want: { status: 30, keyword: 'a', tags: ['x', 'y'] },
    dropped: [],
    isChanged: true,
  },
  { given: '?tags=x', want: { tags: ['x'] }, dropped: [], isChanged: true },
  { given: '?status=77', want: {}, dropped: ['status'], isChanged: true },
  { given: '?disabled=true', want: { disabled: true }, dropped: [], isChanged: true },
  { given: '?states=sent', want: { states: ['sent'] }, dropped: [], isChanged: true },
  { given: '?states=sent&states=moon', want: { states: ['sent'] }, dropped: [], isChanged: true },
  { given: '?least=2.5', want: { least: 2.5 }, dropped: [], isChanged: true },
  { given: address({ least: -1 }), want: {}, dropped: ['least'], isChanged: true },
  { given: address({ least: 'many' }), want: {}, dropped: ['least'], isChanged: true },
  { given: address({ status: 10 }), want: { status: 10 }, dropped: [], isChanged: false },
  { given: address({ status: '10' }), want: { status: 10 }, dropped: [], isChanged: true },
  { given: address({ states: ['sent'], tags: ['x'] }), want: {}, dropped: [], isChanged: false },
  { given: address({ moon: 1, keyword: 'a' }), want: { keyword: 'a' }, dropped: ['moon'], isChanged: true },
  { given: address({}, '&page=0&perPage=20'), want: {}, dropped: ['0'], isChanged: true },
  { given: address({}, '&page=2&perPage=-5'), want: {}, dropped: ['-5'], isChanged: true },
  { given: address({}, '&page=last&perPage=21'), want: {}, dropped: ['last', '21'], isChanged: true },
  { given: '?filter={broken', want: {}, dropped: [], isChanged: false },
])('$given', ({ given, want, dropped, isChanged }) => {
  const read = readAddress(given, known)
  expect({ ...read, search: undefined }).toEqual({ search: undefined, dropped, isChanged })
  if (isChanged) expect(filterIn(read.search)).toEqual(want)
})

test('an order the list does not know is dropped with its direction, the page stays', () => {
  const read = readAddress(address({}, '&sort=moon&order=DESC&page=2'), known)
  expect(read.dropped).toEqual(['moon'])
  expect(new URLSearchParams(read.search).get('order')).toBeNull()
  expect(new URLSearchParams(read.search).get('page')).toBe('2')
  expect(readAddress(address({}, '&sort=title&order=ASC'), known).isChanged).toBe(false)
})
