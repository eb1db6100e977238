import { useEffect, useMemo } from 'react'
import { loadChunk } from '../api/chunkFailure.ts'
import { type Address, useAddress } from './address.ts'
import { FormScreen } from './form/FormScreen.tsx'
import { LatePage } from './frame/LatePage.tsx'
import { SignOutProvider } from './frame/SignOut.tsx'
import { UnkeptProvider } from './frame/Unkept.tsx'
import { TasksScreen } from './tasks/TasksScreen.tsx'
import { TextProvider, useText } from './text.tsx'
import { createVisit, type Visit } from './visit.ts'

export function App() {
  return (
    <TextProvider>
      <SignOutProvider>
        <Site />
      </SignOutProvider>
    </TextProvider>
  )
}

// What few open comes with its first use.
const loadAccount = () => loadChunk(() => import('./account/AccountPage.tsx')).then((file) => file.AccountPage)
const loadReports = () => loadChunk(() => import('./reports/ReportsPage.tsx')).then((file) => file.ReportsPage)

function Site() {
  const { t } = useText()
  const address = useAddress()
  const visit = useMemo(() => createVisit(address.secret), [address.secret])
  const place = address.isAccount ? 'account' : address.reports === null ? 'tasks' : 'reports'
  useEffect(() => {
    document.title = t('feedback.site', { place: t(`feedback.${place}`) })
  }, [t, place])
  return (
    <UnkeptProvider visit={visit}>
      <Page address={address} visit={visit} />
    </UnkeptProvider>
  )
}

function Page({ address, visit }: { address: Address; visit: Visit }) {
  if (address.isAccount) return <LatePage load={loadAccount} address={address} visit={visit} />
  if (address.reports !== null) return <LatePage load={loadReports} address={address} visit={visit} />
  if (address.relationId === null) return <TasksScreen address={address} home={visit.home} />
  return <FormScreen key={address.relationId} address={address} relationId={address.relationId} visit={visit} />
}
