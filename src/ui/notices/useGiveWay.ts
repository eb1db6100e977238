import { isValidElement, useEffect, useState } from 'react'
import { type NotificationPayload, useCloseNotification, useNotificationContext } from 'react-admin'

/** Of a failure nobody did anything after, when something else is to be told. */
const SHORTEST_READING_MILLISECONDS = 3000

/** A notice of what nobody did just now. */
export interface CanWait {
  canWait?: boolean | undefined
}

const canWait = ({ message }: NotificationPayload) => isValidElement<CanWait>(message) && message.props.canWait === true

interface HowToGiveWay {
  mustBeRead?: boolean
  /** It offers a way back or on that stands nowhere else: only what a person does takes its place. */
  isWayOut?: boolean
}

/**
 * A notice closes when something else is to be told: react-admin shows one after the other. What has to be read stays
 * a moment, unless the person has gone on to do something: then what came of that is what they look for.
 */
export function useGiveWay({ mustBeRead = false, isWayOut = false }: HowToGiveWay = {}) {
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  const [readAt] = useState(() => performance.now() + SHORTEST_READING_MILLISECONDS)
  const [isRead, setRead] = useState(!mustBeRead)
  const isAnotherWaiting = notifications.some((other) => !(isWayOut && canWait(other)))
  useEffect(() => {
    const leave = new AbortController()
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, () => setRead(true), { capture: true, signal: leave.signal })
    }
    return () => leave.abort()
  }, [])
  useEffect(() => {
    if (!isAnotherWaiting) return
    const timer = setTimeout(close, isRead ? 0 : Math.max(0, readAt - performance.now()))
    return () => clearTimeout(timer)
  }, [isAnotherWaiting, isRead, readAt, close])
}
