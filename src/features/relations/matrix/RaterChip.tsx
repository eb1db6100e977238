import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { LevelLetter, levelColour, useLevelName } from '../../../ui/marks/LevelMark.tsx'
import { type Evaluatee, evaluateeName, type Level, raterName, type Valuer } from '../model.ts'

interface RaterChipProps {
  rater: Valuer
  level: Level
  /** Whom this person rates. */
  of: Evaluatee
  canEdit: boolean
}

/** One rater on one level; a relation whose answers were sent stays, and that is said. */
export function RaterChip({ rater, level, of, canEdit }: RaterChipProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLevelName()
  const id = useQuestionnaireId()
  const name = raterName(rater)
  const remove = useAct('deleteParticipants', {
    // Told by the act itself: what others did meanwhile may hide the chip.
    onSuccess({ skipped }) {
      if (skipped > 0) notify(translate('relations.sentStays', { name }), { type: 'warning' })
    },
  })
  const take = () => remove.mutate({ path: { id }, body: { participantRelationIds: [rater.participantRelationId] } })

  return (
    <span className="rv-rater" style={levelColour(level.levelType)} data-busy={remove.isPending}>
      <LevelLetter level={level} />
      <span className="rv-hidden">{nameOf(level)}: </span>
      <span className="rv-rater-name">{level.levelType === 'self' ? '✓' : name}</span>
      {level.levelType === 'self' && <span className="rv-hidden">{name}</span>}
      {canEdit && (
        <button
          type="button"
          disabled={remove.isPending}
          aria-label={translate('relations.removeRater', { name, evaluatee: evaluateeName(of), level: nameOf(level) })}
          onClick={take}
        >
          ×
        </button>
      )}
    </span>
  )
}
