/** The signed-in person, the enterprises to choose from and the preferences, loaded once at start (spec §2). */
import { createContext, useContext } from 'react'
import type { CallResult } from '../calls/calls.ts'
import type { AppDataProvider } from '../calls/dataProvider.ts'

export interface Session {
  user: CallResult<'getCurrentUser'>
  enterprises: CallResult<'listRelatedEnterprises'>
  preferences: CallResult<'getPreferences'>['values']
}

/** Three calls side by side; the first failure is the session's. */
export async function loadSession(dataProvider: AppDataProvider, signal: AbortSignal): Promise<Session> {
  const [user, enterprises, { values: preferences }] = await Promise.all([
    dataProvider.getCurrentUser({}, { signal }),
    dataProvider.listRelatedEnterprises({}, { signal }),
    dataProvider.getPreferences({}, { signal }),
  ])
  return { user, enterprises, preferences }
}

export const SessionContext = createContext<Session | null>(null)

/** Who works here. Only pages inside the app have it. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a page of the app around it')
  return session
}
