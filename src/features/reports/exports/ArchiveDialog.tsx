/** Everybody's report on paper, or that of some: whose is chosen, then they are made. */
import { Autocomplete, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { FileJobDialog } from '../../../resource/list/jobs/FileJobDialog.tsx'
import { withPaths } from '../../../resource/people/DepartmentChoice.tsx'
import { useDepartments } from '../../../resource/people/useDepartments.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING, personLabel } from '../model.ts'

type Whose = 'all' | 'department' | 'people'
const WHOSE: readonly Whose[] = ['all', 'department', 'people']

interface Chosen {
  employeeIds?: number[]
  departmentId?: number
}

export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId() }
  const language = useLanguage()
  const { mutate, isError } = useAct('archiveReports')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  if (chosen === null) return <Choice onChoose={setChosen} onClose={onClose} />
  return (
    <FileJobDialog
      title={translate('reports.archive')}
      onClose={onClose}
      order={(begun) => mutate({ path, body: { ...chosen, language } }, { onSuccess: begun })}
      isRefused={isError}
    />
  )
}

function Choice({ onChoose, onClose }: { onChoose: (chosen: Chosen) => void; onClose: () => void }) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  const people = useQuestion('listReportEvaluatees', { path: { id } }, LASTING)
  const [whose, setWhose] = useState<Whose>('all')
  const [departmentId, setDepartmentId] = useState<number | null>(null)
  const [employeeIds, setEmployeeIds] = useState<number[]>([])
  const meant: Record<Whose, Chosen | null> = {
    all: {},
    department: departmentId === null ? null : { departmentId },
    people: employeeIds.length === 0 ? null : { employeeIds },
  }
  const chosen = meant[whose]
  return (
    <DialogFrame
      title={translate('reports.archive')}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <LeaveButton />
          <Button
            variant="contained"
            color="primary"
            disabled={chosen === null || people.data === undefined}
            onClick={() => chosen && onChoose(chosen)}
          >
            {translate('reports.archive.start')}
          </Button>
        </>
      }
    >
      <p className="rv-sub">{translate('reports.archive.lead')}</p>
      {people.error !== null && people.data === undefined && (
        <FailurePage error={people.error} retry={() => void people.refetch()} />
      )}
      {people.error === null && people.data === undefined && <Waiting />}
      {people.data !== undefined && (
        <>
          <RadioGroup
            aria-label={translate('reports.archive.whose')}
            value={whose}
            onChange={(_event, value) => setWhose(WHOSE.find((one) => one === value) ?? 'all')}
          >
            {WHOSE.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio autoFocus={one === whose} />}
                label={translate(`reports.archive.${one}`, { count: people.data.length })}
              />
            ))}
          </RadioGroup>
          {whose === 'department' && <DepartmentField onChoose={setDepartmentId} />}
          {whose === 'people' && (
            <Autocomplete
              multiple
              disableCloseOnSelect
              options={people.data}
              value={people.data.filter(({ employeeId }) => employeeIds.includes(employeeId))}
              getOptionKey={({ employeeId }) => employeeId}
              getOptionLabel={personLabel}
              isOptionEqualToValue={(one, other) => one.employeeId === other.employeeId}
              onChange={(_event, some) => setEmployeeIds(some.map(({ employeeId }) => employeeId))}
              renderInput={(params) => <TextField {...params} label={translate('reports.archive.choosePeople')} />}
            />
          )}
        </>
      )}
    </DialogFrame>
  )
}

/** Each with its path, in reading order. */
function DepartmentField({ onChoose }: { onChoose: (id: number | null) => void }) {
  const translate = useTranslate()
  const { data = [], isPending } = useDepartments()
  return (
    <Autocomplete
      options={withPaths(data)}
      loading={isPending}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, department) => onChoose(department?.id ?? null)}
      renderInput={(params) => <TextField {...params} label={translate('reports.archive.chooseDepartment')} />}
    />
  )
}
