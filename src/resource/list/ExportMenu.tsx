/** All matching rows as a file; the server makes it, the dialog shows how far it is. */
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPage } from '../../ui/lazyPage.tsx'
import type { ExportedRows } from './ExportDialog.tsx'

export const FORMATS = ['xlsx', 'csv'] as const

const ExportDialog = lazyPage(() => import('./ExportDialog.tsx').then((m) => m.ExportDialog))

interface ExportMenuProps extends ExportedRows {
  /** How many rows there are. */
  total: number
}

export function ExportMenu({ total, ...rows }: ExportMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [format, setFormat] = useState<(typeof FORMATS)[number] | null>(null)
  return (
    <>
      <Button
        size="small"
        disabled={total === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
      >
        {translate('ra.action.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setAnchor(null)
              setFormat(each)
            }}
          >
            {translate(`list.export.${each}`, { count: total })}
          </MenuItem>
        ))}
      </Menu>
      {format && <ExportDialog rows={rows} format={format} onClose={() => setFormat(null)} />}
    </>
  )
}
