interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  /** An empty one marks the input alone. */
  fault?: string
}

/** A labelled input whose hint or fault stands below it. */
export function Field({ name, label, type = 'text', autoComplete, hint, fault }: FieldProps) {
  const note = fault || hint
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={type === 'email' ? 254 : 200}
        aria-invalid={fault !== undefined}
        aria-describedby={note === undefined ? undefined : `${name}-note`}
      />
      {note !== undefined && (
        <span id={`${name}-note`} className={fault ? 'fault' : 'hint'}>
          {note}
        </span>
      )}
    </div>
  )
}
