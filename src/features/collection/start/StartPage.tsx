import { Box } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isCollecting, isPublished, isOver as isQuestionnaireOver } from '../../../../domain/evaluation/status.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { type Questionnaire, useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useMomentText } from '../../../providers/useLanguage.ts'
import { NotifyDialog } from '../../../resource/mail/NotifyDialog.tsx'
import { Note } from '../../../ui/marks/marks.tsx'
import { PageBody } from '../../../ui/page/PageBody.tsx'
import { PageActions } from '../../../ui/page/PageHeader.tsx'
import { MailsRestNote } from '../mails/MailsRestNote.tsx'
import { MailTroubleNote } from '../mails/MailTroubleNote.tsx'
import { TemplatesCard } from '../mails/TemplatesCard.tsx'
import { useMailDrafts } from '../mails/useMailDrafts.ts'
import { RaterChangesCard } from '../RaterChangesCard.tsx'
import { useWhyNotAsked } from '../useWhyNotAsked.ts'
import { FiguresTellCard } from './FiguresTellCard.tsx'
import { NextButton } from './NextButton.tsx'
import { PromiseCard } from './PromiseCard.tsx'
import { PublishButton } from './PublishButton.tsx'
import { ReadinessCard } from './ReadinessCard.tsx'
import { WhatHappensCard } from './WhatHappensCard.tsx'

const SIDE_BY_SIDE = { display: 'grid', gap: 2, alignItems: 'start' }

/** Before the start: what is missing and what will happen. After it: the mails (spec §2 start the questionnaire). */
export function StartPage() {
  const { questionnaire } = useCurrentQuestionnaire()
  // Another questionnaire has other mails.
  return <Start key={questionnaire.id} questionnaire={questionnaire} />
}

function Start({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const mails = useMailDrafts(questionnaire.id)
  // What is sent is what is stored: nobody shall take what stands on the page for it.
  const unsaved = mails.isUnsaved ? translate('collection.mail.unsaved') : ''
  const notAsked = useWhyNotAsked()
  const isStarted = isPublished(questionnaire.processStatus)
  const isOver = isQuestionnaireOver(questionnaire)
  return (
    <>
      <PageActions>
        {!isStarted ? (
          <PublishButton why={unsaved} />
        ) : (
          isCollecting(questionnaire) && <InviteButton why={notAsked || unsaved} />
        )}
      </PageActions>
      <PageBody>
        {isStarted && questionnaire.publishedAt !== null && (
          <StartedNote id={questionnaire.id} isOver={isOver} publishedAt={questionnaire.publishedAt} />
        )}
        <Box sx={{ ...SIDE_BY_SIDE, gridTemplateColumns: { lg: isStarted ? undefined : '1fr 1fr' } }}>
          {!isStarted && (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <ReadinessCard questionnaire={questionnaire} />
              <WhatHappensCard questionnaire={questionnaire} />
            </Box>
          )}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PromiseCard questionnaire={questionnaire} />
            {isStarted && <RaterChangesCard id={questionnaire.id} />}
            {questionnaire.type === 2 && <FiguresTellCard questionnaire={questionnaire} />}
          </Box>
        </Box>
        <MailSourceNote />
        <TemplatesCard mails={mails} questionnaire={questionnaire} />
      </PageBody>
    </>
  )
}

interface StartedNoteProps {
  id: number
  isOver: boolean
  publishedAt: string
}

/** Says what comes next; once mails were made, that is no longer the invitation. */
function StartedNote({ id, isOver, publishedAt }: StartedNoteProps) {
  const translate = useTranslate()
  const dateTime = useMomentText()
  const { data } = useQuestion('getFeedbackSummary', { path: { id } })
  const isInvited = data !== undefined && data.emailSent.invite + data.emailWaiting + data.emailFailed > 0
  const key = isInvited ? 'collection.isInvited' : 'collection.isStarted'
  return (
    <>
      <MailTroubleNote summary={data} />
      <MailsRestNote summary={data} />
      <Note
        tone="ok"
        action={<Link to={`/questionnaire/publish/stats/${id}`}>{translate('collection.toProgress')}</Link>}
      >
        {translate(isOver ? 'collection.isFinished' : key, { time: dateTime(publishedAt) })}
      </Note>
    </>
  )
}

function InviteButton({ why }: { why: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <NextButton label={translate('collection.invite')} why={why} onClick={() => setOpen(true)} />
      {isOpen && (
        <NotifyDialog
          title={translate('collection.invite')}
          audience={{ businessType: 'invite' }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Without a mail server nothing leaves the house; better said before than after, with who can set one up. */
function MailSourceNote() {
  const translate = useTranslate()
  const { data } = useQuestion('getNotifyConfig')
  if (data?.source !== 'none') return null
  if (data.allowedHosts.length === 0) return <Note>{translate('collection.noMailServer')}</Note>
  return (
    <Note action={<Link to="/enterprise/mail">{translate('title.mailServer')}</Link>}>
      {translate(data.locked ? 'collection.noMailServer.locked' : 'collection.noMailServer.own')}
    </Note>
  )
}
