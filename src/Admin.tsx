/**
 * react-admin's <Admin> (AdminContext around AdminUI), whose AdminUI brings a layout with bar and menu, a sign-in page
 * and a page for each failure along, whether they are drawn or not. Here those are always the app's own.
 */
import { CssBaseline } from '@mui/material'
import type { ComponentType } from 'react'
import { AdminContext, type AdminContextProps, CoreAdminUI, type CoreAdminUIProps } from 'react-admin'

type Pages = 'layout' | 'loading' | 'catchAll' | 'error' | 'accessDenied'

type AdminProps = Omit<AdminContextProps, 'children'> &
  Required<Pick<CoreAdminUIProps, Pages>> &
  Pick<CoreAdminUIProps, 'children' | 'disableTelemetry'> & { notification: ComponentType }

export function Admin({
  children,
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
    <AdminContext {...context}>
      <CssBaseline enableColorScheme />
      <CoreAdminUI {...pages} disableTelemetry={disableTelemetry}>
        {children}
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}
