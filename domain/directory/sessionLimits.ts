/** How long somebody stays signed in, and how exactly it is kept when they came (anonymity.md R22). */

export interface SessionLimits {
  /** Without a call of theirs administrators are signed out after so long. */
  adminIdleMinutes: number
  /** So long after signing in administrators sign in again, whatever they do. */
  adminHours: number
  /** Whoever only answers stays signed in so long, the day of signing in counted. */
  raterDays: number
}

export interface SessionTimes {
  /** Administrator of any enterprise, not of the one in use alone: changing it must not change the limits. */
  isAdministrator: boolean
  createdAt: string
  lastSeenAt: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** After which moments a session that is not over began and was seen last; '' is before all. */
export function livingAfter(isAdministrator: boolean, limits: SessionLimits, now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  if (!isAdministrator) return { createdAt: ago(limits.raterDays * DAY), lastSeenAt: '' }
  return { createdAt: ago(limits.adminHours * HOUR), lastSeenAt: ago(limits.adminIdleMinutes * MINUTE) }
}

/** Whether a session is over. */
export function isSessionOver(session: SessionTimes, limits: SessionLimits, now: Date): boolean {
  const after = livingAfter(session.isAdministrator, limits, now)
  return session.createdAt <= after.createdAt || session.lastSeenAt <= after.lastSeenAt
}

/** What is kept of a moment somebody was here: the day alone of whoever answers. */
export function keptMoment(isAdministrator: boolean, now: Date): string {
  const moment = now.toISOString()
  return isAdministrator ? moment : `${moment.slice(0, 'yyyy-mm-dd'.length)}T00:00:00.000Z`
}

/** Whether it is time to write down that somebody is here: not at every call, each would be a write. */
export function isSeenAnew({ isAdministrator, lastSeenAt }: SessionTimes, now: Date): boolean {
  const since = Date.parse(keptMoment(isAdministrator, now)) - Date.parse(lastSeenAt)
  return since >= (isAdministrator ? MINUTE : DAY)
}

/** So long at most a session lives, in milliseconds. */
export function longestSession({ adminHours, raterDays }: SessionLimits): number {
  return Math.max(adminHours * HOUR, raterDays * DAY)
}
