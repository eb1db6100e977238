/** The mails of a round: what became of each, and why one failed. */
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isCollecting, isOver, isSealed } from '../../../../domain/evaluation/status.ts'
import { IN_PLACE, useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useMomentText } from '../../../providers/useLanguage.ts'
import { SchemaList } from '../../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { Status, type Tone } from '../../../ui/marks/marks.tsx'
import { type Mail, type Summary, whyNotAsked } from '../model.ts'
import { useRoundAlong } from '../useRoundAlong.ts'

const TONES: Record<Mail['status'], Tone> = { waiting: 'info', sending: 'info', sent: 'ok', failed: 'bad' }

/** The JSON edge: the list's records are what listMails answers. */
const mailOf = (record: ListRecord) => record as ListRecord & Mail

function Time({ at }: { at: string | null }) {
  const dateTime = useMomentText()
  return at === null ? '—' : dateTime(at)
}

const CELLS = {
  status: (record: ListRecord, plain: ReactNode) => <Status tone={TONES[mailOf(record).status]}>{plain}</Status>,
  createdAt: (record: ListRecord) => <Time at={mailOf(record).createdAt} />,
  sentAt: (record: ListRecord) => <Time at={mailOf(record).sentAt} />,
}

/** Whoever a mail failed to reach, in the list where people are chosen to be mailed. */
const failedIn = (id: number) =>
  `/questionnaire/publish/details/${id}?filter=${encodeURIComponent('{"emailStatus":"failed"}')}`

const ASK_MILLISECONDS = 3_000
/** While they rest: the round may be enabled, or have another deadline. */
const RESTING_MILLISECONDS = 10_000
/** While no mail server takes them. */
const STUCK_MILLISECONDS = 30_000

/** Whether mails of the list are on their way. */
const isGoing = (records: readonly ListRecord[]) =>
  records.some((record) => ['waiting', 'sending'].includes(mailOf(record).status))

/** How soon mails that wait are looked at again, in milliseconds. */
function usePace(): (summary: Summary | undefined) => number {
  const { data: server } = useQuestion('getNotifyConfig', {}, IN_PLACE)
  return (summary) =>
    server?.source === 'none' || (summary?.mailTrouble ?? null) !== null ? STUCK_MILLISECONDS : ASK_MILLISECONDS
}

export function MailsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const { id } = questionnaire
  const rests = isCollecting(questionnaire) && whyNotAsked(questionnaire) !== null
  const pace = usePace()
  const { data: summary, dataUpdatedAt } = useQuestion(
    'getFeedbackSummary',
    { path: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        (data?.emailWaiting ?? 0) > 0 && (rests ? RESTING_MILLISECONDS : pace(data)),
    },
  )
  useRoundAlong(dataUpdatedAt)
  // A filter may hide those that wait.
  const waits = (summary?.emailWaiting ?? 0) > 0
  const canSendAgain = isCollecting(questionnaire) && (summary?.emailFailed ?? 0) > 0
  return (
    <SchemaList
      resource="mails"
      parentId={id}
      cells={CELLS}
      rowTo={false}
      askAgain={(records) => !rests && (waits || isGoing(records)) && pace(summary)}
      emptyKey={isSealed(questionnaire) ? 'collection.noMails.sealed' : 'collection.noMails'}
      emptyAction={
        // Nothing is mailed any more once it is over.
        isOver(questionnaire) ? null : (
          <Button variant="contained" color="primary" component={Link} to={`/questionnaire/publish/template/${id}`}>
            {translate('collection.toStart')}
          </Button>
        )
      }
      actions={
        <>
          <Button component={Link} to={`/questionnaire/publish/stats/${id}`}>
            {translate('collection.overview')}
          </Button>
          {canSendAgain && (
            <Button variant="contained" color="primary" component={Link} to={failedIn(id)}>
              {translate('collection.resend')}
            </Button>
          )}
        </>
      }
    />
  )
}
