/** What can be done to forms, one by one and many at once. */
import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isCollecting as isStageCollecting } from '../../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useWaitingAct } from '../../../resource/list/bulk/waiting.ts'
import { DotsMenu } from '../../../ui/DotsMenu.tsx'
import { RemindDialog } from '../mails/RemindDialog.tsx'
import { type FeedbackRow, mayWithdraw, namesOf } from '../model.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CountDialog } from './CountDialog.tsx'
import '../../../ui/inputs/choice.css'
import { useWhyNotAsked } from '../useWhyNotAsked.ts'

function useAllowed() {
  const { questionnaire } = useCurrentQuestionnaire()
  // In an anonymous questionnaire every form counts, and what was sent stays (R11).
  return {
    questionnaire,
    isNamed: questionnaire.type !== 2,
    isCollecting: isStageCollecting(questionnaire),
  }
}

export function RowActs({ row }: { row: FeedbackRow }) {
  const translate = useTranslate()
  const { questionnaire, isNamed, isCollecting } = useAllowed()
  const isWaiting = useWaitingAct(row.participantRelationId) !== undefined
  const [open, setOpen] = useState<'count' | 'cancel' | null>(null)
  const isSent = row.feedbackStatus === 'submitted'
  const names = namesOf(row)
  const close = () => setOpen(null)
  if (isWaiting) return null
  const count = row.statistic ? 'leaveOut' : 'count'
  const acts = [
    ...(isNamed && (isSent || !row.statistic)
      ? [
          {
            ...{ label: translate(`collection.${count}`), fullLabel: translate(`collection.${count}.of`, names) },
            onPick: () => setOpen('count'),
          },
        ]
      : []),
    ...(isCollecting && mayWithdraw(row, isNamed)
      ? [
          {
            ...{ label: translate('collection.withdraw'), fullLabel: translate('collection.cancelOf', names) },
            onPick: () => setOpen('cancel'),
          },
        ]
      : []),
  ]
  const [only] = acts
  return (
    <>
      {isNamed && isSent && (
        <Link
          to={`/questionnaire/publish/form/${questionnaire.id}?relationId=${row.participantRelationId}`}
          aria-label={translate('collection.form.openOf', names)}
        >
          {translate('collection.form.open')}
        </Link>
      )}
      {acts.length > 1 && <DotsMenu name={`${names.evaluatee} · ${names.rater}`} acts={acts} />}
      {acts.length === 1 && only && (
        <button type="button" className="rv-link-button" aria-label={only.fullLabel} onClick={only.onPick}>
          {only.label}
        </button>
      )}
      {open === 'count' && <CountDialog statistic={!row.statistic} row={row} onClose={close} />}
      {open === 'cancel' && <CancelDialog row={row} onClose={close} />}
    </>
  )
}

export function BulkActs() {
  const translate = useTranslate()
  const { isNamed, isCollecting } = useAllowed()
  const why = useWhyNotAsked()
  const whyId = useId()
  const [open, setOpen] = useState<'leaveOut' | 'count' | 'cancel' | 'remind' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {isCollecting && why !== '' && <span id={whyId}>{why}</span>}
      {isCollecting && (
        <Button
          size="small"
          disabled={why !== ''}
          aria-describedby={why === '' ? undefined : whyId}
          onClick={() => setOpen('remind')}
        >
          {translate('collection.remindChosen')}
        </Button>
      )}
      {isNamed && (
        <>
          <Button size="small" onClick={() => setOpen('leaveOut')}>
            {translate('collection.leaveOut')}
          </Button>
          <Button size="small" onClick={() => setOpen('count')}>
            {translate('collection.count')}
          </Button>
        </>
      )}
      {isCollecting && (
        <Button size="small" onClick={() => setOpen('cancel')}>
          {translate('collection.withdraw')}
        </Button>
      )}
      {open === 'remind' && <RemindDialog onClose={close} />}
      {open === 'leaveOut' && <CountDialog statistic={false} onClose={close} />}
      {open === 'count' && <CountDialog statistic onClose={close} />}
      {open === 'cancel' && <CancelDialog onClose={close} />}
    </>
  )
}
