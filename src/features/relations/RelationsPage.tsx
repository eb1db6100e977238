import { useTranslate } from 'react-admin'
import { isFinished } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Note } from '../../ui/marks.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useEvaluatees, useLevels, useSetting } from './calls.ts'
import { RelationActions } from './RelationActions.tsx'
import { RelationMatrix } from './RelationMatrix.tsx'
import './relations.css'

/** Who is evaluated by whom, on which level (spec §2 set evaluation relationships). */
export function RelationsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const evaluatees = useEvaluatees(questionnaire.id)
  const levels = useLevels(questionnaire.id)
  const setting = useSetting(questionnaire.id)
  const failed = [evaluatees, levels, setting].find(({ error, data }) => error && data === undefined)
  if (failed) return <FailurePage error={failed.error} retry={() => void failed.refetch()} />
  if (!evaluatees.data || !levels.data || !setting.data) return <Waiting />
  const canEdit = !isFinished(questionnaire.processStatus)
  return (
    <>
      {canEdit && <RelationActions rows={evaluatees.data} levels={levels.data} />}
      {!canEdit && (
        <div className="rv-matrix-note">
          <Note tone="info">{translate('relations.finished')}</Note>
        </div>
      )}
      <RelationMatrix rows={evaluatees.data} levels={levels.data} setting={setting.data} canEdit={canEdit} />
    </>
  )
}
