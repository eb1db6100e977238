import { FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import type { UploadId } from '../../../openapi/generated/descriptors.ts'
import { PictureChoice } from './PictureChoice.tsx'

interface ImageInputProps {
  source: string
  label: string
  upload: UploadId
}

/** A picture of a record: the form keeps the address of what was uploaded. */
export function ImageInput({ source, label, upload }: ImageInputProps) {
  const { field, fieldState } = useInput({ source })
  return (
    <div>
      <PictureChoice
        label={label}
        address={typeof field.value === 'string' ? field.value : ''}
        upload={upload}
        onChange={field.onChange}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </div>
  )
}
