import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useLevelName } from '../../../ui/marks/LevelMark.tsx'
import '../../../ui/inputs/choice.css'
import { type Evaluatee, evaluateeName, type Level } from '../model.ts'
import { RatersComing } from '../RatersComing.tsx'
import { RatersDialog } from '../RatersDialog.tsx'
import { ratersToAdd } from '../raters.ts'
import { type FloorRule, isTooFew, ratersOn } from './matrix.ts'
import { RaterChip } from './RaterChip.tsx'

interface RaterCellProps {
  row: Evaluatee
  level: Level
  rule: FloorRule
  canEdit: boolean
}

/** As many fit beside each other; the others are counted. */
const SHOWN = 3

export function RaterCell({ row, level, rule, canEdit }: RaterCellProps) {
  const translate = useTranslate()
  const nameOf = useLevelName()
  const [isOpen, setOpen] = useState(false)
  const [jobId, setJobId] = useState<number | null>(null)
  const id = useQuestionnaireId()
  const addRaters = useAct('updateParticipants')
  const raters = ratersOn(row, level.levelId)
  const shown = raters.length > SHOWN ? raters.slice(0, SHOWN - 1) : raters
  const isSelf = level.levelType === 'self'
  const isFew = isTooFew(raters.length, level, rule)
  const names = { name: evaluateeName(row), level: nameOf(level) }

  function add() {
    if (!isSelf) return setOpen(true)
    addRaters.mutate(ratersToAdd(id, row, level, [row.employeeId]))
  }

  return (
    <span className="rv-matrix-cell">
      {shown.map((rater) => (
        <RaterChip key={rater.participantRelationId} {...{ rater, level, rule, canEdit }} of={row} />
      ))}
      {raters.length > shown.length && (
        <button
          type="button"
          className="rv-chip"
          aria-label={translate('relations.showAll', {
            ...names,
            count: raters.length,
            more: raters.length - shown.length,
          })}
          onClick={() => setOpen(true)}
        >
          +{raters.length - shown.length}
        </button>
      )}
      {isFew && (
        <span className="rv-matrix-few" title={translate('relations.fewRaters', { count: rule.scoreFloor })}>
          {raters.length} / {rule.scoreFloor}
        </span>
      )}
      {canEdit && (!isSelf || raters.length === 0) && (
        <button
          type="button"
          className={raters.length === 0 ? 'rv-link-button' : 'rv-icon-button rv-matrix-quiet'}
          aria-label={translate('relations.addTo', names)}
          disabled={addRaters.isPending}
          onClick={add}
        >
          {raters.length === 0 ? translate('relations.add') : '＋'}
        </button>
      )}
      {!canEdit && raters.length === 0 && <span className="rv-muted">—</span>}
      {jobId !== null && <RatersComing jobId={jobId} />}
      {isOpen && <RatersDialog {...{ row, level, rule, canEdit }} onJob={setJobId} onClose={() => setOpen(false)} />}
    </span>
  )
}
