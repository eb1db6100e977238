import { useTranslate } from 'react-admin'
import type { CallResult } from '../../providers/calls/calls.ts'
import { Panel } from '../../ui/Panel.tsx'
import './enterprise.css'

/** Where mails go, while it cannot be changed. */
export function MailServerFacts({ setup }: { setup: CallResult<'getNotifyConfig'> }) {
  const translate = useTranslate()
  const { source, config } = setup
  if (source === 'none') return null
  const { fromName, fromAddress, host, port } = config
  return (
    <Panel title={translate('title.mailServer')}>
      <dl className="rv-facts">
        {/* The operator's own server is nobody else's business. */}
        {source === 'enterprise' && (
          <>
            <dt>{translate('mailServer.host')}</dt>
            <dd>{`${host}:${port}`}</dd>
          </>
        )}
        <dt>{translate('mailServer.sender')}</dt>
        <dd>{fromName === '' ? fromAddress : `${fromName} <${fromAddress}>`}</dd>
      </dl>
    </Panel>
  )
}
