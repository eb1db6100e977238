/** What will be done in a moment, and the way to call it off; it goes with the act. */
import { Button, SnackbarContent } from '@mui/material'
import { useEffect } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'
import type { WaitingAct } from '../../../providers/kept/actQueue.ts'
import { useGiveWay } from '../../../ui/notices/useGiveWay.ts'
import { useWaitingActs } from './waiting.ts'

interface WaitingNoticeProps {
  act: WaitingAct
  text: { key: string; count: number }
}

/** react-admin's notify takes an element. */
export const createWaitingNotice = (props: WaitingNoticeProps) => <WaitingNotice {...props} />

function WaitingNotice({ act, text: { key, count } }: WaitingNoticeProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const { acts, callOff } = useWaitingActs()
  const isOver = !acts.includes(act)
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  return (
    <>
      {/* Upon all that match it is marked in no row: only here can it be called off. */}
      {act.ids !== null && <GivingWay />}
      <SnackbarContent
        message={translate(key, { count })}
        action={
          <Button size="small" color="inherit" variant="text" onClick={() => callOff(act)}>
            {translate('ra.action.undo')}
          </Button>
        }
      />
    </>
  )
}

function GivingWay() {
  useGiveWay({ isWayOut: true })
  return null
}
