/** How the pages of released reports lay out what the site's stylesheet draws; raters' first files carry none of it. */

const column = { display: 'grid', minWidth: 0 } as const

export const PAPER = { ...column, gap: 'var(--space-3)', justifyItems: 'start', maxWidth: 'min(100%, 22rem)' } as const
export const STATUS = { ...column, gap: 'var(--space-2)', width: '100%', padding: 'var(--space-4)', margin: 0 } as const
export const PROGRESS = { width: '100%', accentColor: 'var(--accent)' } as const
export const ACTS = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' } as const
export const FORM = { ...column, gap: 'var(--space-5)', padding: 'var(--space-4)' } as const
export const FIELD = { ...column, gap: 'var(--space-1)' } as const
export const NAME = { fontWeight: 'var(--medium)' } as const
export const AIMS = { ...column, gap: 'var(--space-4)', border: 0, padding: 0, margin: 0 } as const
export const AIM = { ...ACTS, gap: 'var(--space-3)', alignItems: 'end' } as const
export const AIM_TEXT = { ...FIELD, flex: '1 1 260px' } as const
export const AIM_FAULT = { flex: '1 1 100%', margin: 0 } as const
export const SHARE = {
  ...ACTS,
  flexWrap: 'nowrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 44,
} as const
export const BOX = { flex: 'none', width: 20, height: 20, accentColor: 'var(--accent)' } as const
export const KEPT = { ...column, gap: 'var(--space-3)', padding: 'var(--space-4)', overflowWrap: 'anywhere' } as const
export const TEXT = { whiteSpace: 'pre-line' } as const
export const LIST = {
  ...column,
  gap: 'var(--space-2)',
  paddingInlineStart: 'var(--space-5)',
  listStyle: 'decimal',
} as const
