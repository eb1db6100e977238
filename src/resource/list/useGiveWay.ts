import { useEffect } from 'react'
import { useNotificationContext } from 'react-admin'

/**
 * An offer of a way back closes as soon as something else is to be told: react-admin shows one notice after the other, and
 * whoever takes back means what was done last.
 */
export function useGiveWay(close: () => void) {
  const { notifications } = useNotificationContext()
  const isAnotherWaiting = notifications.length > 0
  useEffect(() => {
    if (isAnotherWaiting) close()
  }, [isAnotherWaiting, close])
}
