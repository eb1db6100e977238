/** A picture and the buttons to change it: the chosen file goes to the server at once, which answers its address. */
import { Button } from '@mui/material'
import { useIsMutating } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isTooLarge, LARGEST_PICTURE_MB, PICTURE_TYPES } from '../../../domain/files/picture.ts'
import type { UploadId } from '../../../openapi/generated/descriptors.ts'
import { useAct } from '../../providers/calls/useAct.ts'

const UPLOAD = ['picture']

/** Whether a picture is still on its way: what is saved meanwhile would go without it. */
export const useIsUploading = () => useIsMutating({ mutationKey: UPLOAD }) > 0

interface PictureChoiceProps {
  label: string
  /** Empty without a picture. */
  address: string
  upload: UploadId
  /** The change before is still being sent. */
  isBusy?: boolean
  onChange: (address: string) => void
}

/** The place of a picture: of a person's as of a logo, so nobody's head is drawn. */
function NoPicture() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <rect x="3.5" y="5.5" width="21" height="17" rx="2.5" />
      <circle cx="10" cy="11.5" r="2" />
      <path d="m5 21 6.5-6 4 3.5 3.5-3 4.5 4" strokeLinejoin="round" />
    </svg>
  )
}

export function PictureChoice({ label, address, upload, isBusy = false, onChange }: PictureChoiceProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useAct(upload, {
    mutationKey: UPLOAD,
    // Each answers the address alone, by a name of its own.
    onSuccess(answer) {
      const [address = '']: string[] = Object.values(answer)
      onChange(address)
    },
  })
  function send(chosen: File) {
    // Before all of it has gone to the server, which would refuse it.
    if (isTooLarge(chosen)) notify(translate('form.image.tooLarge', { most: LARGEST_PICTURE_MB }), { type: 'error' })
    // The contract writes a file's bytes as a string; the call sends it as multipart.
    else mutate({ body: { file: chosen as unknown as string } })
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="rv-picture">
        <i>{address === '' ? <NoPicture /> : <img src={address} alt={label} />}</i>
        <input
          ref={file}
          id={id}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          className="rv-hidden"
          // The button beside it is what the keyboard reaches.
          tabIndex={-1}
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            if (chosen !== undefined) send(chosen)
            // The same file may be chosen again after it was refused.
            event.target.value = ''
          }}
        />
        <Button disabled={isPending || isBusy} onClick={() => file.current?.click()}>
          {translate(isPending ? 'state.uploading' : 'form.image.choose')}
        </Button>
        {address !== '' && (
          <Button disabled={isPending || isBusy} onClick={() => onChange('')}>
            {translate('action.remove')}
          </Button>
        )}
      </div>
      <p className="rv-sub">{translate('form.image.hint')}</p>
    </>
  )
}
