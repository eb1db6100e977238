/** How long a job still takes, in words that do not pretend to know it to the second. */
import { useTranslate } from 'react-admin'

const UNITS = [
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
] as const
const STEP = 5

/** Empty while nobody knows. */
export function useTimeLeft(job: { secondsLeft: number | null } | undefined): string {
  const translate = useTranslate()
  const seconds = job?.secondsLeft ?? null
  if (seconds === null) return ''
  const whole = UNITS.find((one) => seconds >= one.seconds)
  const { unit, count } = whole
    ? { unit: whole.unit, count: Math.round(seconds / whole.seconds) }
    : { unit: 'seconds', count: Math.max(STEP, Math.ceil(seconds / STEP) * STEP) }
  return translate(`jobs.left.${unit}`, { count })
}
