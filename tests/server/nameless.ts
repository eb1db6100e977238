import type { DatabaseService } from '../../server/database/open.ts'

/** Makes a person as older versions let them be made: with neither address nor number. */
export async function forgetSignInName(database: DatabaseService, employeeId: number): Promise<void> {
  const nothing = { email: '', employeeNo: null }
  await database.write((db) => db.updateTable('employee').set(nothing).where('id', '=', employeeId).execute())
}
