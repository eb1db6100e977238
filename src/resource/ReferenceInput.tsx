/** Chooses a record of another resource by its name. */
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetOne, useTranslate } from 'react-admin'
import type { InputProps } from './inputProps.ts'

/** A department, a person, or whatever has a title. */
interface Named {
  id: number
  name?: string
  displayName?: string
  title?: string
}

const nameOf = ({ name, displayName, title }: Named) => name ?? displayName ?? title ?? ''
const OPTIONS = 50
const ignore = () => {}

export function ReferenceInput({ id, field, value, onChange, onBlur, isFaulty, describedBy }: InputProps) {
  const translate = useTranslate()
  const resource = field.reference ?? ''
  const [words, setWords] = useState('')
  const { data: options = [], isFetching } = useGetList<Named>(
    resource,
    { filter: { kw: words }, pagination: { page: 1, perPage: OPTIONS } },
    { onError: ignore, placeholderData: (previous) => previous },
  )
  const { data: chosen } = useGetOne<Named>(
    resource,
    { id: Number(value) },
    { enabled: value !== null && value !== '', onError: ignore },
  )
  return (
    <Autocomplete
      id={id}
      options={options}
      value={value === null || value === '' ? null : (chosen ?? null)}
      loading={isFetching}
      disabled={field.readOnly}
      // The server looks for the words; filtering again here would lose pinyin hits.
      filterOptions={(found) => found}
      getOptionLabel={nameOf}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loadingText={translate('state.loading')}
      noOptionsText={translate('state.noMatch')}
      clearText={translate('action.clear')}
      openText={translate('action.open')}
      closeText={translate('action.close')}
      onInputChange={(_, text, reason) => setWords(reason === 'input' ? text : '')}
      onChange={(_, option) => onChange(option === null ? null : option.id)}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          error={isFaulty}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
    />
  )
}
