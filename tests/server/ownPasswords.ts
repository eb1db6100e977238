import type { TestDatabase } from './testDatabase.ts'

/** Takes the passwords that administrators have set for people's own, as if each had chosen the same one (docs/decisions/0017). */
export async function ownPasswords({ database }: Pick<TestDatabase, 'database'>): Promise<void> {
  await database.write((db) => db.updateTable('user').set({ oneTimeUntil: null }).execute())
}
