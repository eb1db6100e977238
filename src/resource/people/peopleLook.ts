import type { SxProps, Theme } from '@mui/material'

/** A list of people to choose from, below where they are looked for. */
export const peopleLook: SxProps<Theme> = {
  display: 'grid',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-1)',
  '& search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-2)',
    '& > :not(button)': { flex: '1 1 180px', minWidth: 0 },
  },
  '& search + div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-1) var(--space-3)',
    alignItems: 'center',
    minHeight: 30,
    color: 'var(--ink-2)',
    '& > :last-child': { marginLeft: 'auto' },
  },
  '& ul': {
    height: 'min(44vh, 380px)',
    margin: 0,
    padding: 0,
    overflow: 'auto',
    listStyle: 'none',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li[data-none]': { padding: 'var(--space-3)', textAlign: 'center', color: 'var(--ink-2)' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: 40,
    padding: '0 var(--space-3)',
    cursor: 'pointer',
    '&:hover': { background: 'color-mix(in srgb, var(--accent-soft) 45%, var(--surface))' },
  },
  '& b': { fontWeight: 'var(--medium)' },
  '& small': { marginLeft: 'auto', color: 'var(--ink-2)', fontSize: 'var(--text-small)' },
}
