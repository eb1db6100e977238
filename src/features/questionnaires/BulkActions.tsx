/** What can be done to the chosen questionnaires; each can be taken back. */
import { BulkActButton } from '../../resource/list/BulkActButton.tsx'
import { BulkDialogButton } from '../../resource/list/BulkDialogButton.tsx'
import { changedOnly } from '../../resource/list/useBulkAct.ts'
import { lazyDialog } from '../../ui/lazyPage.tsx'

const BulkTagDialog = lazyDialog(() => import('./BulkTagDialog.tsx').then((m) => m.BulkTagDialog))

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
      <BulkActButton
        act="bulkDeleteQuestionnaires"
        labelKey="action.delete"
        doneKey="questionnaires.deletedMany"
        inverse={{ act: 'bulkRestoreQuestionnaires', input: changedOnly }}
      />
    </>
  )
}
