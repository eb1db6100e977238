/** The rows as react-admin's DataTable: order, columns and density of one's choice, selection, keyboard. */
import { memo, type ReactNode } from 'react'
import {
  DataTable,
  type DataTableColumnProps,
  DataTableStoreContext,
  useCreatePath,
  useDataTableRenderContext,
  useDataTableSortContext,
  useStore,
  useTranslate,
} from 'react-admin'
import { type ResourceName, resources } from '../../../../openapi/generated/resources.ts'
import { useIdle } from '../../../providers/session/useIdle.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { BoxNameContext, ChosenRows } from '../bulk/ChosenRow.tsx'
import { canChoose, type ListRecord, type ListShape } from '../shape.ts'
import { useColumns } from './columns.tsx'
import { RowControls } from './RowControls.tsx'
import { RowLink } from './RowLink.tsx'
import { useBoxName } from './useBoxName.ts'

/** A title nobody filled still has to be seen and clicked. */
export function useRowTo(resource: ResourceName, { rowTo }: ListShape) {
  const createPath = useCreatePath()
  if (rowTo === false) return undefined
  return rowTo ?? ((record: ListRecord) => createPath({ resource, type: 'edit', id: record.id }))
}

function First({ to, isBlank, children }: { to: string | undefined; isBlank: boolean; children: ReactNode }) {
  const translate = useTranslate()
  const text = isBlank ? <i>{translate('list.untitled')}</i> : children
  if (to === undefined) return <>{text}</>
  return <RowLink to={to}>{text}</RowLink>
}

/** The choice of columns stands ready before it is opened, but not before the rows. */
function Choice(column: DataTableColumnProps) {
  return useIdle() && <DataTable.Col {...column} />
}

/** A screen reader tells by which column the rows are ordered. */
function Head(column: DataTableColumnProps) {
  const sort = useDataTableSortContext()
  const isSorted = !column.disableSort && sort?.field === column.source
  return <DataTable.Col {...column} sortDirection={isSorted && (sort?.order === 'ASC' ? 'asc' : 'desc')} />
}

/** No choice is kept here: whatever stands in it is shown. */
const UNCHOSEN = { storeKey: 'unchosen', defaultHiddenColumns: [] }

interface ColumnProps extends DataTableColumnProps {
  isHidden: boolean
  /** It names the record: without it nobody knows whose row it is. */
  isName: boolean
}

/** A column nobody wants to see has no cells; the one that names the record is always seen. */
function Column({ isHidden, isName, ...column }: ColumnProps) {
  const place = useDataTableRenderContext()
  const Cell = place === 'header' ? Head : DataTable.Col
  if (isName) {
    if (place === 'columnsSelector') return null
    return (
      <DataTableStoreContext value={UNCHOSEN}>
        <Cell {...column} />
      </DataTableStoreContext>
    )
  }
  if (place === 'columnsSelector') return <Choice {...column} />
  return isHidden && place === 'data' ? null : <Cell {...column} />
}

/** Within what scrolls sideways the bar of what is chosen would scroll away: it stands above. */
const Nothing = () => null

/** Drawn anew with its own words, columns and rows alone: each turn of the list around it would draw every cell. */
export const SchemaTable = memo(function SchemaTable({
  resource,
  shape,
}: {
  resource: ResourceName
  shape: ListShape
}) {
  const translate = useTranslate()
  const columns = useColumns(resource, shape)
  const to = useRowTo(resource, shape)
  const key = shape.storeKey ?? resource
  const storeKey = `${key}.datatable`
  const [density] = useStore<'small' | 'medium'>(`${key}.density`, 'medium')
  const unlisted = columns.filter(({ isListed }) => !isListed).map(({ name }) => name)
  const [hidden] = useStore(storeKey, unlisted)
  const { representation } = resources[resource]
  const hasBulk = canChoose(shape)
  const boxName = useBoxName(resource, shape)
  return (
    <div className="rv-card">
      {hasBulk && <BulkBar {...shape} />}
      <div className="rv-scroll">
        <BoxNameContext value={boxName}>
          <DataTable
            storeKey={storeKey}
            size={density}
            rowClick={to === undefined ? false : (_id, _resource, record) => to(record as ListRecord)}
            bulkActionsToolbar={hasBulk ? <Nothing /> : undefined}
            bulkActionButtons={hasBulk}
            body={ChosenRows}
            hiddenColumns={unlisted}
            empty={false}
          >
            {columns.map(({ name, label, kind, isNumber, sortBy, render }) => (
              <Column
                key={name}
                source={sortBy ?? name}
                isName={name === representation}
                isHidden={hidden.includes(sortBy ?? name)}
                label={label}
                disableSort={sortBy === undefined}
                align={isNumber ? 'right' : undefined}
                cellClassName={`rv-list-${name === representation ? 'first' : (kind ?? 'own')}`}
                render={(record) =>
                  name === representation ? (
                    <First to={to?.(record as ListRecord)} isBlank={!String(record[name] ?? '').trim()}>
                      {render(record as ListRecord)}
                    </First>
                  ) : (
                    render(record as ListRecord)
                  )
                }
              />
            ))}
            {shape.rowActions && (
              <DataTable.Col
                source="actions"
                label={translate('list.actions')}
                disableSort
                headerClassName="rv-list-actions"
                cellClassName="rv-list-actions"
                render={(record) => <RowControls>{shape.rowActions?.(record as ListRecord)}</RowControls>}
              />
            )}
          </DataTable>
        </BoxNameContext>
      </div>
    </div>
  )
})
