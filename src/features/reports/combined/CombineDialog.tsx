/** Names a report over the chosen questionnaires, saves it and opens it. */
import { Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { isBlank } from '../../../../domain/paper/blank.ts'
import type { CallResult } from '../../../providers/calls/calls.ts'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { isNotFound } from '../../../providers/calls/errors.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { ask, IN_PLACE, questionKey } from '../../../providers/calls/useQuestion.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { useSelection } from '../../../resource/list/bulk/selection.ts'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'

type Round = Pick<CallResult<'getQuestionnaire'>, 'id' | 'uid' | 'title' | 'finishedAt'>

const byFinish = (one: Round, other: Round) => ((one.finishedAt ?? '') < (other.finishedAt ?? '') ? -1 : 1)

export function CombineDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { shown, count } = useSelection()
  // The rows of the list are what its operation answers.
  const here = shown as unknown as Round[]
  const elsewhere = useElsewhere(here)
  const failed = elsewhere.find(({ isError, error }) => isError && !isNotFound(error))
  const waits = elsewhere.some(({ isPending }) => isPending)
  const found = elsewhere.flatMap(({ data }) => data ?? [])
  return (
    <DialogFrame title={translate('combined.new')} onClose={onClose}>
      {failed !== undefined && <FailurePage error={failed.error} retry={() => void failed.refetch()} />}
      {failed === undefined && waits && <Waiting />}
      {failed === undefined && !waits && <CombineForm rounds={[...here, ...found]} count={count} onClose={onClose} />}
    </DialogFrame>
  )
}

/** Those on other pages of the list are known by their ids alone. */
function useElsewhere(here: readonly Round[]) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { body } = useSelection()
  const ids: number[] = 'ids' in body ? body.ids : []
  return useQueries({
    queries: ids
      .filter((wanted) => !here.some(({ id }) => id === wanted))
      .map((id) => ({
        ...IN_PLACE,
        queryKey: questionKey('getQuestionnaire', { path: { id } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          ask(dataProvider, 'getQuestionnaire', { path: { id } }, { signal }),
      })),
  })
}

interface CombineFormProps {
  rounds: readonly Round[]
  /** So many were chosen. */
  count: number
  onClose: () => void
}

function CombineForm({ rounds, count, onClose }: CombineFormProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { clear } = useSelection()
  const sorted = rounds.toSorted(byFinish)
  const [record] = useState({ reportId: 0, title: '', summary: '', questionnaireUids: sorted.map(({ uid }) => uid) })
  const made = useRef<number | null>(null)
  const { mutateAsync } = useAct('saveCombinedReport')
  if (rounds.length < count) return <Typography>{translate('combined.notAll')}</Typography>
  return (
    <>
      <Typography>{translate('combined.chosen', { count })}</Typography>
      <ol>
        {sorted.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <SchemaForm
        operation="saveCombinedReport"
        isPlain
        isOnce
        record={record}
        keptFor={record.questionnaireUids.join()}
        saveKey="combined.create"
        inputs={{ title: <TextInput source="title" label="combined.title" helperText={false} autoFocus /> }}
        check={({ title }) => (isBlank(title) ? [{ field: 'title', key: 'paper.check.titleEmpty' }] : [])}
        save={async (body) => {
          made.current = (await mutateAsync({ body })).reportId
        }}
        onSaved={() => {
          clear()
          if (made.current !== null) navigate(`/reports/${made.current}`)
        }}
        onCancel={onClose}
      />
    </>
  )
}
