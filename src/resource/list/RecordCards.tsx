/** The rows on a phone: one card a record, the listed columns below one another. */
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { BulkBar } from './BulkBar.tsx'
import { useColumns } from './columns.tsx'
import { useRowTo } from './SchemaTable.tsx'
import type { ListRecord, ListShape } from './shape.ts'

export function RecordCards({ resource, shape }: { resource: ResourceName; shape: ListShape }) {
  const translate = useTranslate()
  const { data = [], selectedIds = [], onToggleItem } = useListContext<ListRecord>()
  const columns = useColumns(resource, shape).filter(({ isListed }) => isListed)
  const to = useRowTo(resource, shape)
  const { representation } = resources[resource]
  const head = columns.find(({ name }) => name === representation)
  const rest = columns.filter((column) => column !== head)
  return (
    <>
      {shape.bulkActions && <BulkBar>{shape.bulkActions}</BulkBar>}
      <ul className="rv-list-cards">
        {data.map((record) => {
          const title =
            String(record[representation] ?? '').trim() === '' ? translate('list.untitled') : head?.render(record)
          return (
            <li key={record.id} className="rv-card">
              <header>
                {shape.bulkActions && (
                  <input
                    type="checkbox"
                    className="rv-check"
                    aria-label={translate('ra.action.select_row')}
                    checked={selectedIds.includes(record.id)}
                    onChange={() => onToggleItem(record.id)}
                  />
                )}
                {to === undefined ? <b>{title}</b> : <Link to={to(record)}>{title}</Link>}
                {shape.rowActions && <span className="rv-list-actions">{shape.rowActions(record)}</span>}
              </header>
              <dl>
                {rest.map(({ name, label, render }) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd>{render(record)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </>
  )
}
