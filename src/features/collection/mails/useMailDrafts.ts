/** The mails of a round as they are stored, and what is being made of them. */
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isStale } from '../../../providers/calls/errors.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useKnow } from '../../../providers/calls/useKnow.ts'
import { IN_PLACE, useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { WhoseStays } from '../../../resource/form/StaleDialog.tsx'
import type { EmailTemplate, EmailType } from '../model.ts'
import { type Draft, type Drafts, useKeptMails } from './useKeptMails.ts'

export type MailDrafts = ReturnType<typeof useMailDrafts>

const isSame = (one: EmailTemplate, other: EmailTemplate) => one.title === other.title && one.content === other.content

/** What is typed stays until it is saved or given up, also while one looks at another mail or one is being saved. */
export function useMailDrafts(questionnaireId: number) {
  const path = { id: questionnaireId }
  const templates = useQuestion('listEmailTemplates', { path }, IN_PLACE)
  const [drafts, setDrafts] = useState<Drafts>({})
  const shelf = useKeptMails(questionnaireId)
  const set = (type: EmailType, draft: Draft | undefined) => setDrafts((now) => ({ ...now, [type]: draft }))
  const sending = useSendingMail(questionnaireId, (mail) => {
    const { emailType } = mail
    shelf.drop([emailType])
    setDrafts((now) => {
      const own = now[emailType]
      // What was typed meanwhile was not sent: it stands, and differs from what is stored now.
      const rest = own === undefined || isSame(own.mail, mail) ? undefined : { mail: own.mail, over: mail }
      return { ...now, [emailType]: rest }
    })
  })
  const storedOf = (type: EmailType) => templates.data?.find(({ emailType }) => emailType === type)
  const draftOf = (stored: EmailTemplate) => drafts[stored.emailType]?.mail ?? stored
  const overOf = (mail: EmailTemplate) => drafts[mail.emailType]?.over ?? storedOf(mail.emailType) ?? mail
  const isChanged = (stored: EmailTemplate) => !isSame(draftOf(stored), stored)
  const changed = (templates.data ?? []).filter(isChanged)
  return {
    templates,
    draftOf,
    isChanged,
    isUnsaved: changed.length > 0,
    keep: () => shelf.keep(Object.fromEntries(changed.map(({ emailType }) => [emailType, drafts[emailType]]))),
    /** Of which mails something was typed before the page was left. */
    kept: shelf.types,
    restoreKept() {
      setDrafts((now) => ({ ...now, ...shelf.kept }))
      shelf.drop(shelf.types)
    },
    dropKept: () => shelf.drop(shelf.types),
    change: (mail: EmailTemplate) => set(mail.emailType, { mail, over: overOf(mail) }),
    giveUp: (type: EmailType) => set(type, undefined),
    save: (mail: EmailTemplate) => sending.send({ mail, over: overOf(mail) }),
    isSaving: sending.isPending,
    refusalOf: sending.refusalOf,
    whoseStays: useWhoseMail(sending, storedOf, set),
  }
}

/** Sends a mail with what it was made on, and keeps both when somebody else changed it in between. */
function useSendingMail(questionnaireId: number, onSaved: (mail: EmailTemplate) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const path = { id: questionnaireId }
  const know = useKnow('listEmailTemplates', { path })
  const [refused, setRefused] = useState<Draft | null>(null)
  const act = useAct('saveEmailTemplate', {
    meta: { asksWhenStale: true },
    onSuccess: (_, { body: { before, ...mail } }) => {
      notify(translate('action.saved'), { type: 'info' })
      know((stored) => stored.map((each) => (each.emailType === mail.emailType ? mail : each)))
      onSaved(mail)
    },
  })
  const { title, content, emailType } = act.variables?.body ?? {}
  return {
    send(draft: Draft) {
      setRefused(null)
      const { title, content } = draft.over
      const body = { ...draft.mail, before: { title, content } }
      act.mutate({ path, body }, { onError: (error) => isStale(error) && setRefused(draft) })
    },
    isPending: act.isPending,
    /** Why the server did not take a mail, as long as it is the one that was sent. */
    refusalOf: (mail: EmailTemplate) =>
      mail.emailType === emailType && mail.title === title && mail.content === content ? act.error : null,
    refused: act.isPending ? null : refused,
    forget: () => setRefused(null),
  }
}

/** Somebody else changed the mail in between: what was typed in one part of it leaves the other one theirs. */
function useWhoseMail(
  { refused, forget, send }: ReturnType<typeof useSendingMail>,
  storedOf: (type: EmailType) => EmailTemplate | undefined,
  set: (type: EmailType, draft: Draft | undefined) => void,
): WhoseStays {
  const translate = useTranslate()
  const theirs = refused === null ? undefined : storedOf(refused.mail.emailType)
  if (refused === null || theirs === undefined) return { theirs: null, keepMine: forget, takeTheirs: forget }
  const { mail, over } = refused
  const changes = (['title', 'content'] as const)
    .filter((part) => theirs[part] !== over[part])
    .map((part) => ({
      name: part,
      label: translate(part === 'title' ? 'collection.mail.subject' : 'collection.mail.content'),
      value: theirs[part],
    }))
  return {
    theirs: changes.length === 0 ? null : { changes },
    keepMine() {
      const title = mail.title === over.title ? theirs.title : mail.title
      const content = mail.content === over.content ? theirs.content : mail.content
      const kept = { mail: { ...mail, title, content }, over: theirs }
      set(mail.emailType, kept)
      send(kept)
    },
    takeTheirs() {
      forget()
      set(mail.emailType, undefined)
    },
  }
}
