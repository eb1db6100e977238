import type { SxProps, Theme } from '@mui/material'

/** A form's inputs one below the other, each under its label: a label that floats into a line is no label once it is filled. */
export const formLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  '& .ra-input': { width: '100%', margin: 0 },
  // What holds its own tick box or button is a choice, which looks as everywhere; its label names no line.
  '& label:not(:has(input)), & .MuiInputLabel-root': {
    display: 'block',
    position: 'static',
    transform: 'none',
    marginBottom: 'var(--space-1)',
    fontSize: 'var(--text)',
    fontWeight: 'var(--medium)',
    color: 'var(--ink)',
    '&.Mui-focused, &.Mui-disabled': { color: 'var(--ink)' },
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  '& .MuiFormHelperText-root': { marginLeft: 0, fontSize: 'var(--text-small)', overflowWrap: 'anywhere' },
  '& fieldset:not(.MuiOutlinedInput-notchedOutline, :has(> label))': {
    display: 'grid',
    gap: 'var(--space-4)',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { padding: 0, marginBottom: 'var(--space-3)', fontWeight: 'var(--strong)' },
  },
  '& .rv-form-actions': { display: 'flex', gap: 'var(--space-3)', marginTop: 'var(--space-2)' },
  '& .rv-picture': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    '& i': {
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      borderRadius: 'var(--radius)',
      overflow: 'hidden',
      background: 'var(--accent-soft)',
      color: 'var(--accent)',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
} satisfies SxProps<Theme>

/** In a dialog the buttons stand as in every dialog: at the right, the primary one last. */
export const dialogFormLook = {
  ...formLook,
  '& .rv-form-actions': { ...formLook['& .rv-form-actions'], justifyContent: 'flex-end' },
} satisfies SxProps<Theme>
