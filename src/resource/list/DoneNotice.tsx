/** What an act did: how many, which were passed over and why, and the way back. */
import { Button, SnackbarContent } from '@mui/material'
import { useState } from 'react'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useGiveWay } from './waiting.ts'

interface Done {
  changed: readonly unknown[]
  skipped?: readonly { name: string; message: string }[]
  jobId?: number | null
}

interface DoneNoticeProps {
  result: Done
  doneKey: string
  /** What the sentence names besides the count. */
  names?: Record<string, string>
  takeBack?: (() => Promise<unknown>) | undefined
}

const MOST_REASONS = 3

const LONG_ENOUGH_TO_REGRET = 10_000

/** Tells what an act did, and offers the way back. */
export function useDone() {
  const notify = useNotify()
  return (props: DoneNoticeProps) => {
    const show = () => notify(<DoneNotice {...props} offerAgain={show} />, { autoHideDuration: LONG_ENOUGH_TO_REGRET })
    show()
  }
}

function DoneNotice({ result, doneKey, names, takeBack, offerAgain }: DoneNoticeProps & { offerAgain: () => void }) {
  const { changed, skipped = [], jobId = null } = result
  const translate = useTranslate()
  const close = useCloseNotification()
  useGiveWay(close)
  const [isBusy, setBusy] = useState(false)
  const done = jobId === null ? translate(doneKey, { count: changed.length, ...names }) : translate('list.asJob')
  // Nothing done is no news beside the reasons for it.
  const lines = changed.length === 0 && skipped.length > 0 ? [] : [done]
  if (skipped.length > 0) lines.push(translate('list.skipped', { count: skipped.length }))
  for (const { name, message } of skipped.slice(0, MOST_REASONS)) lines.push(`${name}: ${message}`)
  async function undo() {
    setBusy(true)
    // A failure is told by itself, and at once: one notice shows after the other, so the offer comes back behind it.
    await takeBack?.().catch(offerAgain)
    close()
  }
  const canUndo = takeBack !== undefined && jobId === null && changed.length > 0
  return (
    <SnackbarContent
      message={lines.join('\n')}
      action={
        jobId !== null ? (
          <Button size="small" color="inherit" variant="text" component={Link} to="/jobs" onClick={close}>
            {translate('nav.jobs')}
          </Button>
        ) : (
          canUndo && (
            <Button size="small" color="inherit" variant="text" disabled={isBusy} onClick={() => void undo()}>
              {translate('ra.action.undo')}
            </Button>
          )
        )
      }
    />
  )
}
