import { Button } from '@mui/material'
import { useId, useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import '../../ui/choice.css'
import { PLACEHOLDERS, templateFault } from '../../../domain/evaluation/mailTemplate.ts'
import { MailPreview } from './MailPreview.tsx'
import type { EmailTemplate } from './model.ts'

interface TemplateFormProps {
  stored: EmailTemplate
  draft: EmailTemplate
  questionnaire: Questionnaire
  onDraft: (draft: EmailTemplate) => void
  onSaved: () => void
}

/** Title and text at the left, what a person will read at the right. */
export function TemplateForm({ stored, draft, questionnaire, onDraft, onSaved }: TemplateFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const save = useAct('saveEmailTemplate')
  const fault = templateFault(draft.emailType, draft.title, draft.content)
  const isChanged = draft.title !== stored.title || draft.content !== stored.content

  function insert(placeholder: string) {
    const area = text.current
    const start = area?.selectionStart ?? draft.content.length
    const end = area?.selectionEnd ?? start
    onDraft({ ...draft, content: draft.content.slice(0, start) + placeholder + draft.content.slice(end) })
    area?.focus()
  }

  function send() {
    save.mutate(
      { path: { id: questionnaire.id }, body: draft },
      {
        onSuccess: () => {
          notify(translate('action.saved'), { type: 'info' })
          onSaved()
        },
      },
    )
  }

  return (
    <div className="rv-mail">
      <div className="rv-mail-form">
        <label htmlFor={`${id}-title`}>{translate('collection.mail.subject')}</label>
        <input
          id={`${id}-title`}
          className="rv-input"
          value={draft.title}
          maxLength={200}
          onChange={(event) => onDraft({ ...draft, title: event.target.value })}
        />
        <label htmlFor={`${id}-content`}>{translate('collection.mail.content')}</label>
        <textarea
          id={`${id}-content`}
          ref={text}
          className="rv-input"
          rows={13}
          value={draft.content}
          maxLength={20_000}
          aria-describedby={`${id}-fault`}
          onChange={(event) => onDraft({ ...draft, content: event.target.value })}
        />
        <div className="rv-mail-placeholders">
          <span className="rv-sub">{translate('collection.mail.insert')}</span>
          {PLACEHOLDERS.map((name) => (
            <button key={name} type="button" className="rv-chip" onClick={() => insert(`{${name}}`)}>
              {translate(`collection.placeholder.${name}`)}
            </button>
          ))}
        </div>
        <div className="rv-mail-actions">
          <Button
            variant="contained"
            color="primary"
            disabled={!isChanged || fault !== null || save.isPending}
            onClick={send}
          >
            {translate('collection.mail.save')}
          </Button>
          {isChanged && <Button onClick={onSaved}>{translate('collection.mail.reset')}</Button>}
          <span id={`${id}-fault`} className="rv-mail-fault" role="status">
            {fault && translate(`collection.mail.${fault.fault}`, { names: fault.names.join(' ') })}
          </span>
        </div>
      </div>
      <MailPreview draft={draft} questionnaire={questionnaire} />
    </div>
  )
}
