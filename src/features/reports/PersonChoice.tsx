/** Whose report: the employee id stands in the address (spec §2 personal routes), the first evaluatee when it is missing. */
import { Autocomplete, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { LASTING, personLabel } from './model.ts'
import './reports.css'

interface PersonChoiceProps {
  /** Draws what belongs to the chosen person. */
  children: (employeeId: number) => ReactNode
  /** Beside the field. */
  actions?: (employeeId: number) => ReactNode
  /** What is drawn says itself whose it is. */
  isNamed?: boolean
}

/** On paper nothing is chosen, and whose results they are stands as a heading. */
const ON_PAPER = { display: 'none', displayPrint: 'block' }

export function PersonChoice({ children, actions, isNamed = false }: PersonChoiceProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuestion('listReportEvaluatees', { path: { id } }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.length === 0) return <EmptyState>{translate('reports.empty')}</EmptyState>
  const asked = search.get('employeeId')
  const chosen = asked === null ? data[0] : data.find(({ employeeId }) => String(employeeId) === asked)
  const choose = (employeeId: number) =>
    setSearch(
      (before) => {
        before.set('employeeId', String(employeeId))
        return before
      },
      { replace: true },
    )
  return (
    <>
      <div className="rv-report-bar">
        <Autocomplete
          options={data}
          value={chosen ?? null}
          clearIcon={null}
          size="small"
          sx={{ width: 320, maxWidth: '100%' }}
          getOptionKey={({ employeeId }) => employeeId}
          getOptionLabel={personLabel}
          isOptionEqualToValue={(one, other) => one.employeeId === other.employeeId}
          onChange={(_event, one) => one && choose(one.employeeId)}
          renderInput={(params) => <TextField {...params} label={translate('reports.choosePerson')} />}
        />
        {chosen && actions?.(chosen.employeeId)}
      </div>
      {chosen && !isNamed && (
        <Typography variant="h2" sx={ON_PAPER}>
          {personLabel(chosen)}
        </Typography>
      )}
      {chosen ? children(chosen.employeeId) : <p className="rv-sub">{translate('reports.personGone')}</p>}
    </>
  )
}
