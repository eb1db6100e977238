/** One input of a form, by the kind the document gives the property: react-admin's own, but for pictures. */
import type { ReactNode } from 'react'
import { BooleanInput, NumberInput, PasswordInput, SelectInput, TextArrayInput, TextInput } from 'react-admin'
import { get, useFormContext } from 'react-hook-form'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { useWords } from '../label.ts'
import { ReferenceChoice } from '../ReferenceChoice.tsx'
import { mustFill } from './body.ts'
import { ImageInput } from './ImageInput.tsx'
import { localTime } from './localTime.ts'

export type ByName<Value> = Partial<Record<string, Value>>

interface FieldInputProps {
  field: FieldDescriptor
  /** Where the value lies: `config.host` within an object. */
  source?: string
  /** Inputs of the page's own; null draws none, and what the record has goes back. */
  inputs?: ByName<ReactNode>
  /** A sentence below an input. */
  hints?: ByName<ReactNode>
}

// react-admin makes null of an emptied input; where the contract knows no null, empty stays empty.
const keep = (value: unknown) => value

export function FieldInput({ field, source = field.name, inputs = {}, hints = {} }: FieldInputProps) {
  const { label, choice } = useWords()
  const { defaultValues } = useFormContext().formState
  const own = inputs[source]
  if (own !== undefined) return own
  const { kind, minimum, maximum, multipleOf, reference = '', upload, nullable, autoComplete = 'new-password' } = field
  const common = {
    id: `field-${source}`,
    source,
    label: label(field),
    isRequired: mustFill(field, get(defaultValues, source)),
    disabled: field.readOnly,
    helperText: hints[source] ?? false,
  }
  const parse = nullable ? undefined : keep
  switch (kind) {
    case 'object':
      return (
        <fieldset>
          <legend>{label(field)}</legend>
          {field.fields?.map((inner) => (
            <FieldInput
              key={inner.name}
              field={inner}
              source={`${source}.${inner.name}`}
              inputs={inputs}
              hints={hints}
            />
          ))}
        </fieldset>
      )
    case 'number':
      return <NumberInput {...common} min={minimum} max={maximum} step={multipleOf ?? 'any'} />
    case 'boolean':
      return <BooleanInput {...common} />
    case 'date':
      // Not react-admin's DateInput: it tells the form of an emptied date only once it is left, and the button rests till then.
      return <TextInput {...common} parse={parse} type="date" />
    case 'dateTime':
      return <TextInput {...common} parse={parse} format={localTime} type="datetime-local" />
    case 'select':
      return (
        <SelectInput
          {...common}
          parse={parse}
          translateChoice={false}
          emptyText={choice(field, '')}
          choices={field.choices?.filter((id) => id !== '').map((id) => ({ id, name: choice(field, id) }))}
          slotProps={{ select: { displayEmpty: true } }}
        />
      )
    case 'reference':
    case 'references':
      return <ReferenceChoice {...common} reference={reference} isMany={kind === 'references'} />
    case 'tags':
      return <TextArrayInput {...common} />
    case 'image':
      // A picture has an upload: codegen says so.
      return upload && <ImageInput source={source} label={label(field)} upload={upload} />
    case 'password':
      return <PasswordInput {...common} parse={parse} autoComplete={autoComplete} />
    case 'multiline':
      return <TextInput {...common} parse={parse} multiline minRows={3} />
    default:
      return <TextInput {...common} parse={parse} type={kind === 'email' || kind === 'url' ? kind : 'text'} />
  }
}
