import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import type { Sending } from './useSending.tsx'

/** Somebody else saved in between: what they changed is shown, and it is asked whose change shall stay (design §5.3). */
export function StaleDialog({ sending }: { sending: Pick<Sending, 'theirs' | 'keepMine' | 'takeTheirs'> }) {
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
      <p className="rv-sub">{translate('form.stale.mineIs')}</p>
    </DialogFrame>
  )
}
