import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isProtected } from '../../../../domain/evaluation/levels.ts'
import { ANONYMOUS, isPublished } from '../../../../domain/evaluation/status.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { LevelLetter, levelColour, useLevelName } from '../../../ui/marks/LevelMark.tsx'
import { type Evaluatee, evaluateeName, type Level, raterName, type Valuer } from '../model.ts'
import type { FloorRule } from './matrix.ts'
import { RemoveRaterDialog } from './RemoveRaterDialog.tsx'

interface RaterChipProps {
  rater: Valuer
  level: Level
  /** Whom this person rates. */
  of: Evaluatee
  rule: FloorRule
  canEdit: boolean
}

/** One rater on one level; a relation whose answers were sent stays, and that is said. Of a round that was started it asks first. */
export function RaterChip({ rater, level, of, rule, canEdit }: RaterChipProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLevelName()
  const { questionnaire } = useCurrentQuestionnaire()
  const [isAsking, setAsking] = useState(false)
  const names = { name: raterName(rater), evaluatee: evaluateeName(of), level: nameOf(level) }
  const { name } = names
  const remove = useAct('deleteParticipants', {
    // Told by the act itself: what others did meanwhile may hide the chip.
    onSuccess({ skipped }) {
      if (skipped > 0) notify(translate('relations.sentStays', { name }), { type: 'warning' })
    },
  })
  const mayComeTooLate = questionnaire.type === ANONYMOUS && isProtected(level.levelType, rule.exemptLevelTypes)

  function take() {
    const body = { participantRelationIds: [rater.participantRelationId] }
    remove.mutate({ path: { id: questionnaire.id }, body }, { onSettled: () => setAsking(false) })
  }

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
          aria-label={translate('relations.removeRater', names)}
          onClick={isPublished(questionnaire.processStatus) ? () => setAsking(true) : take}
        >
          ×
        </button>
      )}
      {isAsking && (
        <RemoveRaterDialog
          names={names}
          mayComeTooLate={mayComeTooLate}
          isBusy={remove.isPending}
          onConfirm={take}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
