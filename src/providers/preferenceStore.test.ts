import { expect, test } from 'vitest'
import { createPreferenceStore } from './preferenceStore.ts'

function storeOf(values: Record<string, string>) {
  const sent: unknown[] = []
  const store = createPreferenceStore(values, {
    setPreference: async (input) => {
      sent.push(input)
      throw new Error('offline')
    },
  })
  return { store, sent }
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
