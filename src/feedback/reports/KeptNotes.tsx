import type { OwnNotes } from '../../../domain/scoring/report.ts'
import { dayText } from '../../../messages/dayText.ts'
import { translate } from '../../../report/translate.ts'
import { useText } from '../text.tsx'
import { KEPT, LIST, TEXT } from './shapes.ts'
import { useWords } from './useWords.ts'

/** Notes and aims to read. */
export function KeptNotes({ notes: { text, aims } }: { notes: OwnNotes }) {
  const words = useWords()
  const { language } = useText()
  return (
    <div style={KEPT}>
      {text.trim() !== '' && <p style={TEXT}>{text}</p>}
      {aims.length > 0 && (
        <ol style={LIST}>
          {aims.map((aim, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an aim is its place
            <li key={index}>
              {aim.text}
              {aim.date !== null && (
                <span className="small">
                  {' '}
                  {translate(language, 'report.own.by', { day: dayText(aim.date, language) })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {text.trim() === '' && aims.length === 0 && <p className="small">{words('released.notes.nothing')}</p>}
    </div>
  )
}
