import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DialogFrame } from './DialogFrame.tsx'
import { FailurePage } from './FailurePage.tsx'

/** In place of a dialog that could not be shown. */
export function FailureDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={translate('notice.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      <FailurePage error={error} />
    </DialogFrame>
  )
}
