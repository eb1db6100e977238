/** The combined reports that were saved. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { SchemaList } from '../../../resource/list/SchemaList.tsx'
import { lazyDialog } from '../../../ui/page/lazyPage.tsx'
import { GlobalTabs } from './GlobalTabs.tsx'
import type { SavedReport } from './model.ts'
import { SavedActions } from './SavedActions.tsx'

const RenameReportDialog = lazyDialog(() => import('./RenameReportDialog.tsx').then((m) => m.RenameReportDialog))

export function SavedReportsPage() {
  const translate = useTranslate()
  // Not within the row: another title makes another row of it.
  const [renamed, setRenamed] = useState<SavedReport | null>(null)
  return (
    <>
      <SchemaList
        resource="reports"
        titleKey="title.reports.global"
        above={<GlobalTabs present="saved" />}
        emptyKey="combined.empty"
        emptyAction={
          <Button component={Link} to="/reports/global">
            {translate('combined.tab.create')}
          </Button>
        }
        rowActions={(record) => {
          // The rows of the list are what its operation answers.
          const report = record as unknown as SavedReport
          return <SavedActions report={report} onRename={() => setRenamed(report)} />
        }}
      />
      {renamed && (
        <Suspense fallback={null}>
          <RenameReportDialog report={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  )
}
