import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ResourceList } from '../../resource/ResourceList.tsx'
import { DirectoryTabs } from './DirectoryTabs.tsx'
import { DisabledFilter } from './DisabledFilter.tsx'

export function EmployeesPage() {
  const translate = useTranslate()
  const importing = translate('directory.import')
  return (
    <ResourceList
      resource="employees"
      titleKey="title.employees"
      searchKey="directory.search"
      filters={<DisabledFilter />}
      emptyKey="directory.empty"
      emptyAction={
        <Button variant="contained" color="primary" href="#/employees/import">
          {importing}
        </Button>
      }
      above={<DirectoryTabs />}
      hrefOf={(id) => `/employees/${id}`}
      actions={
        <>
          <Button href="#/employees/import">{importing}</Button>
          <Button variant="contained" color="primary" href="#/employees/create">
            {translate('directory.new')}
          </Button>
        </>
      }
    />
  )
}
