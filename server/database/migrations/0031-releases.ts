import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** Reports in the hands of whom they are about: what was released when, to whom, who opened it, and what they noted beside it. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'reportRelease', ['enterpriseId', 'questionnaireId'], {
    columns: {
      employeeId: 'id',
      version: 'int',
      snapshotJson: 'text',
      releasedAt: 'text',
      releasedBy: 'id',
      endedAt: 'text?',
      isReplaced: 'flag',
    },
    key: ['employeeId', 'version'],
  })
  await createTable(db, 'reportReader', ['enterpriseId'], {
    columns: {
      questionnaireId: 'id',
      employeeId: 'id',
      version: 'int',
      readerId: 'id',
      role: 'text',
      openings: 'int',
      firstOpenedAt: 'text?',
      lastOpenedAt: 'text?',
    },
    key: ['questionnaireId', 'employeeId', 'version', 'readerId'],
    index: [['readerId']],
  })
  await createTable(db, 'ownNotes', ['enterpriseId', 'questionnaireId'], {
    columns: { employeeId: 'id', text: 'text', aimsJson: 'text', isShared: 'flag', version: 'int', createdAt: 'text' },
    key: ['employeeId'],
  })
}
