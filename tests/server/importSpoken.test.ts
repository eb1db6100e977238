/** What the reading thread found out of a name is written as it is: to read pinyin where everybody waits takes longest of all. */
import { expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createImportService, type ImportThread } from '../../server/features/directory/imports/importService.ts'
import type { JobOrder } from '../../server/jobs/order.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { openTestDatabase } from './testDatabase.ts'

const ENTERPRISE = 1
const actor = {
  ...{ enterpriseId: ENTERPRISE, userId: 1, employeeId: 1, sessionHash: '', remoteAddress: '', issuerSetAt: null },
}
const entry = {
  ...{ employeeNo: '', department: '', leader: false, mobile: '', sex: '' as const, realName: '', telPhone: '' },
  ...{ qq: '', wechat: '', address: '' },
}
const spoken = (words: string) => ({ words, sortKey: `key of ${words}` })
const rows = [
  { entry: { ...entry, row: 2, displayName: '新来', email: 'new@x.example' }, status: 'new', spoken: spoken('A') },
  { entry: { ...entry, row: 3, displayName: '改名', email: 'old@x.example' }, status: 'update', spoken: spoken('B') },
  // As an earlier version kept it.
  { entry: { ...entry, row: 4, displayName: '王五', email: 'wang@x.example' }, status: 'new' },
]

test('of new people and of changed ones', async () => {
  const { database, remove } = await openTestDatabase()
  try {
    const reading = {
      ...{ columns: [], total: rows.length, counts: { new: 2, update: 1, error: 0 }, newDepartments: 0, shown: [] },
      ...{ faults: [], slices: [JSON.stringify(rows)] },
    }
    const thread: ImportThread = { ask: async () => reading, rest: () => {}, stop: async () => {} }
    const orders: JobOrder[] = []
    const jobs = { start: async (order: JobOrder) => orders.push(order), onTakeUp: () => {} }
    const createdAt = '2026-11-02T01:00:00.000Z'
    const context = { database, ids: createIds(() => Date.now(), 61), now: () => new Date(createdAt) }
    const parts = { jobs, thread, wakeMails: () => {}, redirectMails: async () => {} }
    const service = createImportService(context, parts)
    await database.write(async (db) => {
      const old = { enterpriseId: ENTERPRISE, id: 5, displayName: '旧名', email: 'old@x.example', createdAt }
      await insertEmployees(db, [newEmployee(old)])
    })
    await service.start(actor, { text: '', allOrNothing: true }, 'en')
    const [order] = orders
    const bodies = async () => [...(order?.kept?.parts ?? [])]
    const step = await database.write(async (db) => order?.step?.(db, { done: 0, result: null, parts: bodies }))
    expect(step).toMatchObject({ done: 3, result: { created: 2, updated: 1, failed: [] } })
    const people = database.read((db) =>
      db.selectFrom('employee').select(['displayName', 'search', 'sortKey']).orderBy('email').execute(),
    )
    expect(await people).toEqual([
      { displayName: '新来', search: 'a  new@x.example', sortKey: 'key of A' },
      { displayName: '改名', search: 'b  old@x.example', sortKey: 'key of B' },
      { displayName: '王五', search: '王五 wangwu ww  wang@x.example', sortKey: 'wang wu 王五' },
    ])
  } finally {
    await remove()
  }
})
