import { useTranslate } from 'react-admin'
import { isEditable } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Note } from '../../ui/marks.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { BindingCard } from './BindingCard.tsx'
import { useBindings, useDimensions, usePaper } from './calls.ts'
import { DimensionsCard } from './DimensionsCard.tsx'
import './dimensions.css'

/** Indicators with their weights, and which question belongs to which (spec §2 set questionnaire indicators). */
export function DimensionsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const dimensions = useDimensions(questionnaire.id)
  const bindings = useBindings(questionnaire.id)
  const paper = usePaper(questionnaire.id)
  const failed = [dimensions, bindings, paper].find(({ error, data }) => error !== null && data === undefined)
  if (failed) return <FailurePage error={failed.error} retry={() => void failed.refetch()} />
  if (!dimensions.data || !bindings.data || !paper.data) return <Waiting />
  const canEdit = isEditable(questionnaire.processStatus)
  return (
    <div className="rv-body">
      {!canEdit && <Note tone="info">{translate('dimensions.frozen')}</Note>}
      <div className="rv-dimensions">
        <DimensionsCard
          // A change of the list starts the typed weights anew; a change of names or counts does not.
          key={dimensions.data.map(({ id, weight }) => `${id}:${weight}`).join()}
          dimensions={dimensions.data}
          canEdit={canEdit}
        />
        <BindingCard dimensions={dimensions.data} bindings={bindings.data} paper={paper.data} canEdit={canEdit} />
      </div>
    </div>
  )
}
