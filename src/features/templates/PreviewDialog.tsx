import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { decodePaper } from '../../../domain/paper/codec.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import { PaperOutline } from '../../ui/PaperOutline.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import type { Template } from './model.ts'

interface PreviewDialogProps {
  template: Template
  onUse: () => void
  onClose: () => void
}

/** The questions of a template, before one decides. */
export function PreviewDialog({ template, onUse, onClose }: PreviewDialogProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuestion(
    'getTemplatePaper',
    { path: { id: template.id } },
    { ...IN_PLACE, select: decodePaper },
  )
  return (
    <DialogFrame
      title={template.title}
      onClose={onClose}
      width="md"
      actions={
        <>
          <LeaveButton labelKey="action.close" />
          <Button variant="contained" color="primary" onClick={onUse}>
            {translate('templates.use')}
          </Button>
        </>
      }
    >
      {error && <FailurePage error={error} retry={() => void refetch()} />}
      {!error && data === undefined && <Waiting />}
      {data !== undefined && <PaperOutline paper={data} />}
    </DialogFrame>
  )
}
