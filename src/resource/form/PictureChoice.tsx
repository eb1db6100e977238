/** A picture and the buttons to change it: the chosen file goes to the server at once, which answers its address. */
import { Button } from '@mui/material'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'

interface PictureChoiceProps {
  label: string
  /** Empty without a picture. */
  address: string
  upload: 'uploadAvatar' | 'uploadLogo'
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

// What the server reads (openapi uploadAvatar, uploadLogo).
const TYPES = 'image/jpeg,image/png,image/webp'

export function PictureChoice({ label, address, upload, onChange }: PictureChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useAct(upload, {
    onSuccess: (answer) => onChange('logo' in answer ? answer.logo : answer.avatar),
  })
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="rv-picture">
        <i>{address === '' ? <NoPicture /> : <img src={address} alt={label} />}</i>
        <input
          ref={file}
          id={id}
          type="file"
          accept={TYPES}
          className="rv-hidden"
          // The button beside it is what the keyboard reaches.
          tabIndex={-1}
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
        {address !== '' && <Button onClick={() => onChange('')}>{translate('action.remove')}</Button>}
      </div>
      <p className="rv-sub">{translate('form.image.hint')}</p>
    </>
  )
}
