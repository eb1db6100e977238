import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { useSession } from '../../providers/session/session.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** Tries the saved set-up with a mail to oneself; a mail server's refusal is told in its own words. */
export function TestMail() {
  const translate = useTranslate()
  const { email: address } = useSession().user
  const { mutate, data, isPending } = useAct('verifyNotifyConfig')
  return (
    <Panel
      title={translate('mailServer.test')}
      hint={translate('mailServer.testHint', { address })}
      action={
        <Button variant="outlined" disabled={isPending} onClick={() => mutate({ body: { notifyType: 'EMAIL' } })}>
          {translate(isPending ? 'state.loading' : 'mailServer.send')}
        </Button>
      }
    >
      <div role="status">
        {data && !isPending && (
          <Note tone={data.verified ? 'ok' : 'bad'}>
            {data.verified
              ? translate('mailServer.verified', { address })
              : translate('mailServer.refused', { reason: data.reason ?? '' })}
          </Note>
        )}
      </div>
    </Panel>
  )
}
