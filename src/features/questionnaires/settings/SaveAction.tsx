import { Button } from '@mui/material'
import { useFormIsDirty, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useIsUploading } from '../../../resource/form/PictureChoice.tsx'
import { PageActions } from '../../../ui/page/PageHeader.tsx'

/** Within a form's context: the page's button that saves it. */
export function SaveAction({ formId }: { formId: string }) {
  const translate = useTranslate()
  const isDirty = useFormIsDirty()
  const { isSubmitting } = useFormState()
  const isUploading = useIsUploading()
  return (
    <PageActions>
      <Button
        type="submit"
        form={formId}
        variant="contained"
        color="primary"
        disabled={!isDirty || isSubmitting || isUploading}
      >
        {translate(isSubmitting ? 'state.saving' : isUploading ? 'state.uploading' : 'action.save')}
      </Button>
    </PageActions>
  )
}
