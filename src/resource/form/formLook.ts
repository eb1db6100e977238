import type { SxProps, Theme } from '@mui/material'

/** A form's inputs one below the other, each under its label: a label that floats into a line is no label once it is filled. */
export const formLook: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  '& .ra-input': { width: '100%', margin: 0 },
  '& .MuiInputLabel-root, & .MuiFormLabel-root': {
    position: 'static',
    transform: 'none',
    marginBottom: '4px',
    fontSize: 14,
    fontWeight: 550,
    color: 'var(--ink)',
    '&.Mui-focused, &.Mui-disabled': { color: 'var(--ink)' },
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
  '& .MuiFormHelperText-root': { marginLeft: 0, fontSize: 12.5 },
  '& fieldset:not(.MuiOutlinedInput-notchedOutline)': {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { marginBottom: '12px', fontWeight: 620 },
  },
  '& .rv-form-actions': { display: 'flex', gap: '12px', marginTop: '8px' },
  '& .rv-picture': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
}
