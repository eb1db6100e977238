import { useGetList, useStore, useTranslate } from 'react-admin'
import { isOver } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { IN_PLACE, useQuestion } from '../../providers/useQuestion.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Note } from '../../ui/marks.tsx'
import { PageActions } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { EvaluateeList } from './EvaluateeList.tsx'
import { ALL_ROWS, type Evaluatee } from './model.ts'
import { RelationActions } from './RelationActions.tsx'
import { RelationMatrix } from './RelationMatrix.tsx'
import { type View, ViewSwitch } from './ViewSwitch.tsx'
import './relations.css'

/** Who is evaluated by whom, on which level (spec §2 set evaluation relationships). */
export function RelationsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const [view, setView] = useStore<View>('evaluatees.view', 'matrix')
  const path = { id: questionnaire.id }
  // Every evaluatee with his raters; asked as the resource, so that removing one can be undone.
  const evaluatees = useGetList<Evaluatee>('evaluatees', {
    pagination: { page: 1, perPage: ALL_ROWS },
    filter: { containValuer: true },
    meta: { ...IN_PLACE.meta, questionnaireId: questionnaire.id },
  })
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
      {view === 'list' ? (
        <EvaluateeList levels={levels.data} canEdit={canEdit} />
      ) : (
        <RelationMatrix rows={evaluatees.data} levels={levels.data} setting={setting.data} canEdit={canEdit} />
      )}
    </>
  )
}
