/** The rows as react-admin's DataTable: order, columns and density of one's choice, selection, keyboard. */
import type { ReactNode } from 'react'
import { DataTable, useCreatePath, useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { BulkBar } from './BulkBar.tsx'
import { useColumns } from './columns.tsx'
import { RowControls } from './RowControls.tsx'
import type { ListRecord, ListShape } from './shape.ts'

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
  return (
    <Link to={to} onClick={(event) => event.stopPropagation()}>
      {text}
    </Link>
  )
}

export function SchemaTable({ resource, shape }: { resource: ResourceName; shape: ListShape }) {
  const columns = useColumns(resource, shape)
  const to = useRowTo(resource, shape)
  const key = shape.storeKey ?? resource
  const [density] = useStore<'small' | 'medium'>(`${key}.density`, 'medium')
  const { representation } = resources[resource]
  const hasBulk = shape.bulkActions !== undefined
  return (
    <div className="rv-card rv-scroll">
      <DataTable
        storeKey={`${key}.datatable`}
        size={density}
        rowClick={to === undefined ? false : (_id, _resource, record) => to(record as ListRecord)}
        bulkActionsToolbar={hasBulk ? <BulkBar>{shape.bulkActions}</BulkBar> : undefined}
        bulkActionButtons={hasBulk && shape.bulkActions}
        hiddenColumns={columns.filter(({ isListed }) => !isListed).map(({ name }) => name)}
        empty={false}
      >
        {columns.map(({ name, label, isNumber, sortBy, render }) => (
          <DataTable.Col
            key={name}
            source={sortBy ?? name}
            label={label}
            disableSort={sortBy === undefined}
            align={isNumber ? 'right' : undefined}
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
            label={false}
            disableSort
            cellClassName="rv-list-actions"
            render={(record) => <RowControls>{shape.rowActions?.(record as ListRecord)}</RowControls>}
          />
        )}
      </DataTable>
    </div>
  )
}
