/** Has the server make the file of all matching rows, shows how far it is, and hands it over. */
import type { SortPayload } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import type { ExportedList } from '../shape.ts'
import { FileJobDialog } from './FileJobDialog.tsx'

/** Which rows of a list, in which order. */
export interface ExportedRows {
  list: ExportedList
  /** The questionnaire it is the list of, if it is one's. */
  parentId?: number | undefined
  /** All that match, or these alone. */
  which: { filter: Record<string, unknown> } | { ids: (number | string)[] }
  /** The contract's, where nothing is said. */
  sort?: SortPayload
}

interface ExportDialogProps {
  title: string
  rows: ExportedRows
  format: 'csv' | 'xlsx'
  onClose: () => void
}

/** The order as the operation takes it. */
function orderOf({ field, order }: SortPayload) {
  return { sort: field, order: order === 'DESC' ? ('desc' as const) : ('asc' as const) }
}

export function ExportDialog({ title, rows, format, onClose }: ExportDialogProps) {
  const language = useLanguage()
  const { mutate, isError } = useAct('createExport')
  const { list, parentId, which, sort } = rows
  const of = parentId === undefined ? {} : { parentId }
  const body = { list, ...of, format, ...which, ...(sort && orderOf(sort)), language }
  return (
    <FileJobDialog
      title={title}
      onClose={onClose}
      order={(begun) => mutate({ body }, { onSuccess: begun })}
      isRefused={isError}
    />
  )
}
