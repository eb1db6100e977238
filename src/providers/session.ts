/** The signed-in person and the enterprises to choose from, loaded once at start (spec §2). */
import { createContext, useContext } from 'react'
import type { components } from '../../openapi/generated/schema.d.ts'

export interface Session {
  user: components['schemas']['CurrentUser']
  enterprises: components['schemas']['Enterprise'][]
}

export const SessionContext = createContext<Session | null>(null)

/** Who works here. Only pages inside the app have it. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a page of the app around it')
  return session
}
