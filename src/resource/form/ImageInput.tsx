import { FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { PictureChoice } from './PictureChoice.tsx'

interface ImageInputProps {
  source: string
  label: string
  field: FieldDescriptor
}

/** A picture of a record: the form keeps the address of what was uploaded. */
export function ImageInput({ source, label, field: { upload } }: ImageInputProps) {
  const { field, fieldState } = useInput({ source })
  return (
    <div>
      <PictureChoice
        label={label}
        address={typeof field.value === 'string' ? field.value : ''}
        upload={upload === 'uploadLogo' ? upload : 'uploadAvatar'}
        onChange={field.onChange}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </div>
  )
}
