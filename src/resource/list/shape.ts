/** What a feature adds to the list the contract draws. */
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { CallInput } from '../../providers/calls/calls.ts'

// A record is what the operation of the list answers; each list knows its own.
// biome-ignore lint/suspicious/noExplicitAny: react-admin's records are open the same way
export type ListRecord = RaRecord<any>

/** Where cards stand instead of a table. */
export const PHONE = '(max-width: 640px)'

export interface ExtraColumn {
  name: string
  /** Message key of its head. */
  labelKey: string
  render: (record: ListRecord) => ReactNode
  /** The property it is ordered by, where it has one. */
  sortBy?: string
}

export type ExportedList = CallInput<'createExport'>['body']['list']

export interface ListShape {
  /** How a property is shown, where its kind alone does not say it; `plain` is what its kind makes of it. */
  cells?: Record<string, (record: ListRecord, plain: ReactNode) => ReactNode>
  /** The contract's columns that are shown from the start, where they are not the ones it lists itself. */
  listed?: readonly string[]
  /** Columns the record has no property for. */
  extraColumns?: readonly ExtraColumn[]
  /** Where a row leads; false leads nowhere. */
  rowTo?: ((record: ListRecord) => string) | false
  /** What tells a row from the others in words, where its record's name does not. */
  rowName?: (record: ListRecord) => string
  /** At the end of a row. */
  rowActions?: (record: ListRecord) => ReactNode
  /** Drawn instead of the table, from react-admin's list context. */
  rows?: ReactNode
  /** What can be done to the chosen ones. */
  bulkActions?: ReactNode
  /** The list as it can be exported. */
  exportList?: ExportedList
  /** Where filters, page, columns and density are kept, for a resource that has several lists. */
  storeKey?: string
  /** What the records lie within, for a resource that has a parent. */
  parentId?: number
  /** Filters and columns of the contract that make no sense here. */
  without?: readonly string[]
}

/** Rows are ticked for what is done to them, or to have them as a file. */
export const canChoose = ({ bulkActions, exportList }: ListShape) =>
  bulkActions !== undefined || exportList !== undefined
