import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isDisabled } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { DeleteDialog, useDelete } from './DeleteDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { keepAsTemplate, setDisabled, useChange } from './rowCalls.ts'
import { TagsDialog } from './TagsDialog.tsx'

interface RowMenuProps {
  row: Questionnaire
  anchor: HTMLElement | null
  onClose: () => void
}

const DIALOGS = { rename: RenameDialog, copy: CopyDialog, tags: TagsDialog, delete: DeleteDialog }

export function RowMenu({ row, anchor, onClose }: RowMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const change = useChange()
  const deleteNow = useDelete(row)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = open === null ? null : DIALOGS[open]
  const disabled = isDisabled(row.disableStatus)

  function pick(act: () => void) {
    onClose()
    act()
  }
  /** Tells in the call itself: a filtered list may lose the row before the call is over. */
  const changeAndTell = (key: string, call: () => Promise<unknown>) =>
    change.mutate(async () => {
      await call()
      notify(translate(key))
    })
  const keep = () => changeAndTell('questionnaires.kept', () => keepAsTemplate(row.id))
  const toggleDisabled = () =>
    changeAndTell(disabled ? 'questionnaires.enabled' : 'questionnaires.disabled', () => setDisabled(row.id, !disabled))

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
        <MenuItem onClick={() => pick(keep)}>{translate('questionnaires.keep')}</MenuItem>
        <MenuItem onClick={() => pick(toggleDisabled)}>
          {translate(disabled ? 'questionnaires.enable' : 'questionnaires.disable')}
        </MenuItem>
        <MenuItem
          sx={{ color: 'var(--bad)' }}
          // Answers are at stake: ask first. Everything else comes back with "undo".
          onClick={() => pick(() => (row.submittedCount > 0 ? setOpen('delete') : deleteNow()))}
        >
          {translate('action.delete')}
        </MenuItem>
      </Menu>
      {Dialog !== null && <Dialog row={row} onClose={() => setOpen(null)} />}
    </>
  )
}
