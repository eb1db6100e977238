import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { PeoplePicker } from '../../resource/people/PeoplePicker.tsx'
import { useChosenPeople } from '../../resource/people/useChosenPeople.ts'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import { useLevelName } from '../../ui/marks/LevelMark.tsx'
import { type FloorRule, ratersOn } from './matrix/matrix.ts'
import { RaterChip } from './matrix/RaterChip.tsx'
import { type Evaluatee, evaluateeName, type Level } from './model.ts'
import { ratersToAdd } from './raters.ts'

interface RatersDialogProps {
  row: Evaluatee
  level: Level
  rule: FloorRule
  canEdit: boolean
  /** Of so many people that they come later. */
  onJob: (jobId: number) => void
  onClose: () => void
}

/** All raters of one evaluatee on one level, and people to add. */
export function RatersDialog({ row, level, rule, canEdit, onJob, onClose }: RatersDialogProps) {
  const translate = useTranslate()
  const nameOf = useLevelName()
  const id = useQuestionnaireId()
  const addRaters = useAct('updateParticipants')
  const raters = ratersOn(row, level.levelId)
  // Nobody rates himself but on level self, and nobody rates twice.
  const taken = new Set([row.employeeId, ...row.valuers.map(({ valuerId }) => valuerId)])
  const { chosen, choose, kept } = useChosenPeople(`raters.${id}.${row.id}.${level.levelId}`, taken)

  function add() {
    addRaters.mutate(ratersToAdd(id, row, level, [...chosen]), {
      onSuccess({ jobId }) {
        if (jobId !== null) onJob(jobId)
        kept.drop()
        onClose()
      },
    })
  }

  return (
    <DialogFrame
      title={translate('relations.ratersOf', { name: evaluateeName(row), level: nameOf(level) })}
      onClose={onClose}
      isBusy={addRaters.isPending}
      kept={canEdit ? kept : undefined}
      actions={
        <>
          <LeaveButton labelKey="action.close" />
          {canEdit && (
            <Button
              variant="contained"
              color="primary"
              disabled={chosen.size === 0 || addRaters.isPending}
              onClick={add}
            >
              {translate('relations.addRatersCount', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      {raters.length > 0 && (
        <div className="rv-matrix-cell rv-raters-now">
          {raters.map((rater) => (
            <RaterChip key={rater.participantRelationId} {...{ rater, level, rule, canEdit }} of={row} />
          ))}
        </div>
      )}
      {canEdit && <PeoplePicker chosen={chosen} onChoose={choose} taken={taken} />}
    </DialogFrame>
  )
}
