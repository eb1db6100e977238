import { expect, test } from 'vitest'
import { ERRORS } from '../../../domain/errors.ts'
import { ApiResponseNotSuccessfulError } from '../../api/errors.ts'
import { createPreferenceStore, lostQueryKey } from './preferenceStore.ts'

const OFFLINE = new Error('offline')

function storeOf(values: Record<string, string>) {
  const sent: unknown[] = []
  const lost: unknown[] = []
  const setPreference = async (input: unknown) => {
    sent.push(input)
    throw OFFLINE
  }
  const store = createPreferenceStore(values, { setPreference }, (error) => void lost.push(error))
  return { store, sent, lost }
}

test('stored preferences are there, unreadable ones are not', () => {
  const { store } = storeOf({ 'employees.datatable': '["email"]', 'employees.savedQueries': '{' })
  expect(store.getItem('employees.datatable')).toEqual(['email'])
  expect(store.getItem('employees.savedQueries', [])).toEqual([])
})

test.each([
  { key: 'employees.datatable', value: ['email'], sent: '["email"]' },
  { key: 'employees.savedQueries', value: [], sent: '[]' },
  { key: 'employees.density', value: 'compact', sent: '"compact"' },
  { key: 'employees.datatable_columnRanks', value: [1, 0], sent: '[1,0]' },
  { key: 'evaluatees.view', value: 'list', sent: '"list"' },
])('$key lasts', ({ key, value, sent: text }) => {
  const { store, sent } = storeOf({})
  store.setItem(key, value)
  store.removeItem(key)
  expect(sent).toEqual([
    { path: { key }, body: { value: text } },
    { path: { key }, body: { value: null } },
  ])
})

test('filters and selections are of the moment; signing out takes no preference away', () => {
  const { store, sent } = storeOf({})
  store.setItem('employees.listParams', { filter: {} })
  store.setItem('employees.selectedIds', [1])
  store.reset()
  expect(sent).toEqual([])
  expect(store.getItem('employees.selectedIds')).toBeUndefined()
})

test.each([
  { key: 'employees.savedQueries', told: [OFFLINE, OFFLINE] },
  { key: 'employees.density', told: [] },
  { key: 'employees.datatable', told: [] },
  { key: 'evaluatees.view', told: [] },
])('that $key is not stored is told where somebody made it', async ({ key, told }) => {
  const { store, lost } = storeOf({})
  store.setItem(key, [])
  store.removeItem(key)
  await Promise.resolve()
  expect(lost).toEqual(told)
})

const refusal = (name: 'PREFERENCES_FULL' | 'INVALID_INPUT') =>
  new ApiResponseNotSuccessfulError(ERRORS[name].returnCode, 'why')

test.each([
  { error: refusal('PREFERENCES_FULL'), want: 'list.queryLost.full' },
  { error: refusal('INVALID_INPUT'), want: 'list.queryLost.tooLong' },
  { error: OFFLINE, want: 'list.queryLost' },
])('$want', ({ error, want }) => {
  expect(lostQueryKey(error)).toBe(want)
})
