/** A list drawn from the contract: its columns, filters and orders are the operation's; each can be replaced by name. */
import { Box, Button, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, useEffect } from 'react'
import { ListBase, ListContextProvider, ListToolbar, type SortPayload, useListContext, useTranslate } from 'react-admin'
import type { FilterDescriptor } from '../../../openapi/generated/descriptors.ts'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { PER_PAGE } from '../../providers/calls/early.ts'
import { pauseAfter } from '../../providers/calls/outage.ts'
import { IN_PLACE } from '../../providers/calls/useQuestion.ts'
import { useIdle } from '../../providers/session/useIdle.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { lazyPage } from '../../ui/page/lazyPage.tsx'
import { PageActions, PageHeader } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { SHORTEST_PAGE } from './address/address.ts'
import { ChangeFiltersContext, useNewFilters } from './address/changeFilters.ts'
import { type FilterParts, useFilterInputs } from './address/filterInputs.tsx'
import { KnownAddress } from './address/KnownAddress.tsx'
import { SelectionContext, useNewSelection, useShownSelection } from './bulk/selection.ts'
import { JobsComing } from './jobs/JobsComing.tsx'
import { ListTools } from './ListTools.tsx'
import { RecordCards } from './rows/RecordCards.tsx'
import { SchemaTable } from './rows/SchemaTable.tsx'
import { type ListRecord, type ListShape, PHONE } from './shape.ts'
import './list.css'

const KnownRecord = lazyPage(() => import('./address/KnownRecord.tsx').then((m) => m.KnownRecord))
const Pages = lazyPage(() => import('./Pages.tsx').then((m) => m.Pages))

interface SchemaListProps extends ListShape {
  resource: ResourceName
  /** Inside a frame that has its own head there is none; the actions stand in that head. */
  titleKey?: string
  subtitle?: ReactNode
  /** What the page belongs to, above its title. */
  belongsTo?: ReactNode
  /** Buttons of the page; the primary one stands last. */
  actions?: ReactNode
  /** Between header and list, such as tabs. */
  above?: ReactNode
  /** What the page says while there is nothing at all, and the next step; null where there is none, or a button above is it. */
  emptyKey: string
  emptyAction: ReactNode
  /** Inputs of the feature's own, by the filter's name. */
  filterParts?: FilterParts
  /** What the question is always asked with. */
  filter?: Record<string, unknown>
  /** How soon the shown records are asked for again, in milliseconds; false while nothing is under way. */
  askAgain?: (records: readonly ListRecord[]) => number | false
  /** The order it starts with, where it is not the contract's. */
  sort?: SortPayload
}

/**
 * Short words and times stay whole, a long name and the words of a head break where they must. What can be done with a row
 * stays in sight where a table scrolls within its card.
 */
const LOOK = {
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& form .RaFilterForm-filterFormInput': { minHeight: 36, alignItems: 'center' },
  '& form .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0 },
  '& .rv-list-toolbar': { alignItems: { xs: 'stretch', sm: 'flex-start' } },
  '& .rv-list-tools': { marginBottom: { xs: 1, sm: 0 } },
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1.5 },
  '& td': { wordBreak: 'keep-all' },
  '& th.MuiTableCell-root': { whiteSpace: 'normal', wordBreak: 'keep-all' },
  '& td.rv-list-first': { minWidth: { xs: 96, lg: 176 }, wordBreak: 'normal', overflowWrap: 'anywhere' },
  '& td.rv-list-email': { minWidth: 200, overflowWrap: 'anywhere' },
  '& td:is(.rv-list-date, .rv-list-dateTime)': { whiteSpace: 'nowrap' },
  '& .rv-list-actions': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-root.rv-list-actions': {
    ...{ position: 'sticky', right: 0, paddingBlock: 0, textAlign: 'right' },
    ...{ background: 'var(--surface)', boxShadow: '-8px 0 8px -8px var(--line)' },
  },
  '& .MuiTableRow-hover:hover > .rv-list-actions': {
    backgroundImage: 'linear-gradient(color-mix(in srgb, var(--accent-soft) 60%, transparent) 0 100%)',
  },
}

interface Asked {
  state: { data?: { data: readonly ListRecord[] } | undefined; error: unknown }
}

/** While a feature wants its records again, and less often while they do not come. */
const againBy = (askAgain: NonNullable<SchemaListProps['askAgain']>) => (query: Asked) => {
  const milliseconds = askAgain(query.state.data?.data ?? [])
  return milliseconds !== false && pauseAfter(query, milliseconds)
}

type Question = Pick<SchemaListProps, 'resource' | 'parentId' | 'askAgain' | 'storeKey'>

/** How the list asks: records of one parent have their own question, filters and selection. */
function questionOf({ resource, parentId, askAgain, storeKey }: Question) {
  const { parent } = resources[resource]
  const isOfParent = parent !== null && parentId !== undefined
  const refetchInterval = askAgain && againBy(askAgain)
  return {
    queryOptions: {
      ...IN_PLACE,
      ...(isOfParent && { meta: { ...IN_PLACE.meta, [parent]: parentId } }),
      ...(refetchInterval && { refetchInterval }),
    },
    storeKey: isOfParent ? `${resource}.${parentId}` : storeKey,
  }
}

