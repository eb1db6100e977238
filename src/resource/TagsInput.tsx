import { Autocomplete, TextField } from '@mui/material'
import type { InputProps } from './inputProps.ts'

/** Several short words, each confirmed with Enter. */
export function TagsInput({ id, field, value, onChange, onBlur, isFaulty }: InputProps) {
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      options={[]}
      value={Array.isArray(value) ? value : []}
      disabled={field.readOnly}
      onChange={(_, words) => onChange(words)}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} error={isFaulty} />}
    />
  )
}
