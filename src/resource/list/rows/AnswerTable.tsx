/** The rows of one answer, drawn as the rows of a list: there is nothing to choose or to order, and a long one has pages. */
import { useMediaQuery } from '@mui/material'
import { DataTable } from 'react-admin'
import type { ResourceName } from '../../../../openapi/generated/resources.ts'
import { usePages } from '../../../ui/page/usePages.tsx'
import { type ListRecord, PHONE } from '../shape.ts'
import type { Column } from './columns.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RowLink } from './RowLink.tsx'
import '../list.css'

export type AnswerColumn = Pick<Column, 'name' | 'label' | 'render'> & { isNumber?: boolean }

interface AnswerTableProps {
  /** Whose frame it stands in. */
  resource: ResourceName
  label: string
  rows: readonly ListRecord[]
  /** The first one names the row and leads where the row leads. */
  columns: readonly AnswerColumn[]
  rowTo: (record: ListRecord) => string
}

export function AnswerTable({ resource, label, rows, columns, rowTo }: AnswerTableProps) {
  const isPhone = useMediaQuery(PHONE)
  const { shown, turner } = usePages(rows)
  const [head, ...rest] = columns
  if (isPhone) {
    return (
      <>
        <ul className="rv-list-cards" aria-label={label}>
          {shown.map((record) => (
            <RecordCard
              key={record.id}
              record={record}
              title={head?.render(record)}
              to={rowTo(record)}
              columns={rest}
            />
          ))}
        </ul>
        {turner}
      </>
    )
  }
  return (
    <>
      <div className="rv-card rv-scroll">
        <DataTable
          resource={resource}
          aria-label={label}
          data={[...shown]}
          total={shown.length}
          isPending={false}
          size="medium"
          bulkActionButtons={false}
          rowClick={(_id, _resource, record) => rowTo(record as ListRecord)}
        >
          {columns.map(({ name, label, isNumber, render }) => (
            <DataTable.Col
              key={name}
              source={name}
              label={label}
              disableSort
              align={isNumber ? 'right' : undefined}
              render={(record) =>
                name === head?.name ? (
                  <RowLink to={rowTo(record as ListRecord)}>{render(record as ListRecord)}</RowLink>
                ) : (
                  render(record as ListRecord)
                )
              }
            />
          ))}
        </DataTable>
      </div>
      {turner}
    </>
  )
}
