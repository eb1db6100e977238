/** The departments of the enterprise: the tree, and beside it what is chosen in it. */
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router'
import { holdsWords } from '../../../../domain/search.ts'
import { ExportMenu } from '../../../resource/list/jobs/ExportMenu.tsx'
import { useDepartments } from '../../../resource/people/useDepartments.ts'
import { SearchField } from '../../../ui/inputs/SearchField.tsx'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { DirectoryTabs } from '../DirectoryTabs.tsx'
import { DepartmentPane } from './DepartmentPane.tsx'
import { DepartmentTree } from './DepartmentTree.tsx'
import { nodesOf } from './departmentNodes.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useDepartmentActs } from './useDepartmentActs.ts'
import { useExpanded } from './useExpanded.ts'

const TWO_COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 'var(--space-4)',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 5fr) minmax(0, 7fr)' },
}

/** What the address asks for: a department, or a new one (`/departments/create?parent=7`). */
function useChosen() {
  const { pathname, search } = useLocation()
  const [, , last = ''] = pathname.split('/')
  const parent = new URLSearchParams(search).get('parent')
  return {
    isNew: last === 'create',
    id: last === '' || last === 'create' ? null : Number(last),
    parentId: parent === null ? null : Number(parent),
  }
}

function FirstSteps() {
  const translate = useTranslate()
  return (
    <div className="rv-card">
      <EmptyState
        action={
          <>
            <Button variant="contained" color="primary" component={Link} to="/departments/create">
              {translate('departments.first')}
            </Button>{' '}
            <Button component={Link} to="/employees/import">
              {translate('directory.import')}
            </Button>
          </>
        }
      >
        {translate('directory.noDepartments')}
      </EmptyState>
    </div>
  )
}

export function DepartmentsPage() {
  const translate = useTranslate()
  const { data, error, refetch } = useDepartments({ isShownInPlace: true })
  return (
    <>
      <PageHeader
        title={translate('title.departments')}
        subtitle={
          data !== undefined &&
          data.length > 0 && (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {translate('departments.hint')}
            </Box>
          )
        }
        actions={
          <Button variant="contained" color="primary" component={Link} to="/departments/create">
            {translate('directory.newDepartment')}
          </Button>
        }
      />
      <DirectoryTabs />
      {error && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
      {!error && data === undefined && <Waiting />}
      {data !== undefined && <Departments all={data} />}
    </>
  )
}

/** What the search finds can be had as a file, in the tree's order, with the paths an import takes. */
function Tools({ found, words }: { found: number; words: string }) {
  const translate = useTranslate()
  const kw = words.trim()
  return (
    <Box component="span" className="rv-list-tools" sx={{ marginLeft: 'auto' }}>
      <span className="rv-sub">{translate('state.total', { count: found })}</span>
      <ExportMenu list="departments" total={found} which={{ filter: kw === '' ? {} : { kw } }} />
    </Box>
  )
}

function Departments({ all }: { all: NonNullable<ReturnType<typeof useDepartments>['data']> }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const chosen = useChosen()
  const [words, setWords] = useState('')
  const [removedId, setRemovedId] = useState<number | null>(null)
  const { departments, move, rename, refused, letGo, announcement } = useDepartmentActs(all)
  const nodes = nodesOf(departments, words)
  const [expanded, setExpanded] = useExpanded(departments, nodes, { selectedId: chosen.id, isSearching: words !== '' })
  const holds = holdsWords(words)
  const removed = all.find(({ id }) => id === removedId)
  return (
    <>
      <search className="rv-bar">
        <SearchField label={translate('directory.searchDepartment')} value={words} onChange={setWords} />
        <Tools found={all.filter(({ name, departNo }) => holds(name, departNo)).length} words={words} />
      </search>
      <Box className="rv-body" sx={all.length > 0 ? TWO_COLUMNS : undefined}>
        {all.length === 0 && !chosen.isNew && <FirstSteps />}
        {all.length > 0 && (
          <div className="rv-card">
            {nodes.length === 0 && <EmptyState>{translate('state.noMatch')}</EmptyState>}
            <DepartmentTree
              departments={departments}
              nodes={nodes}
              expanded={expanded}
              onExpand={setExpanded}
              selectedId={chosen.id}
              onSelect={(id) => navigate(`/departments/${id}`)}
              onMove={move}
              onRename={rename}
              refusedName={refused}
              onLetGo={letGo}
              onRemove={setRemovedId}
            />
          </div>
        )}
        {(all.length > 0 || chosen.isNew) && (
          <DepartmentPane chosen={chosen} departments={all} onMove={move} onRemove={setRemovedId} />
        )}
      </Box>
      <p className="rv-hidden" role="status">
        {announcement}
      </p>
      {removed && <RemoveDialog department={removed} departments={all} onClose={() => setRemovedId(null)} />}
    </>
  )
}
