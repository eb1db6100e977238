import { Avatar, Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAuthProvider, useDataProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { AppDataProvider } from '../../providers/calls/dataProvider.ts'
import { useActQueue } from '../../providers/kept/actQueue.ts'
import { useSession } from '../../providers/session/session.ts'
import { useLeaveApp } from '../../ui/leave/useLeaveApp.tsx'
import { lazyDialog } from '../../ui/page/lazyPage.tsx'

// Dialogs are not needed before somebody asks for one.
const ChangePasswordDialog = lazyDialog(() => import('./ChangePasswordDialog.tsx').then((m) => m.ChangePasswordDialog))

/** Of the old enterprise are what an address names by its number and what a list was filtered by, too. */
function beginAnew() {
  const [page = ''] = location.hash.split('?')
  history.replaceState(null, '', /\d/.test(page) ? '#/manage' : page)
  location.reload()
}

/** One's own tasks, the other enterprises one belongs to (spec §6), signing out. */
export function AccountMenu() {
  const translate = useTranslate()
  const authProvider = useAuthProvider()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { user, enterprises } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isChanging, setChanging] = useState(false)
  const others = enterprises.filter(({ enterpriseUid }) => enterpriseUid !== user.enterpriseUid)
  // Everything on the page belongs to the old enterprise and may not be asked for again: no `useAct`.
  const { mutateAsync: enter } = useMutation({
    mutationFn: (enterpriseUid: string) => dataProvider.switchEnterprise({ body: { enterpriseUid } }),
    onSuccess: beginAnew,
  })
  const queue = useActQueue()
  async function switchTo(enterpriseUid: string) {
    // In the other enterprise's session what still waits would be lost. What of it is refused is told on this page, so
    // it stays.
    await queue.flush()
    await enter(enterpriseUid)
  }
  const { mutateAsync: signOut } = useMutation({ mutationFn: async () => authProvider?.logout({}) })
  const { leaveBy, question } = useLeaveApp()
  const close = () => setAnchor(null)
  function leave(act: () => Promise<unknown>) {
    close()
    leaveBy(act)
  }
  function changePassword() {
    close()
    setChanging(true)
  }
  return (
    <>
      <Button
        variant="text"
        className="rv-nav-account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="rv-hidden">{translate('nav.account', { name: '' })}</span>
        <Avatar src={user.avatar || undefined} alt="" aria-hidden="true">
          {Array.from(user.displayName)[0]}
        </Avatar>
        <span>{user.displayName}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader role="presentation">{user.email}</ListSubheader>
        <MenuItem component={Link} to="/profile" onClick={close}>
          {translate('title.profile')}
        </MenuItem>
        <MenuItem component="a" href="/feedback/">
          {translate('nav.tasks')}
        </MenuItem>
        <MenuItem onClick={changePassword}>{translate('nav.changePassword')}</MenuItem>
        {others.length > 0 && <Divider />}
        {others.length > 0 && <ListSubheader role="presentation">{translate('nav.switchEnterprise')}</ListSubheader>}
        {others.map(({ enterpriseUid, enterpriseName }) => (
          <MenuItem key={enterpriseUid} onClick={() => leave(() => switchTo(enterpriseUid))}>
            {enterpriseName}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => leave(signOut)}>{translate('nav.signOut')}</MenuItem>
      </Menu>
      {question}
      {isChanging && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
