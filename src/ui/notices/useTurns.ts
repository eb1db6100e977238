import { isValidElement, useEffect } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'

/** A notice of what nobody did just now: it lets what a person's own act has to tell go first. */
export interface CanWait {
  canWait?: boolean | undefined
  /** The same lines are told once, however often they wait. */
  lines?: string | undefined
}

const propsOf = ({ message }: NotificationPayload): CanWait => (isValidElement<CanWait>(message) ? message.props : {})

export const canWait = (notice: NotificationPayload) => propsOf(notice).canWait === true

const isToldAlready = (notice: NotificationPayload, before: readonly NotificationPayload[]) => {
  const { lines } = propsOf(notice)
  return lines !== undefined && before.some((other) => propsOf(other).lines === lines)
}

/** Those that wait, in the order they are to be told. */
function inTurn(waiting: NotificationPayload[]): NotificationPayload[] {
  const later = waiting.filter(canWait)
  const once = later.filter((notice, index) => !isToldAlready(notice, later.slice(0, index)))
  const turns = [...waiting.filter((notice) => !canWait(notice)), ...once]
  // The same array changes nothing: nothing is drawn again.
  return turns.length === waiting.length && turns.every((notice, index) => notice === waiting[index]) ? waiting : turns
}

/** react-admin shows first what came first. */
export function useTurns() {
  const { notifications, setNotifications } = useNotificationContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each that comes
  useEffect(() => setNotifications(inTurn), [notifications, setNotifications])
}
