import type { DatabaseService } from './open.ts'

/**
 * Whether an enterprise has the object an address names; for the guard, which asks before any handler runs.
 * A removed questionnaire is none: only its restoring, which names no object to the guard, still finds it.
 * Throws on a kind it does not know, so that a new x-object cannot pass unguarded.
 */
export function createLoadObject(database: DatabaseService) {
  return async (enterpriseId: number, kind: string, id: number): Promise<boolean> => {
    if (kind !== 'questionnaire' && kind !== 'employee' && kind !== 'department') {
      throw new Error(`no loader for objects of kind ${kind}`)
    }
    const row = await database.read((db) => {
      const found = db.selectFrom(kind).select('id').where('enterpriseId', '=', enterpriseId).where('id', '=', id)
      return (kind === 'questionnaire' ? found.where('deletedAt', 'is', null) : found).executeTakeFirst()
    })
    return row !== undefined
  }
}
