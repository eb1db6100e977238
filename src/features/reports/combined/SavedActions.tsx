import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useDone } from '../../../resource/list/bulk/DoneNotice.tsx'
import type { SavedReport } from './model.ts'

/** Removing is done at once, because it can be taken back. */
export function SavedActions({ report, onRename }: { report: SavedReport; onRename: () => void }) {
  const translate = useTranslate()
  const tell = useDone()
  const { reportId, title } = report
  const path = { id: reportId }
  const { mutate, isPending } = useAct('deleteCombinedReport', {
    onSuccess: () =>
      tell({
        result: { changed: [reportId] },
        doneKey: 'combined.deleted',
        names: { title },
        takeBack: { act: 'restoreCombinedReport', input: { path } },
      }),
  })
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button size="small" aria-label={translate('combined.renameNamed', { title })} onClick={onRename}>
        {translate('combined.rename')}
      </Button>
      <Button
        size="small"
        aria-label={translate('combined.deleteNamed', { title })}
        disabled={isPending}
        onClick={() => mutate({ path })}
      >
        {translate('action.delete')}
      </Button>
    </Stack>
  )
}
