import { keepPreviousData } from '@tanstack/react-query'
import { useGetList, useStore, useTranslate } from 'react-admin'
import { isOver } from '../../../domain/evaluation/status.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageActions } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { EvaluateeList } from './EvaluateeList.tsx'
import { RelationMatrix } from './matrix/RelationMatrix.tsx'
import { ALL_ROWS, type Evaluatee } from './model.ts'
import { RelationActions } from './RelationActions.tsx'
import { type View, ViewSwitch } from './ViewSwitch.tsx'
import './relations.css'

/** Who is evaluated by whom, on which level (spec §2 set evaluation relationships). */
export function RelationsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const [view, setView] = useStore<View>('evaluatees.view', 'matrix')
  const path = { id: questionnaire.id }
  const isMatrix = view === 'matrix'
  // Every evaluatee: who is one already is not added. Raters, the bulk of it, are the matrix's; the list asks for its own page.
  const evaluatees = useGetList<Evaluatee>(
    'evaluatees',
    {
      pagination: { page: 1, perPage: ALL_ROWS },
      filter: { containValuer: isMatrix },
      meta: { ...IN_PLACE.meta, questionnaireId: questionnaire.id },
    },
    // The page stays while the other view comes.
    { placeholderData: keepPreviousData },
  )
  const levels = useQuestion('listRelationLevels', { path }, IN_PLACE)
  const setting = useQuestion('getQuestionnaireSetting', { path }, IN_PLACE)
  const failed = [evaluatees, levels, setting].find(({ error, data }) => error && data === undefined)
  if (failed) return <FailurePage error={failed.error} retry={() => void failed.refetch()} />
  if (!evaluatees.data || !levels.data || !setting.data) return <Waiting />
  const canEdit = !isOver(questionnaire)
  return (
    <>
      <PageActions>
        <ViewSwitch view={view} onView={setView} />
      </PageActions>
      {canEdit && <RelationActions rows={evaluatees.data} levels={levels.data} />}
      {!canEdit && (
        <div className="rv-matrix-note">
          <Note tone="info">{translate('relations.finished')}</Note>
        </div>
      )}
      {!isMatrix && <EvaluateeList levels={levels.data} canEdit={canEdit} />}
      {isMatrix && evaluatees.isPlaceholderData && <Waiting />}
      {isMatrix && !evaluatees.isPlaceholderData && (
        <RelationMatrix rows={evaluatees.data} levels={levels.data} setting={setting.data} canEdit={canEdit} />
      )}
    </>
  )
}
