/** How people want screens to look: per person and enterprise, so that signing out loses nothing. */
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import * as store from './preferenceStore.ts'

const MOST = 200

/** The texts are the browser's: the server bounds and keeps them, it never looks inside. */
export function createPreferences({ database }: Pick<ServiceContext, 'database'>) {
  return {
    async all(owner: store.Owner): Promise<Record<string, string>> {
      const rows = await database.read((db) => store.listPreferences(db, owner))
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
    },

    /** Sets one, or takes it away with null. Throws PREFERENCES_FULL beyond 200. */
    async set(owner: store.Owner, key: string, value: string | null): Promise<void> {
      await database.write(async (db) => {
        if (value === null) return store.deletePreference(db, owner, key)
        await store.savePreference(db, owner, key, value)
        // Two calls at one moment may both pass: one row more in a bound on waste harms nobody.
        if ((await store.countPreferences(db, owner)) > MOST) throw new BusinessError('PREFERENCES_FULL')
      })
    },
  }
}
