/** What can be done to the release of a report, one by one and many at once. */
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { useBulkAct } from '../../../resource/list/useBulkAct.ts'
import { isOpen, nameOf, type Released } from './model.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

interface ActsProps {
  /** Asks whether those who can read them are mailed. */
  onMail: () => void
}

/** Withdrawing is done at once, because it can be taken back. */
function useWithdrawing(rowId?: number) {
  const path = { id: useQuestionnaireId() }
  const { run, isPending } = useBulkAct({
    act: 'bulkWithdrawReports',
    doneKey: 'release.withdrawn',
    inverse: { act: 'bulkRestoreReports', input: ({ changed }) => ({ path, body: { ids: changed } }) },
    ...(rowId !== undefined && { rowId }),
  })
  return { withdraw: () => run({ path }), isPending }
}

export function RowActs({ row, onMail }: ActsProps & { row: Released }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { withdraw, isPending } = useWithdrawing(row.employeeId)
  const name = nameOf(row)
  const isAgain = row.release !== null
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button
        size="small"
        aria-label={translate(isAgain ? 'release.releaseAgain.of' : 'release.release.of', { name })}
        onClick={() => setAsking(true)}
      >
        {translate(isAgain ? 'release.releaseAgain' : 'release.release')}
      </Button>
      {isOpen(row) && (
        <Button
          size="small"
          aria-label={translate('release.withdraw.of', { name })}
          disabled={isPending}
          onClick={withdraw}
        >
          {translate('release.withdraw')}
        </Button>
      )}
      {isAsking && <ReleaseDialog row={row} onMail={onMail} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

export function BulkActs({ onMail }: ActsProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { withdraw, isPending } = useWithdrawing()
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('release.release')}
      </Button>
      <Button size="small" disabled={isPending} onClick={withdraw}>
        {translate('release.withdraw')}
      </Button>
      {isAsking && <ReleaseDialog onMail={onMail} onClose={() => setAsking(false)} />}
    </>
  )
}
