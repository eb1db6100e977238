/** What can be done to the chosen questionnaires; each can be taken back. */
import { useListContext } from 'react-admin'
import { AT_ONCE } from '../../../domain/selection.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { BulkActButton } from '../../resource/list/bulk/BulkActButton.tsx'
import { BulkDialogButton } from '../../resource/list/bulk/BulkDialogButton.tsx'
import { useSelection } from '../../resource/list/bulk/selection.ts'
import { changedOnly } from '../../resource/list/bulk/useBulkAct.ts'
import { lazyDialog } from '../../ui/page/lazyPage.tsx'
import { DELETE_MANY, isAtStake, isOfDrafts } from './deleting.ts'

const BulkTagDialog = lazyDialog(() => import('./tags/BulkTagDialog.tsx').then((m) => m.BulkTagDialog))

const BulkDeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx').then((m) => m.BulkDeleteDialog))

/** What stands on another page may hold answers, but for all of a filter's drafts; a job has no "undo". */
function DeleteButton() {
  const { filterValues } = useListContext()
  const { isAll, count, shown, elsewhere } = useSelection()
  const isKnown = elsewhere === 0 || (isAll && count <= AT_ONCE && isOfDrafts(filterValues))
  const label = { labelKey: 'action.delete' }
  if (!isKnown || (shown as Questionnaire[]).some(isAtStake))
    return <BulkDialogButton {...label} Dialog={BulkDeleteDialog} />
  return <BulkActButton {...label} {...DELETE_MANY} />
}

export function BulkActions() {
  return (
    <>
      <BulkDialogButton labelKey="questionnaires.tags" Dialog={BulkTagDialog} />
      <BulkActButton
        act="bulkDisableQuestionnaires"
        labelKey="questionnaires.disable"
        doneKey="questionnaires.disabledMany"
        inverse={{ act: 'bulkEnableQuestionnaires', input: changedOnly }}
      />
      <BulkActButton
        act="bulkEnableQuestionnaires"
        labelKey="questionnaires.enable"
        doneKey="questionnaires.enabledMany"
        inverse={{ act: 'bulkDisableQuestionnaires', input: changedOnly }}
      />
      <DeleteButton />
    </>
  )
}
