import { Box, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Paper } from '../../../domain/paper/model.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { ChipChoice } from '../../ui/inputs/ChipChoice.tsx'
import { Meter } from '../../ui/marks/marks.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { BindingGroups } from './BindingGroups.tsx'
import { BulkBind } from './BulkBind.tsx'
import { bindingCounts, bindingGroups } from './bindingRows.ts'
import type { Dimension } from './model.ts'

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, px: 2, py: 1.5 }

interface BindingCardProps {
  dimensions: Dimension[]
  bindings: ReadonlyMap<number, number>
  paper: Paper
  canEdit: boolean
}

export function BindingCard({ dimensions, bindings, paper, canEdit }: BindingCardProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const bind = useAct('bindDimensionQuestions')
  const [onlyUnbound, setOnlyUnbound] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { total, bound } = bindingCounts(paper, bindings)
  const groups = bindingGroups(paper, bindings, onlyUnbound)
  const shown = groups.flatMap(({ rows }) => rows.map(({ questionId }) => questionId))
  const chosen = shown.filter((questionId) => selected.has(questionId))

  function bindChosen(dimensionId: number | null) {
    const relations = chosen.map((questionId) => ({ questionId, dimensionId }))
    // What was chosen meanwhile stays so.
    const release = () => setSelected((now) => new Set([...now].filter((questionId) => !chosen.includes(questionId))))
    bind.mutate({ path: { id }, body: { relations } }, { onSuccess: release })
  }

  const countText = translate('dimensions.bound', { bound, total })
  return (
    <Card aria-labelledby="binding-title">
      <Box component="header" sx={HEAD}>
        <Typography variant="h2" id="binding-title">
          {translate('dimensions.bind')}
        </Typography>
        <Typography component="span" color="textSecondary" role="status" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          <Meter done={bound} total={total} label={countText} width={72} />
          {countText}
        </Typography>
        <ChipChoice
          choices={[
            [false, translate('dimensions.all', { count: total })],
            [true, translate('dimensions.unboundCount', { count: total - bound })],
          ]}
          value={onlyUnbound}
          onChange={setOnlyUnbound}
        />
      </Box>
      {total === 0 && (
        <EmptyState action={<Link to={`/questionnaire/edit/survey/${id}`}>{translate('dimensions.toSurvey')}</Link>}>
          {translate('dimensions.noQuestions')}
        </EmptyState>
      )}
      {total > 0 && shown.length === 0 && <EmptyState>{translate('dimensions.allBound')}</EmptyState>}
      {canEdit && dimensions.length > 0 && shown.length > 0 && (
        <BulkBind
          dimensions={dimensions}
          shown={shown}
          chosen={chosen}
          isBusy={bind.isPending}
          onChoose={(ids) => setSelected(new Set(ids))}
          onBind={bindChosen}
        />
      )}
      <BindingGroups
        groups={groups}
        dimensions={dimensions}
        canEdit={canEdit && dimensions.length > 0}
        selected={selected}
        onSelect={setSelected}
      />
    </Card>
  )
}
