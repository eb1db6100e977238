/** Whose mail server sends the enterprise's mails (spec §7 notify/config, notify/verify). */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { EnterpriseTabs } from './EnterpriseTabs.tsx'
import { MailServerFacts } from './MailServerFacts.tsx'
import { MailServerForm } from './MailServerForm.tsx'
import { TestMail } from './TestMail.tsx'

export function MailServerPage() {
  const translate = useTranslate()
  const [saves, setSaves] = useState(0)
  const { data, error, refetch } = useQuestion('getNotifyConfig', {}, IN_PLACE)
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const { source, allowedHosts, locked } = data
  const isOff = allowedHosts.length === 0
  return (
    <>
      <PageHeader title={translate('title.mailServer')} subtitle={translate(`mailServer.source.${source}`)} />
      <EnterpriseTabs />
      <PageBody isNarrow>
        {isOff && <Note tone="info">{translate('mailServer.off')}</Note>}
        {!isOff && locked && <Note>{translate('mailServer.locked')}</Note>}
        {isOff || locked ? (
          <MailServerFacts setup={data} />
        ) : (
          <MailServerForm
            setup={data}
            reload={async () => (await refetch()).data}
            onSaved={() => setSaves(saves + 1)}
          />
        )}
        {/* What a test showed is true of the set-up it was made with. */}
        <TestMail key={saves} />
      </PageBody>
    </>
  )
}
