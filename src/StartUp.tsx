/** At start the app loads the current user and the user's enterprises (spec §2). */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from './api/client.ts'
import { read } from './api/envelope.ts'
import { type Session, SessionContext } from './providers/session.ts'
import { FailurePage } from './ui/FailurePage.tsx'
import { Waiting } from './ui/Waiting.tsx'

async function loadSession(signal: AbortSignal): Promise<Session> {
  const [user, enterprises] = await Promise.all([
    read(api.GET('/api/users/me', { signal })),
    read(api.GET('/api/enterprises/related', { signal })),
  ])
  return { user, enterprises }
}

/** Draws the app once the session is known; failures reach the global error display through the query client. */
export function StartUp({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => loadSession(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data !== undefined) return <SessionContext value={data}>{children}</SessionContext>
  if (error === null) return <Waiting />
  return <FailurePage error={error} retry={() => void refetch()} />
}
