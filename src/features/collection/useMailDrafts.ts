/** The mails of a round as they are stored, and what is being made of them. */
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { useKnow } from '../../providers/useKnow.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import type { EmailTemplate, EmailType } from './model.ts'

export type MailDrafts = ReturnType<typeof useMailDrafts>

/** What is typed stays until it is saved or given up, also while one looks at another mail or one is being saved. */
export function useMailDrafts(questionnaireId: number) {
  const translate = useTranslate()
  const notify = useNotify()
  const path = { id: questionnaireId }
  const templates = useQuestion('listEmailTemplates', { path })
  const know = useKnow('listEmailTemplates', { path })
  const [drafts, setDrafts] = useState<Partial<Record<EmailType, EmailTemplate>>>({})
  const act = useAct('saveEmailTemplate', {
    onSuccess: (_, { body }) => {
      notify(translate('action.saved'), { type: 'info' })
      know((stored) => stored.map((each) => (each.emailType === body.emailType ? body : each)))
      // What was typed meanwhile was not sent: it stands, and differs from what is stored now.
      setDrafts((now) => (now[body.emailType] === body ? { ...now, [body.emailType]: undefined } : now))
    },
  })
  const draftOf = (stored: EmailTemplate) => drafts[stored.emailType] ?? stored
  function isChanged(stored: EmailTemplate) {
    const { title, content } = draftOf(stored)
    return title !== stored.title || content !== stored.content
  }
  return {
    templates,
    draftOf,
    isChanged,
    isUnsaved: templates.data?.some(isChanged) ?? false,
    change: (draft: EmailTemplate) => setDrafts((now) => ({ ...now, [draft.emailType]: draft })),
    giveUp: (type: EmailType) => setDrafts((now) => ({ ...now, [type]: undefined })),
    save: (draft: EmailTemplate) => act.mutate({ path, body: draft }),
    isSaving: act.isPending,
    /** Why the server did not take a draft, as long as it is the one that was sent. */
    refusalOf: (draft: EmailTemplate) => (act.variables?.body === draft ? act.error : null),
  }
}
