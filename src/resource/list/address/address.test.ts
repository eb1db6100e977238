import { expect, test } from 'vitest'
import type { FilterDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { type Dropped, readAddress } from './address.ts'

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
  lastPage: 1_000_000,
  filters: [
    filter({ maxLength: 5 }),
    filter({ name: 'status', kind: 'chips', choices: [10, 30] }),
    filter({ name: 'tags', kind: 'tags', many: true, maxLength: 4, maxItems: 3 }),
    filter({ name: 'disabled', kind: 'boolean' }),
    filter({ name: 'states', kind: 'chips', choices: ['open', 'sent'], many: true }),
    filter({ name: 'least', kind: 'number', minimum: 0 }),
    filter({ name: 'departId', kind: 'reference', minimum: 0 }),
  ],
}
const address = (filters: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filters))}${more}`
const lost = (...names: string[]): Dropped[] => names.map((value) => ({ of: 'filter', value }))
const FILTERS: Dropped[] = [{ of: 'filters', value: '' }]
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
  { given: '?status=77', want: {}, dropped: lost('status'), isChanged: true },
  { given: '?disabled=true', want: { disabled: true }, dropped: [], isChanged: true },
  { given: address({ disabled: false }), want: {}, dropped: [], isChanged: true },
  { given: address({ disabled: 'no' }), want: {}, dropped: lost('disabled'), isChanged: true },
  { given: '?states=sent', want: { states: ['sent'] }, dropped: [], isChanged: true },
  { given: '?states=sent&states=moon', want: { states: ['sent'] }, dropped: lost('states'), isChanged: true },
  { given: '?least=2.5', want: { least: 2.5 }, dropped: [], isChanged: true },
  { given: address({ least: -1 }), want: {}, dropped: lost('least'), isChanged: true },
  { given: address({ least: 'many' }), want: {}, dropped: lost('least'), isChanged: true },
  { given: address({ status: 10 }), want: { status: 10 }, dropped: [], isChanged: false },
  { given: address({ status: '10' }), want: { status: 10 }, dropped: [], isChanged: true },
  { given: address({ states: ['sent'], tags: ['x'] }), want: {}, dropped: [], isChanged: false },
  { given: address({ moon: 1, keyword: 'a' }), want: { keyword: 'a' }, dropped: lost('moon'), isChanged: true },
  { given: address({}, '&page=0&perPage=20'), want: {}, dropped: [{ of: 'page', value: '0' }], isChanged: true },
  { given: address({}, '&page=2&perPage=-5'), want: {}, dropped: [{ of: 'perPage', value: '-5' }], isChanged: true },
  {
    given: address({}, '&page=last&perPage=21'),
    want: {},
    dropped: [
      { of: 'page', value: 'last' },
      { of: 'perPage', value: '21' },
    ],
    isChanged: true,
  },
  { given: '?filter={broken', want: {}, dropped: FILTERS, isChanged: true },
  { given: '?filter=[1]', want: {}, dropped: FILTERS, isChanged: true },
  { given: '?filter="abc"', want: {}, dropped: FILTERS, isChanged: true },
  { given: '?filter=null&keyword=a', want: { keyword: 'a' }, dropped: FILTERS, isChanged: true },
  { given: '?displayedFilters=null', want: {}, dropped: FILTERS, isChanged: true },
  { given: address({ keyword: { a: 1 } }), want: {}, dropped: lost('keyword'), isChanged: true },
  { given: address({ keyword: ['a'] }), want: {}, dropped: lost('keyword'), isChanged: true },
  { given: address({ keyword: null }), want: {}, dropped: lost('keyword'), isChanged: true },
  { given: address({ keyword: '问卷问卷问' }), want: {}, dropped: [], isChanged: false },
  { given: address({ keyword: '𠮷𠮷𠮷𠮷𠮷' }), want: {}, dropped: [], isChanged: false },
  { given: address({ keyword: '问卷问卷问卷' }), want: {}, dropped: lost('keyword'), isChanged: true },
  {
    given: address({ tags: ['a', { b: 1 }, 'longer'] }),
    want: { tags: ['a'] },
    dropped: lost('tags'),
    isChanged: true,
  },
  { given: address({ tags: ['a', 'b', 'c'] }), want: {}, dropped: [], isChanged: false },
  { given: address({ tags: ['a', 'b', 'c', 'd'] }), want: {}, dropped: lost('tags'), isChanged: true },
  { given: address({}, '&page=1000000'), want: {}, dropped: [], isChanged: false },
  { given: address({}, '&page=1000001'), want: {}, dropped: [{ of: 'page', value: '1000001' }], isChanged: true },
  { given: address({}, '&page=1e3'), want: {}, dropped: [{ of: 'page', value: '1e3' }], isChanged: true },
  { given: address({}, '&sort=title'), want: {}, dropped: [], isChanged: true },
  { given: address({ status: [10, 30] }), want: {}, dropped: lost('status'), isChanged: true },
  { given: address({ least: { a: 1 } }), want: {}, dropped: lost('least'), isChanged: true },
  { given: address({ departId: 7 }), want: {}, dropped: [], isChanged: false },
  { given: '?departId=7', want: { departId: 7 }, dropped: [], isChanged: true },
  { given: address({ departId: '7th' }), want: {}, dropped: lost('departId'), isChanged: true },
  { given: address({ departId: 1.5 }), want: {}, dropped: lost('departId'), isChanged: true },
])('$given', ({ given, want, dropped, isChanged }) => {
  const read = readAddress(given, known)
  expect({ ...read, search: undefined }).toEqual({ search: undefined, dropped, isChanged })
  if (isChanged) expect(filterIn(read.search)).toEqual(want)
})

test('an order the list does not know is dropped with its direction, the page stays', () => {
  const read = readAddress(address({}, '&sort=moon&order=DESC&page=2'), known)
  expect(read.dropped).toEqual([{ of: 'sort', value: 'moon' }])
  expect(new URLSearchParams(read.search).get('order')).toBeNull()
  expect(new URLSearchParams(read.search).get('page')).toBe('2')
  expect(readAddress(address({}, '&sort=title&order=ASC'), known).isChanged).toBe(false)
})

test('a direction there is none of is dropped, what is ordered goes on upwards', () => {
  const read = readAddress('?sort=title&order=sideways', known)
  expect(read.dropped).toEqual([{ of: 'order', value: 'sideways' }])
  expect(Object.fromEntries(new URLSearchParams(read.search))).toEqual({ sort: 'title', order: 'ASC', filter: '{}' })
  expect(readAddress('?order=sideways', known).search).toBe('?filter=%7B%7D')
})
