/** One input of a form, by the kind the document gives the property. */
import { OutlinedInput } from '@mui/material'
import { useController } from 'react-hook-form'
import type { FieldDescriptor, FieldKind } from '../../openapi/generated/descriptors.ts'
import type { InputProps } from './inputProps.ts'
import { useWords } from './label.ts'
import { ReferenceInput } from './ReferenceInput.tsx'
import { type FormValues, mustFill } from './rules.ts'
import { TagsInput } from './TagsInput.tsx'

const TYPES: Partial<Record<FieldKind, string>> = {
  email: 'email',
  password: 'password',
  number: 'number',
  date: 'date',
  dateTime: 'datetime-local',
}

function TextInput({ id, field, value, onChange, onBlur, isFaulty, describedBy }: InputProps) {
  return (
    <OutlinedInput
      id={id}
      type={TYPES[field.kind] ?? 'text'}
      value={value ?? ''}
      multiline={field.kind === 'multiline'}
      minRows={field.kind === 'multiline' ? 3 : undefined}
      error={isFaulty}
      readOnly={field.readOnly}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{
        input: {
          'aria-describedby': describedBy,
          autoComplete: field.kind === 'password' ? 'new-password' : 'off',
        },
      }}
    />
  )
}

function SelectInput({ id, field, value, onChange, onBlur, describedBy }: InputProps) {
  const { choice } = useWords()
  return (
    <select
      id={id}
      className="rv-select"
      value={String(value ?? '')}
      disabled={field.readOnly}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      {!mustFill(field) && !field.choices?.includes('') && <option value="" />}
      {field.choices?.map((each) => (
        <option key={String(each)} value={String(each)}>
          {choice(field, each)}
        </option>
      ))}
    </select>
  )
}

function BooleanInput({ id, field, value, onChange }: InputProps) {
  return (
    <span className="rv-check-label">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={field.readOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  )
}

const INPUTS: Partial<Record<FieldKind, (props: InputProps) => React.ReactNode>> = {
  text: TextInput,
  email: TextInput,
  password: TextInput,
  multiline: TextInput,
  number: TextInput,
  date: TextInput,
  boolean: BooleanInput,
  select: SelectInput,
  reference: ReferenceInput,
  tags: TagsInput,
}

/** Label, input and fault of one property. */
export function FieldInput({ field }: { field: FieldDescriptor }) {
  const { label } = useWords()
  const {
    field: { value, onChange, onBlur },
    fieldState: { error },
  } = useController<FormValues>({ name: field.name })
  const id = `field-${field.name}`
  const faultId = error === undefined ? undefined : `${id}-fault`
  const Input = INPUTS[field.kind] ?? TextInput
  return (
    <div className="rv-field">
      <label htmlFor={id}>
        {label(field)} {mustFill(field) && <i aria-hidden="true">*</i>}
      </label>
      <Input
        id={id}
        field={field}
        value={value ?? null}
        onChange={onChange}
        onBlur={onBlur}
        isFaulty={error !== undefined}
        describedBy={faultId}
      />
      {error?.message && (
        <span id={faultId} className="rv-field-fault" role="alert">
          {error.message}
        </span>
      )}
    </div>
  )
}
