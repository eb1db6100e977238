/** A list drawn from the contract: its columns, filters and orders are the operation's; each can be replaced by name. */
import { useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { List, useListContext, useTranslate } from 'react-admin'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { PER_PAGE } from '../../providers/early.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PageActions, PageHeader } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { type FilterParts, useFilterInputs } from './filterInputs.tsx'
import { KnownAddress } from './KnownAddress.tsx'
import { ListTools } from './ListTools.tsx'
import { Pages } from './Pages.tsx'
import { RecordCards } from './RecordCards.tsx'
import { SchemaTable } from './SchemaTable.tsx'
import { SelectionContext, useNewSelection } from './selection.ts'
import type { ListShape } from './shape.ts'
import './list.css'

interface SchemaListProps extends ListShape {
  resource: ResourceName
  /** Inside a frame that has its own head there is none; the actions stand in that head. */
  titleKey?: string
  subtitle?: ReactNode
  /** Buttons of the page; the primary one stands last. */
  actions?: ReactNode
  /** Between header and list, such as tabs. */
  above?: ReactNode
  /** What the page says while there is nothing at all, and the next step. */
  emptyKey: string
  emptyAction?: ReactNode
  /** Inputs of the feature's own, by the filter's name. */
  filterParts?: FilterParts
  /** What the question is always asked with. */
  filter?: Record<string, unknown>
}

// The query client reports failures for all pages at once; this one is told in place.
const IN_PLACE = { meta: { isShownInPlace: true }, onError: () => {} }

/** The records of one parent: their own question, filters and selection. */
function ofParent(resource: ResourceName, parentId: number | undefined) {
  const { parent } = resources[resource]
  if (parent === null || parentId === undefined) return { queryOptions: IN_PLACE }
  const meta = { ...IN_PLACE.meta, [parent]: parentId }
  return { queryOptions: { ...IN_PLACE, meta }, storeKey: `${resource}.${parentId}` }
}

export function SchemaList({
  resource,
  titleKey,
  subtitle,
  actions,
  above,
  emptyKey,
  emptyAction,
  filterParts,
  filter,
  ...shape
}: SchemaListProps) {
  const translate = useTranslate()
  const { without = [], parentId, exportList } = shape
  const { sorts, defaultSort } = resources[resource]
  const filters = resources[resource].filters.filter(({ name }) => !without.includes(name))
  const filterInputs = useFilterInputs(filters, filterParts)
  return (
    <>
      {titleKey === undefined ? (
        <PageActions>{actions}</PageActions>
      ) : (
        <PageHeader title={translate(titleKey)} subtitle={subtitle} actions={actions} />
      )}
      {above}
      <KnownAddress known={{ filters, sorts }}>
        <List
          resource={resource}
          className="rv-list"
          perPage={PER_PAGE}
          sort={defaultSort ?? undefined}
          {...ofParent(resource, parentId)}
          filter={filter}
          title={false}
          empty={false}
          error={false}
          component="div"
          filters={filterInputs}
          actions={<ListTools resource={resource} exportList={exportList} parentId={parentId} />}
          pagination={<Pages />}
          exporter={false}
        >
          <Selected>
            <Rows resource={resource} shape={shape} emptyKey={emptyKey} emptyAction={emptyAction} />
          </Selected>
        </List>
      </KnownAddress>
    </>
  )
}

function Selected({ children }: { children: ReactNode }) {
  return <SelectionContext value={useNewSelection()}>{children}</SelectionContext>
}

interface RowsProps {
  resource: ResourceName
  shape: ListShape
  emptyKey: string
  emptyAction: ReactNode
}

function Rows({ resource, shape, emptyKey, emptyAction }: RowsProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 640px)')
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext()
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (isPending || data === undefined) return <Waiting />
  if (data.length > 0)
    return isPhone ? (
      <RecordCards resource={resource} shape={shape} />
    ) : (
      <SchemaTable resource={resource} shape={shape} />
    )
  if (Object.keys(filterValues).length === 0) return <EmptyState action={emptyAction}>{translate(emptyKey)}</EmptyState>
  return (
    <EmptyState
      action={
        <button type="button" className="rv-link" onClick={() => setFilters({}, [])}>
          {translate('list.clearFilters')}
        </button>
      }
    >
      {translate('state.noMatch')}
    </EmptyState>
  )
}
