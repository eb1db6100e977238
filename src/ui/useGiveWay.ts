import { useEffect, useState } from 'react'
import { useNotificationContext } from 'react-admin'

/**
 * A notice closes when something else is to be told, but not before it has been there for `readingTime` (milliseconds):
 * react-admin shows one notice after the other.
 */
export function useGiveWay(close: () => void, readingTime = 0) {
  const { notifications } = useNotificationContext()
  const [readAt] = useState(() => performance.now() + readingTime)
  const isAnotherWaiting = notifications.length > 0
  useEffect(() => {
    if (!isAnotherWaiting) return
    const timer = setTimeout(close, Math.max(0, readAt - performance.now()))
    return () => clearTimeout(timer)
  }, [isAnotherWaiting, readAt, close])
}
