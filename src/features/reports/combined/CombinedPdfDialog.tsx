/** Who stands one by one in the PDF of a combined report. */
import { Autocomplete, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { CallResult } from '../../../providers/calls/calls.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING } from '../model.ts'
import { ALL, type PeopleOnPaper } from './model.ts'

type Whose = 'all' | 'chosen' | 'none'
const WHOSE: readonly Whose[] = ['all', 'chosen', 'none']

/** As many as the contract takes. */
const MOST = 200

type Evaluatee = CallResult<'listCombinedEvaluatees'>[number]

const labelOf = ({ evaluatorName, nameMark, departmentName }: Evaluatee): string =>
  [namedApart(evaluatorName, nameMark), departmentName].filter(Boolean).join(' · ')

interface CombinedPdfDialogProps {
  reportId: number
  onChoose: (people: PeopleOnPaper) => void
  onClose: () => void
}

export function CombinedPdfDialog({ reportId, onChoose, onClose }: CombinedPdfDialogProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuestion('listCombinedEvaluatees', { query: { reportIds: [reportId] } }, LASTING)
  const [whose, setWhose] = useState<Whose>('all')
  const [evaluatorIds, setEvaluatorIds] = useState<number[]>([])
  const fits = evaluatorIds.length > 0 && evaluatorIds.length <= MOST
  const meant: Record<Whose, PeopleOnPaper | null> = {
    all: ALL,
    chosen: fits ? { people: 'shown', evaluatorIds } : null,
    none: { people: 'none' },
  }
  const chosen = meant[whose]
  return (
    <DialogFrame
      title={translate('reports.downloadPdf')}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <LeaveButton />
          <Button
            variant="contained"
            color="primary"
            disabled={chosen === null || data === undefined}
            onClick={() => chosen && onChoose(chosen)}
          >
            {translate('combined.makePdf')}
          </Button>
        </>
      }
    >
      {error !== null && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Waiting />}
      {data !== undefined && (
        <RadioGroup
          aria-label={translate('combined.pdfWhose')}
          value={whose}
          onChange={(_event, value) => setWhose(WHOSE.find((one) => one === value) ?? 'all')}
        >
          {WHOSE.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio autoFocus={one === whose} />}
              label={translate(`combined.pdf.${one}`, { count: data.length })}
            />
          ))}
        </RadioGroup>
      )}
      {data !== undefined && whose === 'chosen' && (
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={data}
          value={data.filter(({ evaluatorId }) => evaluatorIds.includes(evaluatorId))}
          getOptionKey={({ evaluatorId }) => evaluatorId}
          getOptionLabel={labelOf}
          getOptionDisabled={({ evaluatorId }) => evaluatorIds.length >= MOST && !evaluatorIds.includes(evaluatorId)}
          isOptionEqualToValue={(one, other) => one.evaluatorId === other.evaluatorId}
          onChange={(_event, some) => setEvaluatorIds(some.map(({ evaluatorId }) => evaluatorId))}
          renderInput={(params) => <TextField {...params} label={translate('combined.pdfChoose', { most: MOST })} />}
        />
      )}
    </DialogFrame>
  )
}
