import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { DialogFrame } from '../../ui/DialogFrame.tsx'
import { FieldValueText } from '../FieldValueText.tsx'
import { useWords } from '../label.ts'
import { differences } from './body.ts'
import type { Sending } from './useSending.tsx'

/** Somebody else saved in between: what they changed is shown, and it is asked whose change shall stay (design §5.3). */
export function StaleDialog({ fields, sending }: { fields: readonly FieldDescriptor[]; sending: Sending }) {
  const translate = useTranslate()
  const { label } = useWords()
  const { theirs, before, keepMine, takeTheirs } = sending
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
        {differences(fields, before.current, theirs).map((field) => (
          <li key={field.name}>
            {label(field)}: <FieldValueText field={field} value={theirs[field.name]} />
          </li>
        ))}
      </ul>
      <p className="rv-sub">{translate('form.stale.mineIs')}</p>
    </DialogFrame>
  )
}
