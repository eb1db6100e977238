/** At start the app loads the current user and the user's enterprises (spec §2), above <Admin>: no page without them. */
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import {
  DataProviderContext,
  I18nContextProvider,
  type I18nProvider,
  NotificationContextProvider,
  type Store,
  StoreContextProvider,
} from 'react-admin'
import { currentLanguage, onLanguageChange } from './api/language.ts'
import { createI18nProvider } from './providers/i18nProvider.ts'
import { createPreferenceStore } from './providers/preferenceStore.ts'
import { loadSession, type Session, SessionContext } from './providers/session.ts'
import { theme } from './theme/theme.ts'
import { FailurePage } from './ui/FailurePage.tsx'
import { Waiting } from './ui/Waiting.tsx'
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
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  // A new provider words everything anew where it stands; react-admin's own way would draw the page from
  // nothing and lose what somebody is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what makes it a new one
  const i18nProvider = useMemo(createI18nProvider, [language])
  return (
    <QueryClientProvider client={wiring.queryClient}>
      <Loading wiring={wiring} i18nProvider={i18nProvider}>
        {children}
      </Loading>
    </QueryClientProvider>
  )
}

function Loading({ wiring, i18nProvider, children }: StartUpProps & { i18nProvider: I18nProvider }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => loadSession(wiring.dataProvider, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
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
  const { dataProvider, authProvider } = wiring
  const [store] = useState(() => {
    authProvider.enter(session)
    return createPreferenceStore(session.preferences, dataProvider)
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
  const { dataProvider, NoticeBoard } = wiring
  const [store] = useState(() => createPreferenceStore({}, dataProvider))
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
