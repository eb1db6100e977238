import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { SettingForm } from './settingForm.ts'
import '../../../ui/inputs/choice.css'

interface FieldProps {
  name: keyof SettingForm
  /** A sentence under the label: what the setting does. */
  hint?: ReactNode
}

function useField(name: keyof SettingForm) {
  const translate = useTranslate()
  const { register, getFieldState, formState } = useFormContext<SettingForm>()
  const { error } = getFieldState(name, formState)
  const id = `setting-${name}`
  return {
    register,
    id,
    label: translate(`settings.${name}`),
    fault: error?.message,
    aria: { 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-hint ${id}-fault` },
  }
}

function Explained({ id, hint, fault }: { id: string; hint?: ReactNode; fault: string | undefined }) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className="rv-sub">
          {hint}
        </span>
      )}
      {fault && (
        <span id={`${id}-fault`} className="rv-field-fault" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}

/** A line or a field of text; what is too long for it stays to be shortened, and its check says so. */
export function TextSetting({ name, hint, rows }: FieldProps & { rows?: number }) {
  const { register, id, label, fault, aria } = useField(name)
  return (
    <div className="rv-setting">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input id={id} className="rv-input" {...aria} {...register(name)} />
      ) : (
        <textarea id={id} className="rv-input" rows={rows} {...aria} {...register(name)} />
      )}
      <Explained id={id} hint={hint} fault={fault} />
    </div>
  )
}

/** A whole number between bounds. */
export function NumberSetting({ name, hint, minimum, maximum }: FieldProps & { minimum: number; maximum: number }) {
  const { register, id, label, fault, aria } = useField(name)
  return (
    <div className="rv-setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="rv-input rv-figure"
        type="number"
        min={minimum}
        max={maximum}
        {...aria}
        {...register(name, { valueAsNumber: true })}
      />
      <Explained id={id} hint={hint} fault={fault} />
    </div>
  )
}

/** A point in time by the reader's clock, or none. */
export function TimeSetting({ name, hint }: FieldProps) {
  const { register, id, label, fault, aria } = useField(name)
  return (
    <div className="rv-setting">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="rv-input" type="datetime-local" {...aria} {...register(name)} />
      <Explained id={id} hint={hint} fault={fault} />
    </div>
  )
}

/** Yes or no. */
export function FlagSetting({ name, hint, isFixed = false }: FieldProps & { isFixed?: boolean }) {
  const { register, id, label, fault, aria } = useField(name)
  const { onChange, ...field } = register(name)
  return (
    <div className="rv-setting rv-setting-flag">
      <input
        id={id}
        type="checkbox"
        {...aria}
        {...field}
        aria-disabled={isFixed}
        // A click that is held back has told the form of the other value before.
        onChange={isFixed ? undefined : onChange}
        onClick={(event) => isFixed && event.preventDefault()}
      />
      <label htmlFor={id}>{label}</label>
      <Explained id={id} hint={hint} fault={fault} />
    </div>
  )
}
