import { Box, Button, OutlinedInput, Typography } from '@mui/material'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { PLACEHOLDERS, templateFault } from '../../../../domain/evaluation/mailTemplate.ts'
import { MAIL_TEXT_MAXIMUM } from '../../../../domain/textMaxima.ts'
import { fieldFaults } from '../../../providers/calls/errors.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useTooLong } from '../../../ui/inputs/useTooLong.ts'
import type { EmailTemplate } from '../model.ts'
import { MailPreview } from './MailPreview.tsx'
import type { MailDrafts } from './useMailDrafts.ts'

interface TemplateFormProps {
  stored: EmailTemplate
  mails: MailDrafts
  questionnaire: Questionnaire
}

const COLUMNS = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' }, gap: 3 }
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }

/** Where nothing is wrong there is no second gap. */
const TOLD = { '&:empty': { marginTop: -1 } }

/** Title and text at the left, what a person will read at the right. */
export function TemplateForm({ stored, mails, questionnaire }: TemplateFormProps) {
  const translate = useTranslate()
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const draft = mails.draftOf(stored)
  const isChanged = mails.isChanged(stored)
  const tooLong = useTooLong()
  const isTooLong = tooLong(draft.title, MAIL_TEXT_MAXIMUM.title) ?? tooLong(draft.content, MAIL_TEXT_MAXIMUM.content)
  const fault = templateFault(draft.emailType, draft.title, draft.content)
  /** What is wrong with a field: as it is typed, or as the server said of what was sent. */
  function faultOf(field: 'title' | 'content') {
    if (fault?.field === field) return translate(`collection.mail.${fault.fault}`, { names: fault.names.join(' ') })
    const refused = fieldFaults(mails.refusalOf(draft)).find((one) => one.field === field)
    return tooLong(draft[field], MAIL_TEXT_MAXIMUM[field]) ?? refused?.message
  }
  const told = (field: 'title' | 'content') => (
    <Typography id={`${id}-${field}-fault`} variant="caption" color="error" role="status" sx={TOLD}>
      {faultOf(field)}
    </Typography>
  )

  function insert(placeholder: string) {
    const area = text.current
    const start = area?.selectionStart ?? draft.content.length
    const end = area?.selectionEnd ?? start
    mails.change({ ...draft, content: draft.content.slice(0, start) + placeholder + draft.content.slice(end) })
    area?.focus()
  }

  return (
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography component="label" variant="subtitle2" htmlFor={`${id}-title`}>
          {translate('collection.mail.subject')}
        </Typography>
        <OutlinedInput
          id={`${id}-title`}
          value={draft.title}
          error={Boolean(faultOf('title'))}
          slotProps={{ input: { 'aria-describedby': `${id}-title-fault` } }}
          onChange={(event) => mails.change({ ...draft, title: event.target.value })}
        />
        {told('title')}
        <Typography component="label" variant="subtitle2" htmlFor={`${id}-content`}>
          {translate('collection.mail.content')}
        </Typography>
        <OutlinedInput
          id={`${id}-content`}
          inputRef={text}
          multiline
          minRows={13}
          value={draft.content}
          error={Boolean(faultOf('content'))}
          slotProps={{ input: { 'aria-describedby': `${id}-content-fault` } }}
          onChange={(event) => mails.change({ ...draft, content: event.target.value })}
        />
        {told('content')}
        <Box sx={LINE}>
          <Typography variant="caption">{translate('collection.mail.insert')}</Typography>
          {PLACEHOLDERS.map((name) => (
            <button key={name} type="button" className="rv-chip" onClick={() => insert(`{${name}}`)}>
              {translate(`collection.placeholder.${name}`)}
            </button>
          ))}
        </Box>
        <Box sx={LINE}>
          <Button
            variant="contained"
            color="primary"
            disabled={!isChanged || fault !== null || isTooLong !== undefined || mails.isSaving}
            onClick={() => mails.save(draft)}
          >
            {translate('collection.mail.save')}
          </Button>
          {isChanged && (
            // What is being sent cannot be taken back.
            <Button disabled={mails.isSaving} onClick={() => mails.giveUp(stored.emailType)}>
              {translate('collection.mail.reset')}
            </Button>
          )}
        </Box>
      </Box>
      <MailPreview draft={draft} questionnaire={questionnaire} />
    </Box>
  )
}
