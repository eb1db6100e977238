import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ResourceList } from '../../resource/ResourceList.tsx'
import { DirectoryTabs } from './DirectoryTabs.tsx'

export function DepartmentsPage() {
  const translate = useTranslate()
  return (
    <ResourceList
      resource="departments"
      titleKey="title.departments"
      searchKey="directory.searchDepartment"
      emptyKey="directory.noDepartments"
      above={<DirectoryTabs />}
      hrefOf={(id) => `/departments/${id}`}
      actions={
        <Button variant="contained" color="primary" href="#/departments/create">
          {translate('directory.newDepartment')}
        </Button>
      }
    />
  )
}
