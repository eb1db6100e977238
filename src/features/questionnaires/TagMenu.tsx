import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DotsButton } from './DotsButton.tsx'

interface TagMenuProps {
  name: string
  onRename: () => void
  onRemove: () => void
}

/** What can be done with one tag. */
export function TagMenu({ name, onRename, onRemove }: TagMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  function pick(act: () => void) {
    close()
    act()
  }
  return (
    <>
      <DotsButton name={name} isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={() => pick(onRename)}>{translate('questionnaires.rename')}</MenuItem>
        <MenuItem sx={{ color: 'var(--bad)' }} onClick={() => pick(onRemove)}>
          {translate('action.delete')}
        </MenuItem>
      </Menu>
    </>
  )
}
