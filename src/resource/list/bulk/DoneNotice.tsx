/** What an act did: how many, which were passed over and why, and the way back. */
import { Button, SnackbarContent } from '@mui/material'
import { type Identifier, useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { ActId } from '../../../../openapi/generated/calls.ts'
import type { CallInput, CallResult } from '../../../providers/calls/calls.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { IN_PLACE } from '../../../providers/calls/useQuestion.ts'
import { CloseNotice } from '../../../ui/notices/CloseNotice.tsx'
import { failureLines } from '../../../ui/notices/failureLines.ts'
import { useGiveWay } from '../../../ui/notices/useGiveWay.ts'

/** What an act upon many answers. */
export interface Done {
  changed: readonly Identifier[]
  skipped?: readonly { name: string; message: string }[]
  jobId?: number | null
}

/** The act that takes another one back. */
export interface TakeBack<Id extends ActId> {
  act: Id
  input: CallInput<Id>
  onDone?: (result: CallResult<Id>) => void
}

interface Told {
  result: Done
  doneKey: string
  /** What the sentence names besides the count. */
  names?: Record<string, string>
}

interface DoneNoticeProps<Id extends ActId> extends Told {
  takeBack?: TakeBack<Id> | undefined
}

interface ShownProps<Id extends ActId> extends DoneNoticeProps<Id> {
  /** Why it could not be taken back a moment ago. */
  failure?: Error
  onFailure: (failure: Error) => void
}

const isDone = (result: unknown): result is Done => result instanceof Object && 'changed' in result

/** The answer of an act upon many that did not just do them all. */
const leftSome = (result: unknown): result is Done =>
  isDone(result) && (result.changed.length === 0 || (result.skipped ?? []).length > 0)

const MOST_REASONS = 3

const LONG_ENOUGH_TO_REGRET = 10_000

/** Tells what an act did, and offers the way back; again with the reason, where that has failed. */
export function useDone() {
  const notify = useNotify()
  return <Id extends ActId>(props: DoneNoticeProps<Id>) => {
    const show = (failure?: Error) =>
      notify(<DoneNotice {...props} {...(failure && { failure })} onFailure={show} />, {
        // Who could not take it back a moment ago still wants to.
        autoHideDuration: failure ? null : LONG_ENOUGH_TO_REGRET,
      })
    show()
  }
}

function useLines({ result, doneKey, names }: Told, failure: Error | undefined): string[] {
  const translate = useTranslate()
  const { changed, skipped = [], jobId = null } = result
  const key = jobId !== null ? 'list.asJob' : changed.length === 0 ? 'list.wereSo' : doneKey
  const done = translate(key, { count: changed.length, ...names })
  if (failure !== undefined) return [done, translate('list.notTakenBack'), ...failureLines(failure, translate)]
  // Nothing done is no news beside the reasons for it.
  const lines = changed.length === 0 && skipped.length > 0 ? [] : [done]
  if (skipped.length > 0) lines.push(translate('list.skipped', { count: skipped.length }))
  for (const { name, message } of skipped.slice(0, MOST_REASONS))
    lines.push(name.trim() === '' ? message : `${name}: ${message}`)
  return lines
}

/** A failure, and what could not be taken back, is told also when the notice has gone meanwhile. */
function UndoButton<Id extends ActId>(props: { takeBack: TakeBack<Id>; onFailure: (error: Error) => void }) {
  const { takeBack, onFailure } = props
  const translate = useTranslate()
  const close = useCloseNotification()
  const tell = useDone()
  const { act, input, onDone } = takeBack
  const { mutate, isPending } = useAct<Id>(act, {
    meta: IN_PLACE.meta,
    onSuccess(result) {
      if (onDone !== undefined) onDone(result)
      else if (leftSome(result)) tell({ result, doneKey: 'list.takenBack' })
    },
    onError: onFailure,
  })
  return (
    <Button
      size="small"
      color="inherit"
      variant="text"
      disabled={isPending}
      onClick={() => mutate(input, { onSettled: close })}
    >
      {translate('ra.action.undo')}
    </Button>
  )
}

function DoneNotice<Id extends ActId>(props: ShownProps<Id>) {
  const { result, takeBack, failure, onFailure } = props
  const { changed, jobId = null } = result
  const translate = useTranslate()
  const close = useCloseNotification()
  // Whoever takes back means what was done last.
  const mayTakeBack = takeBack !== undefined && changed.length > 0
  useGiveWay({ mustBeRead: failure !== undefined, isWayOut: mayTakeBack })
  const toJobs = jobId !== null && (
    <Button size="small" color="inherit" variant="text" component={Link} to="/jobs" onClick={close}>
      {translate('nav.jobs')}
    </Button>
  )
  const undo = mayTakeBack && (
    <>
      <UndoButton takeBack={takeBack} onFailure={onFailure} />
      {failure && <CloseNotice />}
    </>
  )
  return <SnackbarContent message={useLines(props, failure).join('\n')} action={toJobs || undo} />
}
