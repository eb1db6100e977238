import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { decodePaper } from '../../../domain/paper/codec.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PaperOutline } from '../../ui/PaperOutline.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { Template } from './model.ts'

interface PreviewDialogProps {
  template: Template
  onUse: () => void
  onClose: () => void
}

/** The questions of a template, before one decides. */
export function PreviewDialog({ template, onUse, onClose }: PreviewDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { data, error, refetch } = useQuestion(
    'getTemplatePaper',
    { path: { id: template.id } },
    { select: decodePaper },
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{template.title}</DialogTitle>
      <DialogContent dividers>
        {error && <FailurePage error={error} retry={() => void refetch()} />}
        {!error && data === undefined && <Waiting />}
        {data !== undefined && <PaperOutline paper={data} />}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button onClick={onClose}>{translate('action.close')}</Button>
        <Button variant="contained" color="primary" onClick={onUse}>
          {translate('templates.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
