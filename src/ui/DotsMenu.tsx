import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { DotsButton } from './DotsButton.tsx'

interface MenuAct {
  label: string
  isDangerous?: boolean
  onPick: () => void
}

/** What a row has no room for: its acts, behind three dots. */
export function DotsMenu({ name, acts }: { name: string; acts: readonly MenuAct[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <DotsButton name={name} isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {acts.map(({ label, isDangerous, onPick }) => (
          <MenuItem
            key={label}
            sx={isDangerous ? { color: 'var(--bad)' } : undefined}
            onClick={() => {
              setAnchor(null)
              onPick()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
