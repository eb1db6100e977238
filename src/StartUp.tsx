/** At start the app loads the current user and the user's enterprises (spec §2), above <Admin>: no page without them. */

import { ThemeProvider } from '@mui/material/styles'
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import {
  DataProviderContext,
  I18nContextProvider,
  type I18nProvider,
  NotificationContextProvider,
  type Store,
  StoreContextProvider,
} from 'react-admin'
import { UNLOADED } from '../messages/unloaded.ts'
import { currentLanguage, onLanguageChange } from './api/language.ts'
import { createI18nProvider } from './providers/i18nProvider.ts'
import { ActQueueContext } from './providers/kept/actQueue.ts'
import { createPreferenceStore } from './providers/kept/preferenceStore.ts'
import { loadSession, type Session, SessionContext } from './providers/session/session.ts'
import { wordsOf } from './providers/words.ts'
import { theme } from './theme/theme.ts'
import { FailurePage } from './ui/page/FailurePage.tsx'
import { Waiting } from './ui/page/Waiting.tsx'
import type { Wiring } from './wiring.ts'

interface Started {
  i18nProvider: I18nProvider
  /** What this person prefers in this enterprise. */
  store: Store
}

interface StartUpProps {
  wiring: Wiring
  children: (started: Started) => ReactNode
}

export function StartUp({ wiring, children }: StartUpProps) {
  return (
    <QueryClientProvider client={wiring.queryClient}>
      <ActQueueContext value={wiring.queue}>
        <Worded wiring={wiring}>{children}</Worded>
      </ActQueueContext>
    </QueryClientProvider>
  )
}

/** Only the words of the language on the screen are loaded; another language keeps the page until its words have come. */
function Worded({ wiring, children }: StartUpProps) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const { data: words, isError } = useQuery({ ...wordsOf(language), placeholderData: keepPreviousData })
  // A new provider words everything anew where it stands; react-admin's own way would draw the page from
  // nothing and lose what somebody is typing.
  const i18nProvider = useMemo(() => words && createI18nProvider(words), [words])
  if (i18nProvider === undefined) return isError ? <p role="alert">{UNLOADED}</p> : null
  return (
    <Loading wiring={wiring} i18nProvider={i18nProvider}>
      {children}
    </Loading>
  )
}

const sessionOf = ({ dataProvider, pageIsThere }: Wiring) => ({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [session] = await Promise.all([loadSession(dataProvider, signal), pageIsThere])
    return session
  },
})

/** Asks for words and session before anything is drawn. */
export function startUp(wiring: Wiring) {
  void wiring.queryClient.prefetchQuery(wordsOf(currentLanguage()))
  void wiring.queryClient.prefetchQuery(sessionOf(wiring))
}

function Loading({ wiring, i18nProvider, children }: StartUpProps & { i18nProvider: I18nProvider }) {
  const { data, error, refetch } = useQuery(sessionOf(wiring))
  if (data !== undefined)
    return (
      <Loaded session={data} wiring={wiring} i18nProvider={i18nProvider}>
        {children}
      </Loaded>
    )
  return (
    <Before wiring={wiring} i18nProvider={i18nProvider}>
      {error === null ? <Waiting /> : <FailurePage error={error} retry={() => void refetch()} />}
    </Before>
  )
}

function Loaded({
  session,
  wiring,
  i18nProvider,
  children,
}: StartUpProps & { session: Session } & Pick<Started, 'i18nProvider'>) {
  const { dataProvider, authProvider, tellLostQuery } = wiring
  const [store] = useState(() => {
    authProvider.enter(session)
    return createPreferenceStore(session.preferences, dataProvider, tellLostQuery)
  })
  return <SessionContext value={session}>{children({ i18nProvider, store })}</SessionContext>
}

/** What a page needs of react-admin before there is an <Admin>: words, notices, looks. */
function Before({
  wiring,
  i18nProvider,
  children,
}: {
  wiring: Wiring
  i18nProvider: I18nProvider
  children: ReactNode
}) {
  const { dataProvider, NoticeBoard, tellLostQuery } = wiring
  const [store] = useState(() => createPreferenceStore({}, dataProvider, tellLostQuery))
  return (
    <DataProviderContext value={dataProvider}>
      <StoreContextProvider value={store}>
        <I18nContextProvider value={i18nProvider}>
          <NotificationContextProvider>
            <ThemeProvider theme={theme}>
              {children}
              <NoticeBoard />
            </ThemeProvider>
          </NotificationContextProvider>
        </I18nContextProvider>
      </StoreContextProvider>
    </DataProviderContext>
  )
}
