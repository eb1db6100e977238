import { useEffect, useMemo } from 'react'
import { AccountScreen } from './account/AccountScreen.tsx'
import { useAddress } from './address.ts'
import { FormScreen } from './form/FormScreen.tsx'
import { SignOutProvider } from './frame/SignOut.tsx'
import { TasksScreen } from './tasks/TasksScreen.tsx'
import { TextProvider, useText } from './text.tsx'
import { createVisit } from './visit.ts'

export function App() {
  return (
    <TextProvider>
      <SignOutProvider>
        <Site />
      </SignOutProvider>
    </TextProvider>
  )
}

function Site() {
  const { t } = useText()
  const address = useAddress()
  const visit = useMemo(() => createVisit(address.secret), [address.secret])
  useEffect(() => {
    document.title = t('feedback.site')
  }, [t])
  if (address.isAccount) return <AccountScreen />
  if (address.relationId === null) return <TasksScreen address={address} calls={visit.calls} />
  return <FormScreen key={address.relationId} address={address} relationId={address.relationId} visit={visit} />
}
