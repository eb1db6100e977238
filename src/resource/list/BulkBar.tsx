/** What is chosen, how much of it is out of sight, and what can be done to it. */
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../domain/selection.ts'
import { useSelection } from './selection.ts'

export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { total = 0 } = useListContext()
  const { isAll, count, elsewhere, canTakeAll, takeAll, clear } = useSelection()
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
      {count > AT_ONCE && <span>{translate(isAll ? 'list.manyAsJob' : 'list.tooMany', { most: AT_ONCE })}</span>}
      {(isAll || count <= AT_ONCE) && <span className="rv-list-bulk-acts">{children}</span>}
    </div>
  )
}
