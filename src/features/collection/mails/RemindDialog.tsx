import { useTranslate } from 'react-admin'
import { useSelection } from '../../../resource/list/bulk/selection.ts'
import { NotifyDialog } from '../../../resource/mail/NotifyDialog.tsx'

/** Mails the raters of the chosen forms, or of all that match, however many. */
export function RemindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { count, body, clear } = useSelection()
  const title = translate('collection.remindSelected', { count })
  const audience = 'ids' in body ? { participants: [...body.ids] } : body
  return <NotifyDialog title={title} audience={audience} onSent={clear} onClose={onClose} />
}
