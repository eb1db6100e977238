import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { DepartmentTable } from './DepartmentTable.tsx'
import { DirectoryTabs } from './DirectoryTabs.tsx'
import { branchesOf, type Department } from './tree.ts'

const ignore = () => {}

export function DepartmentsPage() {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const { data, error, refetch } = useGetList<Department>(
    'departments',
    { filter: words === '' ? {} : { kw: words } },
    { onError: ignore, placeholderData: (previous) => previous },
  )
  const emptyKey = words === '' ? 'directory.noDepartments' : 'state.noMatch'
  return (
    <>
      <PageHeader
        title={translate('title.departments')}
        actions={
          <Button variant="contained" color="primary" component={Link} to="/departments/create">
            {translate('directory.newDepartment')}
          </Button>
        }
      />
      <DirectoryTabs />
      <search className="rv-bar">
        <input
          className="rv-search"
          type="search"
          value={words}
          aria-label={translate('directory.searchDepartment')}
          placeholder={translate('directory.searchDepartment')}
          onChange={(event) => setWords(event.target.value)}
        />
        {data && <span className="rv-sub">{translate('state.total', { count: data.length })}</span>}
      </search>
      <div className="rv-body">
        <div className="rv-card rv-scroll">
          {error && <FailurePage error={error} retry={() => void refetch()} />}
          {!error && data === undefined && <Waiting />}
          {data?.length === 0 && <EmptyState>{translate(emptyKey)}</EmptyState>}
          {data !== undefined && data.length > 0 && <DepartmentTable branches={branchesOf(data)} />}
        </div>
      </div>
    </>
  )
}
