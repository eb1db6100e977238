/** While too many tables are being read: whoever comes with another is told to try again, and nothing is imported. */
import { expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createImportService, type ImportThread } from '../../server/features/directory/imports/importService.ts'
import { ThreadBusy } from '../../server/jobs/thread.ts'
import { openTestDatabase } from './testDatabase.ts'

const ENGLISH = 'Other tables are being read at the moment. Try again in a while.'
const CHINESE = '服务器正在读取其他表格，请稍后再试。'

test('the look and the import say so', async () => {
  const { database, remove } = await openTestDatabase()
  try {
    const thread: ImportThread = {
      ask: () => Promise.reject(new ThreadBusy('too many questions wait')),
      rest: () => {},
      stop: async () => {},
    }
    const began: unknown[] = []
    const jobs = { start: async (order: unknown) => began.push(order), onTakeUp: () => {} }
    const context = { database, ids: createIds(() => Date.now(), 61), now: () => new Date('2026-11-02T01:00:00.000Z') }
    const parts = { jobs, thread, wakeMails: () => {}, redirectMails: async () => {} }
    const service = createImportService(context, parts)
    const preview = await service.preview(1, 'displayName\r\n林一', 'zh')
    expect(preview).toMatchObject({ total: 0, valid: 0, rows: [], errors: [{ row: 0, field: '', message: CHINESE }] })
    const actor = { enterpriseId: 1, userId: 1, employeeId: 1, sessionHash: '', remoteAddress: '', issuerSetAt: null }
    const started = service.start(actor, { text: 'displayName\r\n林一', allOrNothing: false }, 'en')
    await expect(started).rejects.toMatchObject({ errorName: 'IMPORT_INVALID', params: { detail: ENGLISH } })
    expect(began).toEqual([])
  } finally {
    await remove()
  }
})
