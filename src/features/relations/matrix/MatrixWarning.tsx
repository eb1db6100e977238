import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Note } from '../../../ui/marks/marks.tsx'
import '../../../ui/inputs/choice.css'
import type { MatrixCounts, MatrixFilter } from './matrix.ts'

interface MatrixWarningProps {
  counts: MatrixCounts
  floor: number
  isPooling: boolean
  onFilter: (filter: MatrixFilter) => void
}

/** What is missing, what small levels will mean for the results, and the way to them. */
export function MatrixWarning({ counts, floor, isPooling, onFilter }: MatrixWarningProps) {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  if (counts.none === 0 && counts.fewLevels === 0) return null
  const isAnonymous = questionnaire.type === 2
  const fate = isAnonymous ? (isPooling ? 'relations.warn.pooled' : 'relations.warn.hidden') : 'relations.warn.few'
  return (
    <div className="rv-matrix-note">
      <Note
        action={
          <button type="button" className="rv-link-button" onClick={() => onFilter(counts.none > 0 ? 'none' : 'few')}>
            {translate('relations.warn.show')}
          </button>
        }
      >
        {counts.none > 0 && <span>{translate('relations.warn.none', { count: counts.none })} </span>}
        {counts.fewLevels > 0 && <span>{translate(fate, { count: counts.fewLevels, floor })}</span>}
      </Note>
    </div>
  )
}