export function SchemaList({
  resource,
  titleKey,
  subtitle,
  belongsTo,
  actions,
  above,
  emptyKey,
  emptyAction,
  filterParts,
  filter,
  askAgain,
  sort,
  ...shape
}: SchemaListProps) {
  const translate = useTranslate()
  const { without = [], parentId, exportList, storeKey } = shape
  const { sorts, lastPage, defaultSort } = resources[resource]
  const filters = resources[resource].filters.filter(({ name }) => !without.includes(name))
  const filterInputs = useFilterInputs(filters, filterParts)
  const around = useKeptFocus<HTMLDivElement>()
  return (
    <>
      {titleKey === undefined ? (
        <PageActions>{actions}</PageActions>
      ) : (
        <PageHeader title={translate(titleKey)} above={belongsTo} subtitle={subtitle} actions={actions} />
      )}
      {above}
      <KnownAddress known={{ filters, sorts, lastPage }}>
        <ListBase
          resource={resource}
          perPage={PER_PAGE}
          sort={sort ?? defaultSort ?? undefined}
          {...questionOf({ resource, parentId, askAgain, storeKey })}
          filter={filter}
          exporter={false}
          disableAuthentication
        >
          <Box className="rv-list" sx={LOOK} ref={around} tabIndex={-1}>
            <Filtered>
              <ListToolbar
                className="rv-list-toolbar"
                filters={filterInputs}
                actions={
                  <ListTools
                    {...{ resource, exportList, parentId }}
                    storeKey={storeKey ?? resource}
                    hasRows={shape.rows !== undefined}
                  />
                }
              />
              <KnownRecords filters={filters} />
            </Filtered>
            <JobsComing>
              <Selected>
                <Rows resource={resource} shape={shape} emptyKey={emptyKey} emptyAction={emptyAction} />
              </Selected>
            </JobsComing>
            {lastPage !== null && <LaterPages />}
          </Box>
        </ListBase>
      </KnownAddress>
    </>
  )
}

/** Pages stand below the rows and are drawn after them; a list no page size would divide has none, nor one that comes whole. */
function LaterPages() {
  const { data, total = 0 } = useListContext()
  const isIdle = useIdle()
  if (!data || !isIdle || total <= SHORTEST_PAGE) return null
  return (
    <Suspense fallback={null}>
      <Pages />
    </Suspense>
  )
}

/** Of filters that name records, where there is one: its code comes with its first use. */
function KnownRecords({ filters }: { filters: readonly FilterDescriptor[] }) {
  const { filterValues } = useListContext()
  const naming = filters.filter(({ name, reference }) => reference !== undefined && filterValues[name] !== undefined)
  return (
    <Suspense fallback={null}>
      {naming.map((filter) => (
        <KnownRecord key={filter.name} filter={filter} />
      ))}
    </Suspense>
  )
}

function Filtered({ children }: { children: ReactNode }) {
  return <ChangeFiltersContext value={useNewFilters()}>{children}</ChangeFiltersContext>
}

function Selected({ children }: { children: ReactNode }) {
  const selection = useNewSelection()
  const shown = useShownSelection(selection)
  return (
    <SelectionContext value={selection}>
      <ListContextProvider value={shown}>{children}</ListContextProvider>
    </SelectionContext>
  )
}

/** A page behind the last one, whose rows have gone or that never was: the last one is shown in its place. */
function BeyondLast() {
  const { page, perPage, total = 0, setPage } = useListContext()
  const last = Math.max(1, Math.ceil(total / perPage))
  useEffect(() => {
    // After react-admin has asked for the first page in its own effect: what is asked for last is what is shown.
    if (page > last) queueMicrotask(() => setPage(last))
  }, [page, last, setPage])
  return <Waiting />
}

interface RowsProps {
  resource: ResourceName
  shape: ListShape
  emptyKey: string
  emptyAction: ReactNode
}

function Rows({ resource, shape, emptyKey, emptyAction }: RowsProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery(PHONE)
  const { data, total = 0, error, isPending, filterValues, setFilters, refetch } = useListContext()
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (isPending || data === undefined) return <Waiting />
  if (data.length > 0 && shape.rows) return shape.rows
  if (data.length > 0)
    return isPhone ? (
      <RecordCards resource={resource} shape={shape} />
    ) : (
      <SchemaTable resource={resource} shape={shape} />
    )
  if (total > 0) return <BeyondLast />
  if (Object.keys(filterValues).length === 0) return <EmptyState action={emptyAction}>{translate(emptyKey)}</EmptyState>
  return (
    <EmptyState action={<Button onClick={() => setFilters({}, {})}>{translate('list.clearFilters')}</Button>}>
      {translate('state.noMatch')}
    </EmptyState>
  )
}
