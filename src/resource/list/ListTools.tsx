/** Above a list at the right: more filters and saved queries, columns, density, export. */

import DensityIcon from '@mui/icons-material/DensityMedium'
import CompactIcon from '@mui/icons-material/DensitySmall'
import { IconButton, Tooltip, useMediaQuery } from '@mui/material'
import { ColumnsButton, FilterButton, useListContext, useStore, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../openapi/generated/resources.ts'
import { lazyPage } from '../../ui/page/lazyPage.tsx'
import { QueryNames } from './address/QueryNames.tsx'
import { ExportMenu } from './jobs/ExportMenu.tsx'
import { type ExportedList, PHONE } from './shape.ts'

function DensityButton({ storeKey }: { storeKey: string }) {
  const translate = useTranslate()
  const [density, setDensity] = useStore<'small' | 'medium'>(`${storeKey}.density`, 'medium')
  const isCompact = density === 'small'
  const label = translate(isCompact ? 'list.roomy' : 'list.compact')
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setDensity(isCompact ? 'medium' : 'small')}>
        {isCompact ? <DensityIcon fontSize="small" /> : <CompactIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

const SortMenu = lazyPage(() => import('./address/SortMenu.tsx').then((m) => m.SortMenu))

interface ListToolsProps {
  resource: ResourceName
  /** Where columns and density are kept. */
  storeKey: string
  exportList: ExportedList | undefined
  parentId: number | undefined
  /** Drawn by the feature: no columns whose heads could be touched. */
  hasRows: boolean
}

export function ListTools({ resource, storeKey, exportList, parentId, hasRows }: ListToolsProps) {
  const translate = useTranslate()
  const { total, filterValues, sort } = useListContext()
  const isPhone = useMediaQuery(PHONE)
  return (
    <div className="rv-list-tools">
      {total !== undefined && <span className="rv-sub">{translate('state.total', { count: total })}</span>}
      <QueryNames>
        <FilterButton />
      </QueryNames>
      {isPhone || hasRows ? (
        <SortMenu resource={resource} />
      ) : (
        <>
          <ColumnsButton storeKey={`${storeKey}.datatable`} />
          <DensityButton storeKey={storeKey} />
        </>
      )}
      {exportList && (
        <ExportMenu
          list={exportList}
          parentId={parentId}
          total={total ?? 0}
          which={{ filter: filterValues }}
          sort={sort}
        />
      )}
    </div>
  )
}
