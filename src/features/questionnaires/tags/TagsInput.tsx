/** The names of tags as chips, known ones to choose from; what is still being typed counts without Enter, too. */
import { Autocomplete, type AutocompleteChangeReason, TextField } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { tagName, tagNames } from '../../../../domain/evaluation/tagNames.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { Fault } from '../../../resource/resolver.ts'

const SOURCE = 'tagNames'

const hasName = (typed: string) => tagName(typed) !== ''

/** What the schema of a body with names of tags cannot say. */
export function tagFaults({ tagNames: names = [] }: { tagNames?: string[] }): Fault[] {
  return names.flatMap((name, index) => (hasName(name) ? [] : [{ field: `${SOURCE}.${index}`, key: 'tags.noName' }]))
}

/** What is wrong with the names: of the list itself as a sentence, else of the first name that is at fault, and which. */
function firstFault(error: object): { at?: string; message: string } | undefined {
  if ('message' in error && typeof error.message === 'string') return { message: error.message }
  for (const [at, fault] of Object.entries(error)) {
    if (typeof fault?.message === 'string') return { at, message: fault.message }
  }
  return undefined
}

export function TagsInput() {
  const translate = useTranslate()
  const { data: known = [] } = useQuestion('listTags')
  const { id, field, fieldState } = useInput<string[]>({ source: SOURCE, defaultValue: [] })
  // While a name is being typed the form holds it already, after those that are chips.
  const [draft, setDraft] = useState<{ names: string[]; typed: string }>({ names: [], typed: '' })
  const names = draft.typed === '' ? field.value : draft.names

  function hold(chips: string[], typed: string) {
    setDraft({ names: chips, typed })
    field.onChange(tagNames(typed.trim() === '' ? chips : [...chips, typed]))
  }

  const fault = fieldState.error && firstFault(fieldState.error)
  const name = fault?.at === undefined ? undefined : field.value[Number(fault.at)]
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      clearText={translate('ra.action.clear_input_value')}
      // Upwards: below it would lie on the button that sends what is being typed.
      slotProps={{ popper: { placement: 'top' } }}
      options={known.map((tag) => tag.name)}
      value={names}
      inputValue={draft.typed}
      onInputChange={(_, typed) => hold(names, typed)}
      onChange={(_, chosen, reason) => hold(tagNames(chosen.filter(hasName)), left(chosen, reason))}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          inputRef={field.ref}
          label={translate('questionnaires.tags')}
          error={fault !== undefined}
          helperText={told()}
        />
      )}
    />
  )

  /** What stays as it is typed when the chips change: what another chip is being typed beside, and a # that becomes none. */
  function left(chosen: string[], reason: AutocompleteChangeReason): string {
    return reason === 'removeOption' ? draft.typed : (chosen.find((one) => !hasName(one)) ?? '')
  }

  function told() {
    if (fault === undefined) return translate('questionnaires.tags.hint')
    return name === undefined ? fault.message : translate('tags.fault', { name, fault: fault.message })
  }
}
