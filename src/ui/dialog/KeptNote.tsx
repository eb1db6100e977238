import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Note } from '../marks/marks.tsx'

interface KeptNoteProps {
  onRestore: () => void
  onDiscard: () => void
}

/** What was typed before the page was left is offered again. */
export function KeptNote({ onRestore, onDiscard }: KeptNoteProps) {
  const translate = useTranslate()
  return (
    <Note
      role="status"
      action={
        <Stack direction="row" spacing={1}>
          <Button size="small" onClick={onRestore}>
            {translate('kept.restore')}
          </Button>
          <Button size="small" variant="text" onClick={onDiscard}>
            {translate('kept.discard')}
          </Button>
        </Stack>
      }
    >
      {translate('kept.offer')}
    </Note>
  )
}
