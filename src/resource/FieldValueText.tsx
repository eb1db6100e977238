import { useGetMany, useTranslate } from 'react-admin'
import { markOf } from '../../domain/evaluation/names.ts'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { useDateText } from '../providers/useLanguage.ts'
import { useWords } from './label.ts'

const EMPTY = '—'

/** The name of a record of another resource. */
function ReferenceText({ resource, id }: { resource: string; id: number }) {
  const { data } = useGetMany(resource, { ids: [id] })
  const record = data?.[0]
  if (resource === 'employees' && record !== undefined) {
    return (
      <>
        {record.displayName} <span className="rv-sub">{markOf(record)}</span>
      </>
    )
  }
  return <>{record?.name ?? record?.title ?? EMPTY}</>
}

function DateText({ value, isByDay }: { value: string; isByDay: boolean }) {
  return <>{useDateText()(value, isByDay)}</>
}

/** A value of a record as people read it, by the kind the document gives the property. */
export function FieldValueText({ field, value }: { field: FieldDescriptor; value: unknown }) {
  const translate = useTranslate()
  const { choice } = useWords()
  if (value === null || value === undefined || String(value) === '') return <span className="rv-muted">{EMPTY}</span>
  if (field.kind === 'boolean') return <>{translate(value === true ? 'state.yes' : 'state.no')}</>
  if (field.kind === 'select') return <>{choice(field, value)}</>
  if (field.kind === 'date' || field.kind === 'dateTime') {
    return <DateText value={String(value)} isByDay={field.kind === 'date'} />
  }
  if (field.kind === 'reference') return <ReferenceText resource={field.reference ?? ''} id={Number(value)} />
  return <>{Array.isArray(value) ? value.join(', ') : String(value)}</>
}
