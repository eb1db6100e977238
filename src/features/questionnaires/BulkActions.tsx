/** What can be done to the chosen questionnaires; each can be taken back. */
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { BulkActButton } from '../../resource/list/BulkActButton.tsx'
import { BulkDialogButton } from '../../resource/list/BulkDialogButton.tsx'
import { useSelection } from '../../resource/list/selection.ts'
import { changedOnly } from '../../resource/list/useBulkAct.ts'
import { lazyDialog } from '../../ui/lazyPage.tsx'
import { DELETE_MANY, isAtStake } from './deleting.ts'

const BulkTagDialog = lazyDialog(() => import('./BulkTagDialog.tsx').then((m) => m.BulkTagDialog))

const BulkDeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx').then((m) => m.BulkDeleteDialog))

/** What stands on another page may hold answers. */
function DeleteButton() {
  const { shown, elsewhere } = useSelection()
  const label = { labelKey: 'action.delete' }
  if (elsewhere > 0 || (shown as Questionnaire[]).some(isAtStake))
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
