/** The evaluatees as a list beside the matrix: to be looked through, taken out many at once and exported. */
import { Stack } from '@mui/material'
import { isPublished } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { BulkActButton } from '../../resource/list/bulk/BulkActButton.tsx'
import { BulkDialogButton } from '../../resource/list/bulk/BulkDialogButton.tsx'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { LevelLetter, useLevelName } from '../../ui/marks/LevelMark.tsx'
import { ratersOn } from './matrix/matrix.ts'
import { type Evaluatee, evaluateeName, type Level } from './model.ts'
import { RemoveEvaluateesDialog } from './RemoveEvaluateesDialog.tsx'
import { useRemoving } from './useRemoving.ts'

const LINE = { component: 'span', direction: 'row', sx: { display: 'inline-flex', alignItems: 'center' } } as const

const WITH_RATERS = { containValuer: true }

/** At once while nobody can have begun a form. */
function RemoveButton() {
  const { questionnaire } = useCurrentQuestionnaire()
  const removing = useRemoving()
  const label = { labelKey: 'relations.remove' }
  if (isPublished(questionnaire.processStatus)) return <BulkDialogButton {...label} Dialog={RemoveEvaluateesDialog} />
  return <BulkActButton {...label} {...removing} />
}

/** How many raters stand on each level. */
function RaterCounts({ row, levels }: { row: Evaluatee; levels: readonly Level[] }) {
  const nameOf = useLevelName()
  return levels.map((level) => (
    <Stack key={level.levelId} {...LINE} spacing="var(--space-1)" title={nameOf(level)}>
      <LevelLetter level={level} />
      <span className="rv-hidden">{nameOf(level)}</span>
      <span>{ratersOn(row, level.levelId).length}</span>
    </Stack>
  ))
}

export function EvaluateeList({ levels, canEdit }: { levels: Level[]; canEdit: boolean }) {
  const open = levels.filter((level) => level.open)
  const raters = {
    name: 'raters',
    labelKey: 'relations.raters',
    render: (record: ListRecord) => (
      <Stack {...LINE} spacing="var(--space-3)">
        <RaterCounts row={record as ListRecord & Evaluatee} levels={open} />
      </Stack>
    ),
  }
  return (
    <SchemaList
      resource="evaluatees"
      parentId={useQuestionnaireId()}
      filter={WITH_RATERS}
      extraColumns={[raters]}
      rowTo={false}
      rowName={(record) => evaluateeName(record as ListRecord & Evaluatee)}
      bulkActions={canEdit ? <RemoveButton /> : undefined}
      exportList="evaluatees"
      emptyKey="relations.empty"
      emptyAction={null}
    />
  )
}
