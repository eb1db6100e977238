/** What is chosen, how much of it is out of sight, and what can be done to it. */
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../../domain/selection.ts'
import type { ExportedRows } from '../jobs/ExportDialog.tsx'
import { ExportMenu } from '../jobs/ExportMenu.tsx'
import type { ListShape } from '../shape.ts'
import { useSelection } from './selection.ts'

/** The file changes nothing, so what was chosen stays chosen. */
function ExportChosen({ list, parentId }: Pick<ExportedRows, 'list' | 'parentId'>) {
  const { sort } = useListContext()
  const { body, count } = useSelection()
  const which = 'ids' in body ? { ids: body.ids } : { filter: body.filter }
  return <ExportMenu {...{ list, parentId, which, sort }} total={count} titleKey="list.export.chosen" />
}

export function BulkBar({
  bulkActions,
  exportList,
  parentId,
}: Pick<ListShape, 'bulkActions' | 'exportList' | 'parentId'>) {
  const translate = useTranslate()
  const { total = 0 } = useListContext()
  const { isAll, count, elsewhere, canTakeAll, takeAll, clear } = useSelection()
  // A file is no act to be undone.
  const isNoted = !isAll || bulkActions !== undefined
  if (count === 0) return null
  return (
    <div className="rv-list-bulk" role="toolbar" aria-label={translate('list.bulk')}>
      <span role="status">
        {translate('state.selected', { count })}
        {elsewhere > 0 && ` · ${translate('list.elsewhere', { count: elsewhere })}`}
      </span>
      {canTakeAll && (
        <Button size="small" variant="text" onClick={takeAll}>
          {translate('list.takeAll', { count: total })}
        </Button>
      )}
      <Button size="small" variant="text" onClick={clear}>
        {translate('ra.action.unselect')}
      </Button>
      {count > AT_ONCE && isNoted && (
        <span>{translate(isAll ? 'list.manyAsJob' : 'list.tooMany', { most: AT_ONCE })}</span>
      )}
      {(isAll || count <= AT_ONCE) && (
        <span className="rv-list-bulk-acts">
          {bulkActions}
          {exportList && <ExportChosen list={exportList} parentId={parentId} />}
        </span>
      )}
    </div>
  )
}
