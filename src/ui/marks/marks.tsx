/** The small signs of the look: dot with a word, note, meter. */
import { Alert } from '@mui/material'
import type { CSSProperties, ReactNode } from 'react'
import { INKED } from './inked.ts'

/** Names of colour tokens; never colour alone, a word always stands beside it (design §6). */
export type Tone = 'accent' | 'ok' | 'warn' | 'bad' | 'info' | 'ink-3'

// These stand in every row of long lists: plain styles cost nothing there.
const DOT: CSSProperties = { display: 'inline-block', flex: 'none', width: 8, height: 8, borderRadius: '50%' }
const LINE: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  whiteSpace: 'nowrap',
}

/** The dot of a status; a word stands beside it, or `label` says it. */
export function Dot({ tone, label }: { tone: Tone; label?: string }) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return <i style={{ ...DOT, background: `var(--${tone})` }} {...named} />
}

/** A status: a coloured dot and its word. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span style={LINE}>
      <Dot tone={tone} />
      {children}
    </span>
  )
}

const SEVERITIES = {
  accent: 'success',
  ok: 'success',
  warn: 'warning',
  bad: 'error',
  info: 'info',
  'ink-3': 'info',
} as const

interface NoteProps {
  tone?: Tone
  children: ReactNode
  action?: ReactNode
  /** A screen reader tells a `status` of its own accord; a note is met where it stands. */
  role?: 'note' | 'status'
}

/** A remark in the page, with what to do about it at its end. */
export function Note({ tone = 'warn', children, action, role = 'note' }: NoteProps) {
  return (
    <Alert role={role} severity={SEVERITIES[tone]} icon={false} action={action}>
      {children}
    </Alert>
  )
}

const METER: CSSProperties = {
  ...INKED,
  display: 'inline-block',
  verticalAlign: 'middle',
  height: 6,
  marginRight: 'var(--space-2)',
  borderRadius: 3,
  overflow: 'hidden',
  background: 'var(--line)',
}

interface MeterProps {
  done: number
  total: number
  /** Where the bar begins: scores can lie below nothing. */
  from?: number
  /** Says it in words for those who do not see the bar. */
  label: string
  /** The colour token of its own, e.g. of a level. */
  colour?: string
  width?: number | string
}

/** How much of `total` is done. */
export function Meter({ done, total, from = 0, label, colour = 'accent', width = 110 }: MeterProps) {
  const full = Math.max(from, Math.min(done, total))
  const percent = total === from ? 0 : ((full - from) / (total - from)) * 100
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={full}
      aria-valuemin={from}
      aria-valuemax={total}
      style={{ ...METER, width }}
    >
      <i style={{ display: 'block', height: '100%', width: `${percent}%`, background: `var(--${colour})` }} />
    </span>
  )
}
