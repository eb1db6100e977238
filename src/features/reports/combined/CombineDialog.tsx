/** Names a report over the chosen questionnaires, saves it and opens it. */
import { Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { isBlank } from '../../../../domain/paper/blank.ts'
import type { CallResult } from '../../../providers/calls.ts'
import { useAct } from '../../../providers/useAct.ts'
import { IN_PLACE, useQuestion } from '../../../providers/useQuestion.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { useSelection } from '../../../resource/list/selection.ts'
import { DialogFrame } from '../../../ui/DialogFrame.tsx'
import { FailurePage } from '../../../ui/FailurePage.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'

type Round = CallResult<'listQuestionnaires'>['items'][number]

/** Those on other pages of the list are known by their ids alone. */
const FINISHED = { query: { status: 40, sort: 'finishedAt', order: 'asc', pageSize: 10_000 } } as const

const byFinish = (one: Round, other: Round) => ((one.finishedAt ?? '') < (other.finishedAt ?? '') ? -1 : 1)

export function CombineDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { shown, elsewhere, count } = useSelection()
  return (
    <DialogFrame title={translate('combined.new')} onClose={onClose}>
      {elsewhere === 0 ? (
        // The rows of the list are what its operation answers.
        <CombineForm rounds={shown as unknown as Round[]} count={count} onClose={onClose} />
      ) : (
        <FromElsewhere onClose={onClose} />
      )}
    </DialogFrame>
  )
}

function FromElsewhere({ onClose }: { onClose: () => void }) {
  const { body, count } = useSelection()
  const { data, error, refetch } = useQuestion('listQuestionnaires', FINISHED, IN_PLACE)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const ids = new Set<number>('ids' in body ? body.ids : [])
  return <CombineForm rounds={data.items.filter(({ id }) => ids.has(id))} count={count} onClose={onClose} />
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
