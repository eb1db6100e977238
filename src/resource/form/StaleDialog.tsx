import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'
import type { Change, Sending } from './useSending.tsx'

export interface WhoseStays extends Pick<Sending, 'keepMine' | 'takeTheirs'> {
  theirs: { changes: Change[] } | null
}

interface StaleDialogProps {
  sending: WhoseStays
  /** Message key of what it means to keep one's own. */
  mineKey?: string
}

/** Somebody else saved in between: what they changed is shown, and it is asked whose change shall stay (design §5.3). */
export function StaleDialog({ sending, mineKey = 'form.stale.mineIs' }: StaleDialogProps) {
  const translate = useTranslate()
  const { theirs, keepMine, takeTheirs } = sending
  if (theirs === null) return null
  return (
    <DialogFrame
      title={translate('form.stale.title')}
      onClose={() => {}}
      actions={
        <>
          <Button onClick={takeTheirs}>{translate('form.stale.theirs')}</Button>
          <Button variant="contained" color="error" onClick={keepMine}>
            {translate('form.stale.mine')}
          </Button>
        </>
      }
    >
      <p>{translate('form.stale.text')}</p>
      <ul>
        {theirs.changes.map(({ name, label, value }) => (
          <li key={name}>
            {label}: {value}
          </li>
        ))}
      </ul>
      <p className="rv-sub">{translate(mineKey)}</p>
    </DialogFrame>
  )
}
