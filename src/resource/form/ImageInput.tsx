/** A picture: the chosen file goes to the server at once, the form keeps the address it answers. */
import { Avatar, Button, FormControl, FormHelperText, FormLabel } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { useAct } from '../../providers/useAct.ts'
import { fieldFaults } from '../../ui/fieldFaults.ts'

interface ImageInputProps {
  id: string
  source: string
  label: string
  field: FieldDescriptor
  helperText: ReactNode
}

// What the server reads (openapi uploadAvatar, uploadLogo).
const TYPES = 'image/jpeg,image/png,image/webp'

export function ImageInput({ id, source, label, field: descriptor, helperText }: ImageInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source })
  const file = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useAct(descriptor.upload === 'uploadLogo' ? 'uploadLogo' : 'uploadAvatar', {
    onSuccess: (answer) => field.onChange('logo' in answer ? answer.logo : answer.avatar),
  })
  const address = typeof field.value === 'string' ? field.value : ''
  const fault = fieldState.error?.message ?? fieldFaults(error)[0]?.message
  return (
    <FormControl error={fault !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <div className="rv-picture">
        <Avatar variant="rounded" src={address || undefined} alt={address && label} sx={{ width: 64, height: 64 }}>
          {null}
        </Avatar>
        <input
          ref={file}
          id={id}
          type="file"
          accept={TYPES}
          className="rv-hidden"
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            // The contract writes a file's bytes as a string; the call sends it as multipart.
            if (chosen !== undefined) mutate({ body: { file: chosen as unknown as string } })
            // The same file may be chosen again after it was refused.
            event.target.value = ''
          }}
        />
        <Button disabled={isPending} onClick={() => file.current?.click()}>
          {translate(isPending ? 'state.loading' : 'form.image.choose')}
        </Button>
        {address !== '' && <Button onClick={() => field.onChange('')}>{translate('action.remove')}</Button>}
      </div>
      <FormHelperText>{fault ?? helperText ?? translate('form.image.hint')}</FormHelperText>
    </FormControl>
  )
}
