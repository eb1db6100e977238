import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { Note } from '../../ui/marks.tsx'
import { PageActions } from '../../ui/PageHeader.tsx'
import { useMailSource } from './calls.ts'
import { NotifyDialog } from './NotifyDialog.tsx'
import { PromiseCard } from './PromiseCard.tsx'
import { PublishButton } from './PublishButton.tsx'
import { ReadinessCard } from './ReadinessCard.tsx'
import { TemplatesCard } from './TemplatesCard.tsx'
import { useDateTime } from './useDateTime.ts'
import { WhatHappensCard } from './WhatHappensCard.tsx'
import './collection.css'

/** Before the start: what is missing and what will happen. After it: the mails (spec §2 start the questionnaire). */
export function StartPage() {
  const translate = useTranslate()
  const dateTime = useDateTime()
  const { questionnaire } = useCurrentQuestionnaire()
  const isStarted = isPublished(questionnaire.processStatus)
  const isOver = isFinished(questionnaire.processStatus)
  return (
    <>
      <PageActions>{!isStarted ? <PublishButton /> : !isOver && <InviteButton />}</PageActions>
      <div className="rv-body">
        {isStarted && questionnaire.publishedAt !== null && (
          <Note
            tone="ok"
            action={
              <a href={`#/questionnaire/publish/stats/${questionnaire.id}`}>{translate('collection.toProgress')}</a>
            }
          >
            {translate(isOver ? 'collection.isFinished' : 'collection.isStarted', {
              time: dateTime(questionnaire.publishedAt),
            })}
          </Note>
        )}
        <div className="rv-start" data-started={isStarted}>
          {!isStarted && (
            <div>
              <ReadinessCard questionnaire={questionnaire} />
              <WhatHappensCard questionnaire={questionnaire} />
            </div>
          )}
          <PromiseCard questionnaire={questionnaire} />
        </div>
        <MailSourceNote />
        <TemplatesCard questionnaire={questionnaire} />
      </div>
    </>
  )
}

function InviteButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        {translate('collection.invite')}
      </Button>
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

/** Without a mail server nothing leaves the house; better said before than after. */
function MailSourceNote() {
  const translate = useTranslate()
  const { data } = useMailSource()
  if (data !== 'none') return null
  return <Note>{translate('collection.noMailServer')}</Note>
}
