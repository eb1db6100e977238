import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailurePage } from '../ui/FailurePage.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { FieldValueText } from './FieldValueText.tsx'
import { useWords } from './label.ts'

interface ListTableProps {
  fields: readonly FieldDescriptor[]
  emptyKey: string
  emptyAction?: ReactNode
  hrefOf?: (id: number | string) => string
}

export function ListTable({ fields, emptyKey, emptyAction, hrefOf }: ListTableProps) {
  const translate = useTranslate()
  const { label } = useWords()
  const { data, error, isPending, filterValues, refetch } = useListContext()
  if (error) return <FailurePage error={error} retry={() => void refetch()} />
  if (isPending || data === undefined) return <Waiting />
  if (data.length === 0) {
    const isFiltered = Object.values(filterValues).some((value) => value !== '' && value !== undefined)
    return (
      <div className="rv-card">
        <EmptyState action={isFiltered ? undefined : emptyAction}>
          {translate(isFiltered ? 'state.noMatch' : emptyKey)}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="rv-card rv-scroll">
      <table className="rv-table">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.name} scope="col" className={field.kind === 'number' ? 'n' : undefined}>
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <tr key={record.id}>
              {fields.map((field, index) => (
                <td key={field.name} className={field.kind === 'number' ? 'n' : undefined}>
                  {index === 0 && hrefOf ? (
                    <a href={`#${hrefOf(record.id)}`}>
                      <FieldValueText field={field} value={record[field.name]} />
                    </a>
                  ) : (
                    <FieldValueText field={field} value={record[field.name]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
