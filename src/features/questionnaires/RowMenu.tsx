import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isDisabled } from '../../../domain/evaluation/status.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useDone } from '../../resource/list/bulk/DoneNotice.tsx'
import { DeleteDialog, useDelete } from './DeleteDialog.tsx'
import { isAtStake } from './deleting.ts'
import { CopyDialog } from './making/CopyDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { TagsDialog } from './tags/TagsDialog.tsx'

export interface RowMenuProps {
  row: Questionnaire
  anchor: HTMLElement | null
  onClose: () => void
}

const DIALOGS = { rename: RenameDialog, copy: CopyDialog, tags: TagsDialog, delete: DeleteDialog }

export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useDone()
  const path = { id: row.id }
  // Told by the act itself: a filtered list may lose the row before it has been loaded again.
  const keep = useAct('copyToTemplate', { onSuccess: () => notify(translate('questionnaires.kept')) })
  const telling = (doneKey: string, act: 'enableQuestionnaire' | 'disableQuestionnaire') => ({
    onSuccess: () => tell({ result: { changed: [row.id] }, doneKey, takeBack: { act, input: { path } } }),
  })
  const disable = useAct('disableQuestionnaire', telling('questionnaires.disabled', 'enableQuestionnaire'))
  const enable = useAct('enableQuestionnaire', telling('questionnaires.enabled', 'disableQuestionnaire'))
  const { deleteNow } = useDelete(row)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = open === null ? null : DIALOGS[open]
  const disabled = isDisabled(row.disableStatus)

  function pick(act: () => void) {
    onClose()
    act()
  }

  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={() => pick(() => setOpen('rename'))}>{translate('questionnaires.rename')}</MenuItem>
        <MenuItem onClick={() => pick(() => setOpen('copy'))}>{translate('action.copy')}</MenuItem>
        <MenuItem onClick={() => pick(() => setOpen('tags'))}>{translate('questionnaires.tags')}</MenuItem>
        <MenuItem onClick={() => pick(() => keep.mutate({ path }))}>{translate('questionnaires.keep')}</MenuItem>
        <MenuItem onClick={() => pick(() => (disabled ? enable : disable).mutate({ path }))}>
          {translate(disabled ? 'questionnaires.enable' : 'questionnaires.disable')}
        </MenuItem>
        <MenuItem
          sx={{ color: 'var(--bad)' }}
          onClick={() => pick(() => (isAtStake(row) ? setOpen('delete') : deleteNow()))}
        >
          {translate('action.delete')}
        </MenuItem>
      </Menu>
      {Dialog !== null && <Dialog row={row} onClose={() => setOpen(null)} />}
    </>
  )
}
