import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { PageActions } from '../../ui/PageHeader.tsx'
import { saveBlob } from '../../ui/saveBlob.ts'
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
  const dataProvider = useDataProvider<AppDataProvider>()
  const download = useMutation({
    mutationFn: () => dataProvider.exportParticipants({ path: { id: questionnaire.id } }),
    onSuccess: (file) => saveBlob(file, `${questionnaire.title}.csv`),
  })
  return (
    <PageActions>
      <Button component={Link} to={`/questionnaire/publish/stats/${questionnaire.id}`}>
        {translate('collection.overview')}
      </Button>
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
