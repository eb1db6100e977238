import { isValidElement, useEffect } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'

/** A notice of what nobody did just now: it takes no way back or on from anybody. */
export interface CanWait {
  canWait?: boolean | undefined
  /** Nobody ever did it: a page asked. All that acts have to tell goes first. */
  isNobodys?: boolean | undefined
  /** The whole of what it tells; one with the same lines tells nothing more. */
  lines?: string | undefined
}

const propsOf = ({ message }: NotificationPayload): CanWait => (isValidElement<CanWait>(message) ? message.props : {})

export const canWait = (notice: NotificationPayload) => propsOf(notice).canWait === true

export const isOfAct = (notice: NotificationPayload) => propsOf(notice).isNobodys !== true

/** What was done just now, then what came of an act that had waited, then what nobody did. */
const turnOf = (notice: NotificationPayload) => Number(canWait(notice)) + Number(!isOfAct(notice))

/** Those that wait, in the order they are to be told; the same array where they have it already. */
function inTurn(waiting: NotificationPayload[]): NotificationPayload[] {
  const turns = waiting.toSorted((one, other) => turnOf(one) - turnOf(other))
  return turns.every((notice, index) => notice === waiting[index]) ? waiting : turns
}

/** react-admin shows first what came first. */
export function useTurns() {
  const { notifications, setNotifications } = useNotificationContext()
  useEffect(() => {
    if (notifications.length > 1) setNotifications(inTurn)
  }, [notifications, setNotifications])
}

/** While `isNews` these lines stand for all the same that wait. */
export function useToldOnce(lines: string, isNews: boolean) {
  const { notifications, setNotifications } = useNotificationContext()
  const isWaitingAgain = isNews && notifications.some((notice) => propsOf(notice).lines === lines)
  useEffect(() => {
    if (isWaitingAgain) setNotifications((waiting) => waiting.filter((notice) => propsOf(notice).lines !== lines))
  }, [isWaitingAgain, lines, setNotifications])
}
