/** react-admin's context around every page, the session loaded first (spec §2 "At start"). */
import { ThemeProvider } from '@mui/material/styles'
import { useMemo, useSyncExternalStore } from 'react'
import { CoreAdminContext } from 'react-admin'
import { Outlet } from 'react-router'
import { currentLanguage, onLanguageChange } from './api/language.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { createI18nProvider } from './providers/i18nProvider.ts'
import { StartUp } from './StartUp.tsx'
import { theme } from './theme/theme.ts'
import { NoticeBoard } from './ui/NoticeBoard.tsx'
import type { Wiring } from './wiring.ts'

export function Root({ wiring }: { wiring: Wiring }) {
  const { authProvider, dataProvider, notices, queryClient, store } = wiring
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  // A new provider words everything anew where it stands; react-admin's own way would draw the page from
  // nothing and lose what somebody is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what makes it a new one
  const i18nProvider = useMemo(createI18nProvider, [language])
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ThemeProvider theme={theme}>
        <DocumentTitle />
        <StartUp>
          <Outlet />
        </StartUp>
        <NoticeBoard notices={notices} />
      </ThemeProvider>
    </CoreAdminContext>
  )
}
