import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/**
 * Where each user came in before, so that guesses from elsewhere lock nobody out (docs/decisions/0017), and what people
 * are still to be told of their own sign-in (anonymity.md R20).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'signInPlace', [], {
    columns: { userId: 'id', placeHash: 'text', usedIn: 'text' },
    key: ['userId', 'placeHash'],
  })
  await createTable(db, 'letter', [], {
    columns: {
      enterpriseId: 'id',
      id: 'id',
      employeeId: 'id',
      userId: 'id?',
      name: 'text',
      address: 'text',
      kind: 'text',
      language: 'text',
      attempts: 'int',
      nextAttemptAt: 'text',
      claimedUntil: 'text?',
      createdAt: 'text',
    },
    key: ['id'],
    index: [['nextAttemptAt'], ['enterpriseId', 'employeeId']],
  })
}
