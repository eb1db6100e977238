import { useEffect, useState } from 'react'
import { useCloseNotification, useNotificationContext } from 'react-admin'
import { canWait, isOfAct } from './useTurns.ts'

/** Of a failure nobody did anything after, when something else is to be told. */
const SHORTEST_READING_MILLISECONDS = 3000

interface HowToGiveWay {
  mustBeRead?: boolean
  /** It offers a way back or on that stands nowhere else: only what a person does takes its place. */
  isWayOut?: boolean
  /** Nobody did it: what comes of an act takes its place at once, also of one that was under way already. */
  isNobodys?: boolean
}

/**
 * A notice closes when something else is to be told: react-admin shows one after the other. What has to be read stays
 * a moment, unless the person has gone on to do something: then what came of that is what they look for. Answers whether
 * that is so.
 */
export function useGiveWay({ mustBeRead = false, isWayOut = false, isNobodys = false }: HowToGiveWay = {}) {
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  const [readAt] = useState(() => performance.now() + SHORTEST_READING_MILLISECONDS)
  const [isRead, setRead] = useState(!mustBeRead)
  const isAnotherWaiting = isWayOut ? notifications.some((other) => !canWait(other)) : notifications.length > 0
  const mayGo = isRead || (isNobodys && notifications.some(isOfAct))
  useEffect(() => {
    const leave = new AbortController()
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, () => setRead(true), { capture: true, signal: leave.signal })
    }
    return () => leave.abort()
  }, [])
  useEffect(() => {
    if (!isAnotherWaiting) return
    const timer = setTimeout(close, mayGo ? 0 : Math.max(0, readAt - performance.now()))
    return () => clearTimeout(timer)
  }, [isAnotherWaiting, mayGo, readAt, close])
  return isRead
}
