const LABEL = { display: 'block', marginBottom: 'var(--space-1)', fontWeight: 'var(--medium)' } as const

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  fault: string | undefined
}

/** A labelled input whose hint or fault stands below it. */
export function PasswordField({ name, label, autoComplete, hint, fault }: PasswordFieldProps) {
  const note = fault ?? hint
  return (
    <div>
      <label htmlFor={name} style={LABEL}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        className="q-input"
        type="password"
        autoComplete={autoComplete}
        maxLength={200}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${name}-note`}
      />
      {note !== undefined && (
        <span id={`${name}-note`} className={fault === undefined ? 'small' : 'small bad'}>
          {note}
        </span>
      )}
    </div>
  )
}
