import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import {
  isPaperFaulty,
  READINESS_STEPS,
  type ReadinessType,
  readinessKey,
} from '../../../../domain/evaluation/readiness.ts'
import { isPast } from '../../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { ReadinessMark } from '../../../ui/marks/ReadinessMark.tsx'
import { Panel } from '../../../ui/Panel.tsx'

/** "All are bound" says nothing while there are none: these checks stay open until the other one is done. */
const NEEDS: Partial<Record<ReadinessType, ReadinessType>> = { 11: 10, 32: 30 }

/** The checks of spec §4, and that there is time left: what is done, and a link to whatever is missing. */
export function ReadinessCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { id, invalidDatas, deadline } = questionnaire
  const isThere = (wanted: ReadinessType) => invalidDatas.some(({ dataType, valid }) => dataType === wanted && valid)
  return (
    <Panel title={translate('collection.ready.title')}>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {invalidDatas.map(({ dataType, valid }) => (
          <Check
            key={dataType}
            state={valid ? (isThere(NEEDS[dataType] ?? dataType) ? 'done' : 'open') : 'missing'}
            done={translate(`collection.ready.${dataType}`)}
            missing={translate(readinessKey(dataType))}
            to={`/questionnaire/edit/${READINESS_STEPS[dataType]}/${id}`}
          />
        ))}
        {isThere(10) && (
          <Check
            state={isPaperFaulty(questionnaire) ? 'missing' : 'done'}
            done={translate('collection.ready.paper')}
            missing={translate('collection.ready.paperInvalid')}
            to={`/questionnaire/edit/survey/${id}`}
          />
        )}
        {deadline !== null && (
          <Check
            state={isPast(deadline, new Date().toISOString()) ? 'missing' : 'done'}
            done={translate('collection.ready.deadline')}
            missing={translate('collection.ready.deadlinePast')}
            to={`/questionnaire/edit/settings/${id}`}
          />
        )}
      </Box>
    </Panel>
  )
}

interface CheckProps {
  state: 'done' | 'missing' | 'open'
  done: string
  missing: string
  to: string
}

function Check({ state, done, missing, to }: CheckProps) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ReadinessMark mark={state} word={`${translate(`step.${state}`)}: `} />
      {state === 'missing' && <Link to={to}>{missing}</Link>}
      {state !== 'missing' && <Typography color={state === 'open' ? 'textSecondary' : undefined}>{done}</Typography>}
    </Box>
  )
}
