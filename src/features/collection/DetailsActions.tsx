import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { PageActions } from '../../ui/PageHeader.tsx'
import { saveBlob } from '../../ui/saveBlob.ts'
import { readExport } from './calls.ts'
import { NotifyDialog } from './NotifyDialog.tsx'

interface DetailsActionsProps {
  questionnaire: Questionnaire
  selected: ReadonlySet<number>
  canRemind: boolean
  /** After the reminders were sent, or given up. */
  onDone: () => void
}

export function DetailsActions({ questionnaire, selected, canRemind, onDone }: DetailsActionsProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const download = useMutation({
    mutationFn: () => readExport(questionnaire.id),
    onSuccess: (file) => saveBlob(file, `${questionnaire.title}.csv`),
  })
  return (
    <PageActions>
      <Button href={`#/questionnaire/publish/stats/${questionnaire.id}`}>{translate('collection.overview')}</Button>
      <Button onClick={() => download.mutate()} disabled={download.isPending}>
        {translate('collection.export')}
      </Button>
      {canRemind && (
        <Button variant="contained" color="primary" disabled={selected.size === 0} onClick={() => setOpen(true)}>
          {translate('collection.remindSelected', { count: selected.size })}
        </Button>
      )}
      {isOpen && (
        <NotifyDialog
          title={translate('collection.remindSelected', { count: selected.size })}
          audience={{ participants: [...selected] }}
          onClose={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </PageActions>
  )
}
