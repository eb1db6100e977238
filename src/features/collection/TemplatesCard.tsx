import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { ChipChoice } from '../../ui/ChipChoice.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { EmailTemplate, EmailType } from './model.ts'
import { TemplateForm } from './TemplateForm.tsx'

/** The four mails of a round; what is typed stays while one looks at another. */
export function TemplatesCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const templates = useQuestion('listEmailTemplates', { path: { id: questionnaire.id } })
  const [type, setType] = useState<EmailType>('invite')
  const [drafts, setDrafts] = useState<Partial<Record<EmailType, EmailTemplate>>>({})
  const stored = templates.data?.find(({ emailType }) => emailType === type)
  return (
    <Panel title={translate('collection.mails.title')} hint={translate('collection.mails.hint')}>
      <ChipChoice
        choices={(templates.data ?? []).map(({ emailType }) => [emailType, translate(`collection.type.${emailType}`)])}
        value={type}
        onChange={setType}
      />
      {templates.error && <FailurePage error={templates.error} retry={() => void templates.refetch()} />}
      {templates.isPending && <Waiting />}
      {stored && (
        <TemplateForm
          key={type}
          stored={stored}
          draft={drafts[type] ?? stored}
          questionnaire={questionnaire}
          onDraft={(draft) => setDrafts({ ...drafts, [type]: draft })}
          onSaved={() => setDrafts({ ...drafts, [type]: undefined })}
        />
      )}
    </Panel>
  )
}
