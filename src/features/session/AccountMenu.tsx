import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAuthProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useSession } from '../../providers/session.ts'
import { useAct } from '../../providers/useAct.ts'
import { lazyDialog } from '../../ui/lazyPage.tsx'

// Dialogs are not needed before somebody asks for one.
const ChangePasswordDialog = lazyDialog(() => import('./ChangePasswordDialog.tsx').then((m) => m.ChangePasswordDialog))

/** One's own tasks, the other enterprises one belongs to (spec §6), signing out. */
export function AccountMenu() {
  const translate = useTranslate()
  const authProvider = useAuthProvider()
  const { user, enterprises } = useSession()
  const [isChanging, setChanging] = useState(false)
  const others = enterprises.filter(({ enterpriseUid }) => enterpriseUid !== user.enterpriseUid)
  const { mutate: enter } = useAct('switchEnterprise', {
    // Everything on the page belongs to the old enterprise.
    onSuccess: () => location.reload(),
  })
  const { mutate: signOut } = useMutation({ mutationFn: async () => authProvider?.logout({}) })
  return (
    <>
      <button type="button" className="rv-foot-account" popoverTarget="rv-account">
        <span className="rv-hidden">{translate('nav.account', { name: '' })}</span>
        <span className="rv-avatar" aria-hidden="true">
          {user.avatar === '' ? Array.from(user.displayName)[0] : <img src={user.avatar} alt="" />}
        </span>
        <span className="rv-foot-name">{user.displayName}</span>
      </button>
      <div id="rv-account" popover="auto" className="rv-popover">
        <p className="rv-sub">{user.email}</p>
        <Link to="/profile">{translate('title.profile')}</Link>
        <a href="/feedback/">{translate('nav.tasks')}</a>
        {others.length > 0 && <p className="rv-sub">{translate('nav.switchEnterprise')}</p>}
        {others.map(({ enterpriseUid, enterpriseName }) => (
          <button key={enterpriseUid} type="button" onClick={() => enter({ body: { enterpriseUid } })}>
            {enterpriseName}
          </button>
        ))}
        <button type="button" popoverTarget="rv-account" onClick={() => setChanging(true)}>
          {translate('nav.changePassword')}
        </button>
        <button type="button" onClick={() => signOut()}>
          {translate('nav.signOut')}
        </button>
      </div>
      {isChanging && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
