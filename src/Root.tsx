/** react-admin's context around every page, the session loaded first (spec §2 "At start"). */
import { ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext } from 'react-admin'
import { Outlet } from 'react-router'
import { DocumentTitle } from './DocumentTitle.tsx'
import { StartUp } from './StartUp.tsx'
import { theme } from './theme/theme.ts'
import { NoticeBoard } from './ui/NoticeBoard.tsx'
import { authProvider, dataProvider, i18nProvider, notices, queryClient, store } from './wiring.ts'

export function Root() {
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
