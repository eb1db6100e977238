/** Rows of a list as a file; the server makes it, the dialog shows how far it is. */
import { Button, Menu, MenuItem } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPage } from '../../../ui/page/lazyPage.tsx'
import type { ExportedRows } from './ExportDialog.tsx'

export const FORMATS = ['xlsx', 'csv'] as const

const ExportDialog = lazyPage(() => import('./ExportDialog.tsx').then((m) => m.ExportDialog))

interface ExportMenuProps extends ExportedRows {
  /** How many rows there are. */
  total: number
  /** Message key of the dialog's title; gets `count`. */
  titleKey?: string
}

/** What was ordered stays as it was when the list changes meanwhile. */
type Ordered = Omit<ComponentProps<typeof ExportDialog>, 'onClose'>

export function ExportMenu({ total, titleKey = 'list.export.title', ...rows }: ExportMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [ordered, setOrdered] = useState<Ordered | null>(null)
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
              setOrdered({ rows, format: each, title: translate(titleKey, { count: total }) })
            }}
          >
            {translate(`list.export.${each}`, { count: total })}
          </MenuItem>
        ))}
      </Menu>
      {ordered && <ExportDialog {...ordered} onClose={() => setOrdered(null)} />}
    </>
  )
}
