/** The rows on a phone: one card a record, the listed columns below one another. */
import { useListContext, useTranslate } from 'react-admin'
import { type ResourceName, resources } from '../../../../openapi/generated/resources.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { SelectPage } from '../bulk/SelectPage.tsx'
import { canChoose, type ListRecord, type ListShape } from '../shape.ts'
import { useColumns } from './columns.tsx'
import { RecordCard } from './RecordCard.tsx'
import { useRowTo } from './SchemaTable.tsx'
import { useBoxName } from './useBoxName.ts'

export function RecordCards({ resource, shape }: { resource: ResourceName; shape: ListShape }) {
  const translate = useTranslate()
  const { data = [], selectedIds = [], onToggleItem } = useListContext<ListRecord>()
  const columns = useColumns(resource, shape).filter(({ isListed }) => isListed)
  const to = useRowTo(resource, shape)
  const boxName = useBoxName(resource, shape)
  const { representation } = resources[resource]
  const head = columns.find(({ name }) => name === representation)
  const rest = columns.filter((column) => column !== head)
  const isBlank = (record: ListRecord) => String(record[representation] ?? '').trim() === ''
  return (
    <>
      {canChoose(shape) && (
        <>
          <SelectPage />
          <BulkBar {...shape} />
        </>
      )}
      <ul className="rv-list-cards">
        {data.map((record) => (
          <RecordCard
            key={record.id}
            record={record}
            title={isBlank(record) ? translate('list.untitled') : head?.render(record)}
            to={to?.(record)}
            columns={rest}
            mark={
              canChoose(shape) && (
                <input
                  type="checkbox"
                  className="rv-check"
                  aria-label={boxName(record)}
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                />
              )
            }
            actions={shape.rowActions?.(record)}
          />
        ))}
      </ul>
    </>
  )
}
