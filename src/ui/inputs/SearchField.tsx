import { TextField } from '@mui/material'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
  hasFocus?: boolean
}

/** Words to look for in what is no list of the kit. */
export function SearchField({ label, value, onChange, hasFocus = false }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      autoFocus={hasFocus}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  )
}
