import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'

interface RemoveRaterDialogProps {
  names: { name: string; evaluatee: string; level: string }
  /** Whoever is removed may not be let in again (anonymity.md R19). */
  mayComeTooLate: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what is lost with a rater who may have begun; whether one has is not told. */
export function RemoveRaterDialog({ names, mayComeTooLate, ...dialog }: RemoveRaterDialogProps) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      title={translate('relations.removeRater', names)}
      confirmLabel={translate('relations.remove')}
      isDangerous
      {...dialog}
    >
      <p>{translate('relations.removeRater.confirm', names)}</p>
      {mayComeTooLate && <p>{translate('relations.removeRater.late', names)}</p>}
    </ConfirmDialog>
  )
}
