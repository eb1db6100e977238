/** The small signs of the look: dot with a word, note, meter. */
import type { CSSProperties, ReactNode } from 'react'
import './page.css'

/** Names of colour tokens; never colour alone, a word always stands beside it (design §6). */
export type Tone = 'accent' | 'ok' | 'warn' | 'bad' | 'info' | 'ink-3'

const toned = (tone: Tone): CSSProperties => ({ ['--tone' as string]: `var(--${tone})` })

/** A status: a coloured dot and its word. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="rv-status" style={toned(tone)}>
      <i className="rv-dot" />
      {children}
    </span>
  )
}

/** A remark in the page, with what to do about it at its end. */
export function Note({ tone = 'warn', children, action }: { tone?: Tone; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rv-note" style={toned(tone)} role="note">
      <div>{children}</div>
      {action}
    </div>
  )
}

/** How much of `total` is done; `label` says it in words for those who do not see the bar. */
export function Meter({ done, total, label }: { done: number; total: number; label: string }) {
  const percent = total === 0 ? 0 : Math.min(100, (done / total) * 100)
  return (
    <span
      className="rv-meter"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
