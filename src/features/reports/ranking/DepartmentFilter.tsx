/** The department a team view is limited to, with all below it; it stands in the address and goes along from view to view. */
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { DepartmentSelect } from '../../../resource/people/DepartmentSelect.tsx'

export interface DepartmentQuery {
  departId?: number
}

/** What goes out with the view's calls, and how another department is chosen. */
export function useDepartmentFilter() {
  const [search, setSearch] = useSearchParams()
  const departId = Number(search.get('departId'))
  const query: DepartmentQuery = Number.isSafeInteger(departId) && departId > 0 ? { departId } : {}
  const choose = (id: number | null) =>
    setSearch(
      (before) => {
        before.delete('departId')
        if (id !== null) before.set('departId', String(id))
        return before
      },
      { replace: true },
    )
  return { query, choose }
}

export const DepartmentFilter = ({ query, choose }: ReturnType<typeof useDepartmentFilter>) => (
  <Box sx={{ width: 220, maxWidth: '100%' }}>
    <DepartmentSelect value={query.departId ?? null} onChange={choose} />
  </Box>
)

/** Nobody of the department is in the round, or nobody is at all. */
export function NobodyThere({ query }: { query: DepartmentQuery }) {
  const translate = useTranslate()
  return <p className="rv-sub">{translate(query.departId === undefined ? 'reports.empty' : 'reports.nobodyThere')}</p>
}
