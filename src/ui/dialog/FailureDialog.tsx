import { useTranslate } from 'react-admin'
import { FailurePage } from '../page/FailurePage.tsx'
import { DialogFrame, LeaveButton } from './DialogFrame.tsx'

/** In place of a dialog that could not be shown. */
export function FailureDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <DialogFrame title={translate('notice.title')} onClose={onClose} actions={<LeaveButton labelKey="action.close" />}>
      <FailurePage error={error} />
    </DialogFrame>
  )
}
