import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { StaleDialog } from '../../../resource/form/StaleDialog.tsx'
import { KeptNote } from '../../../ui/dialog/KeptNote.tsx'
import { ChipChoice } from '../../../ui/inputs/ChipChoice.tsx'
import { LeaveGuard } from '../../../ui/leave/LeaveGuard.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import type { EmailType } from '../model.ts'
import { TemplateForm } from './TemplateForm.tsx'
import type { MailDrafts } from './useMailDrafts.ts'

interface TemplatesCardProps {
  mails: MailDrafts
  questionnaire: Questionnaire
}

/** The four mails of a round, one of them at a time. */
export function TemplatesCard({ mails, questionnaire }: TemplatesCardProps) {
  const translate = useTranslate()
  const { templates, kept } = mails
  const [firstKept] = kept
  const [type, setType] = useState<EmailType>('invite')
  const stored = templates.data?.find(({ emailType }) => emailType === type)
  return (
    <Panel title={translate('collection.mails.title')} hint={translate('collection.mails.hint')}>
      {firstKept !== undefined && (
        <KeptNote
          onRestore={() => {
            mails.restoreKept()
            if (!kept.includes(type)) setType(firstKept)
          }}
          onDiscard={mails.dropKept}
        />
      )}
      <ChipChoice
        choices={(templates.data ?? []).map(({ emailType }) => [emailType, translate(`collection.type.${emailType}`)])}
        value={type}
        onChange={setType}
      />
      {templates.error && templates.data === undefined && (
        <FailurePage error={templates.error} retry={() => void templates.refetch()} />
      )}
      {templates.isPending && <Waiting />}
      {stored && <TemplateForm key={type} stored={stored} mails={mails} questionnaire={questionnaire} />}
      <StaleDialog sending={mails.whoseStays} />
      <LeaveGuard isDirty={mails.isUnsaved} onKeep={mails.keep} />
    </Panel>
  )
}
