/** The columns of a list: the record's own, in the contract's order, then the feature's. */
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { type ResourceName, resources } from '../../../../openapi/generated/resources.ts'
import { FieldValueText } from '../../FieldValueText.tsx'
import { useWords } from '../../label.ts'
import type { ListRecord, ListShape } from '../shape.ts'

export interface Column {
  name: string
  label: string
  isListed: boolean
  isNumber: boolean
  /** Of the property; one of the feature's own has none. */
  kind?: FieldDescriptor['kind']
  /** The property it is ordered by; without one it cannot be. */
  sortBy: string | undefined
  render: (record: ListRecord) => ReactNode
}

export function useColumns(
  resource: ResourceName,
  { cells = {}, listed, extraColumns = [], without = [] }: ListShape,
): Column[] {
  const translate = useTranslate()
  const { label } = useWords()
  const { columns, sorts } = resources[resource]
  const sortable = (name: string | undefined) => (name !== undefined && sorts.includes(name) ? name : undefined)
  // The id of another record is chosen in a form; a list shows that record's name.
  const shown = columns.filter(
    ({ name, kind, fileOnly }) => kind !== 'reference' && fileOnly !== true && !without.includes(name),
  )
  return [
    ...shown.map((field) => ({
      name: field.name,
      label: label(field),
      isListed: listed?.includes(field.name) ?? field.listed,
      // What a feature draws itself stands as it draws it.
      isNumber: field.kind === 'number' && cells[field.name] === undefined,
      kind: field.kind,
      sortBy: sortable(field.name),
      render(record: ListRecord) {
        const plain = <FieldValueText field={field} value={record[field.name]} />
        return cells[field.name]?.(record, plain) ?? plain
      },
    })),
    ...extraColumns.map(({ name, labelKey, render, sortBy }) => ({
      name,
      label: translate(labelKey),
      isListed: true,
      isNumber: false,
      sortBy: sortable(sortBy),
      render,
    })),
  ]
}
