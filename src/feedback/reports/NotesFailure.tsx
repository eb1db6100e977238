import { KEPT } from './shapes.ts'
import { shutBy, Trouble } from './Trouble.tsx'
import { useWords } from './useWords.ts'

interface NotesFailureProps {
  error: unknown
  retry: () => void
  /** Whose they are, where a superior asked for them. */
  superiorOf?: string
}

/** Why there are no notes on the page, while the report itself is. */
export function NotesFailure({ error, retry, superiorOf }: NotesFailureProps) {
  const words = useWords()
  const isShut = shutBy(error) !== undefined
  return (
    <div style={KEPT}>
      <p role="alert">
        <Trouble error={error} lead={isShut ? undefined : words('released.notes.notLoaded')} superiorOf={superiorOf} />
      </p>
      {!isShut && (
        <div>
          <button type="button" className="button" onClick={retry}>
            {words('released.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
