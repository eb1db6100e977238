/** The people of the enterprise. */
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { markOf, namedApart } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { BulkActButton } from '../../resource/list/bulk/BulkActButton.tsx'
import { BulkDialogButton } from '../../resource/list/bulk/BulkDialogButton.tsx'
import { changedOnly } from '../../resource/list/bulk/useBulkAct.ts'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { lazyDialog } from '../../ui/page/lazyPage.tsx'
import { DirectoryTabs } from './DirectoryTabs.tsx'

const MovePeopleDialog = lazyDialog(() => import('./MovePeopleDialog.tsx').then((m) => m.MovePeopleDialog))

const DisablePeopleDialog = lazyDialog(() => import('./DisablePeopleDialog.tsx').then((m) => m.DisablePeopleDialog))

const InvitePeopleDialog = lazyDialog(() => import('./InvitePeopleDialog.tsx').then((m) => m.InvitePeopleDialog))

function BulkActions() {
  return (
    <>
      <BulkDialogButton labelKey="directory.move" Dialog={MovePeopleDialog} />
      <BulkDialogButton labelKey="directory.invite" Dialog={InvitePeopleDialog} />
      <BulkDialogButton labelKey="directory.disable" Dialog={DisablePeopleDialog} />
      <BulkActButton
        act="bulkEnableEmployees"
        labelKey="directory.enable"
        doneKey="directory.enabledMany"
        inverse={{ act: 'bulkDisableEmployees', input: changedOnly }}
      />
    </>
  )
}

/** Here nobody knows who shares a name with somebody. */
function nameOf(record: ListRecord): string {
  const person = record as ListRecord & components['schemas']['Employee']
  return namedApart(person.displayName, markOf(person))
}

export function EmployeesPage() {
  const translate = useTranslate()
  const importing = translate('directory.import')
  return (
    <SchemaList
      resource="employees"
      titleKey="title.employees"
      above={<DirectoryTabs />}
      rowName={nameOf}
      bulkActions={<BulkActions />}
      exportList="employees"
      emptyKey="directory.empty"
      emptyAction={
        <Button variant="contained" color="primary" component={Link} to="/employees/import">
          {importing}
        </Button>
      }
      actions={
        <>
          <Button component={Link} to="/employees/import">
            {importing}
          </Button>
          <Button variant="contained" color="primary" component={Link} to="/employees/create">
            {translate('directory.new')}
          </Button>
        </>
      }
    />
  )
}
