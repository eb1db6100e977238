import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isEditable } from '../../../domain/evaluation/status.ts'
import { decodePaper } from '../../../domain/paper/codec.ts'
import type { CallResult } from '../../providers/calls/calls.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { BindingCard } from './BindingCard.tsx'
import { DimensionsCard } from './DimensionsCard.tsx'

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(360px, 5fr) 7fr' },
  gap: 2,
  alignItems: 'start',
}

const dimensionByQuestion = (bound: CallResult<'listDimensionQuestions'>) =>
  new Map(bound.map(({ questionId, dimensionId }) => [questionId, dimensionId]))

/** Indicators with their weights, and which question belongs to which (spec §2 set questionnaire indicators). */
export function DimensionsPage() {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const { id, processStatus } = questionnaire
  const dimensions = useQuestion('listDimensions', { path: { id } }, IN_PLACE)
  const bindings = useQuestion('listDimensionQuestions', { path: { id } }, { ...IN_PLACE, select: dimensionByQuestion })
  const paper = useQuestion('getPaper', { path: { id } }, { ...IN_PLACE, select: decodePaper })
  const failed = [dimensions, bindings, paper].find(({ error, data }) => error !== null && data === undefined)
  if (failed) return <FailurePage error={failed.error} retry={() => void failed.refetch()} />
  if (!dimensions.data || !bindings.data || !paper.data) return <Waiting />
  const canEdit = isEditable(processStatus)
  return (
    <PageBody>
      {!canEdit && <Note tone="info">{translate('dimensions.frozen')}</Note>}
      <Box sx={COLUMNS}>
        <DimensionsCard dimensions={dimensions.data} canEdit={canEdit} />
        <BindingCard dimensions={dimensions.data} bindings={bindings.data} paper={paper.data} canEdit={canEdit} />
      </Box>
    </PageBody>
  )
}
