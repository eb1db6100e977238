import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'

/** Mails a person a link to confirm the address and sign in by; nobody else ever knows the password. */
export function InviteButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { mutate, isPending } = useAct('inviteEmployee', {
    onSuccess: () => notify(translate('directory.invited'), { type: 'info' }),
  })
  return (
    <Button disabled={isPending} onClick={() => mutate({ path: { id } })}>
      {translate('directory.invite')}
    </Button>
  )
}
