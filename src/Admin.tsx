/**
 * react-admin's <Admin>, made of its core: <Admin> brings a layout with bar and menu, a sign-in page and a page for each
 * failure along, whether they are drawn or not, and makes the theme once more. Here all of these are the app's own.
 */
import { CssBaseline } from '@mui/material'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { CoreAdminContext, type CoreAdminContextProps, CoreAdminUI, type CoreAdminUIProps } from 'react-admin'

type Pages = 'layout' | 'loading' | 'catchAll' | 'error' | 'accessDenied'

type AdminProps = Omit<CoreAdminContextProps, 'children'> &
  Required<Pick<CoreAdminUIProps, Pages>> &
  Pick<CoreAdminUIProps, 'children' | 'disableTelemetry'> & { theme: Theme; notification: ComponentType }

export function Admin({
  children,
  theme,
  layout,
  loading,
  catchAll,
  error,
  accessDenied,
  disableTelemetry,
  notification: Notification,
  ...context
}: AdminProps) {
  const pages = { layout, loading, catchAll, error, accessDenied }
  return (
    <CoreAdminContext {...context}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI {...pages} disableTelemetry={disableTelemetry}>
          {children}
        </CoreAdminUI>
        <Notification />
      </ThemeProvider>
    </CoreAdminContext>
  )
}
