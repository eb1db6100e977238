/** A row whose tick box says which row it chooses: react-admin's says "this row" in every one. */
import { Checkbox, TableCell } from '@mui/material'
import { type ComponentProps, createContext, useContext, useMemo } from 'react'
import {
  DataTableBody,
  DataTableClasses,
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin'
import type { ListRecord } from '../shape.ts'

/** What the box of a row is called. */
export const BoxNameContext = createContext<(record: ListRecord) => string>(() => '')

function RowBox() {
  const record = useRecordContext<ListRecord>()
  const nameOf = useContext(BoxNameContext)
  const selectedIds = useDataTableSelectedIdsContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (record === undefined) return null
  return (
    <Checkbox
      aria-label={nameOf(record)}
      color="primary"
      className={`select-item ${DataTableClasses.checkbox}`}
      checked={selectedIds?.includes(record.id) ?? false}
      onClick={(event) => {
        handleToggleItem?.(record.id, event)
        event.stopPropagation()
      }}
    />
  )
}

function ChosenRow({ children, ...row }: ComponentProps<typeof DataTableRow>) {
  const config = useDataTableConfigContext()
  const withoutBox = useMemo(() => ({ ...config, hasBulkActions: false }), [config])
  return (
    <DataTableConfigContext value={withoutBox}>
      <DataTableRow {...row}>
        {config.hasBulkActions && (
          <TableCell padding="checkbox">
            <RowBox />
          </TableCell>
        )}
        {children}
      </DataTableRow>
    </DataTableConfigContext>
  )
}

/** The rows of a table in which some can be chosen. */
export function ChosenRows(body: ComponentProps<typeof DataTableBody>) {
  return <DataTableBody {...body} row={ChosenRow} />
}
