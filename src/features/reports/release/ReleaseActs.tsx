/** What can be done to the release of a report, one by one and many at once. */
import { Button, Stack } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../../domain/selection.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { SelectionContext } from '../../../resource/list/selection.ts'
import { useBulkAct } from '../../../resource/list/useBulkAct.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { isOpen, isWithdrawn, nameOf, type Released } from './model.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

interface ActsProps {
  /** Asks whether those who can read them are mailed. */
  onMail: () => void
}

/** Done at once where it can be taken back. */
function useWithdrawing(rowId?: number, onDone = () => {}) {
  const path = { id: useQuestionnaireId() }
  const { run, isPending, count } = useBulkAct({
    act: 'bulkWithdrawReports',
    doneKey: 'release.withdrawn',
    inverse: { act: 'bulkRestoreReports', input: ({ changed }) => ({ path, body: { ids: changed } }) },
    ...(rowId !== undefined && { rowId }),
    onDone,
  })
  return { withdraw: () => run({ path }), isPending, count }
}

/** The same version again, open to the same readers. */
function useBringingBack(rowId?: number) {
  const path = { id: useQuestionnaireId() }
  const { run, isPending } = useBulkAct({
    act: 'bulkRestoreReports',
    doneKey: 'release.broughtBack',
    inverse: { act: 'bulkWithdrawReports', input: ({ changed }) => ({ path, body: { ids: changed } }) },
    ...(rowId !== undefined && { rowId }),
  })
  return { bringBack: () => run({ path }), isPending }
}

export function RowActs({ row, onMail }: ActsProps & { row: Released }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { withdraw, isPending: isWithdrawing } = useWithdrawing(row.employeeId)
  const { bringBack, isPending: isComingBack } = useBringingBack(row.employeeId)
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
          disabled={isWithdrawing}
          onClick={withdraw}
        >
          {translate('release.withdraw')}
        </Button>
      )}
      {isWithdrawn(row) && (
        <Button
          size="small"
          aria-label={translate('release.bringBack.of', { name })}
          disabled={isComingBack}
          onClick={bringBack}
        >
          {translate('release.bringBack')}
        </Button>
      )}
      {isAsking && <ReleaseDialog row={row} onMail={onMail} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

export function BulkActs({ onMail }: ActsProps) {
  const translate = useTranslate()
  const selection = useContext(SelectionContext)
  const [asked, setAsked] = useState<'release' | 'withdraw' | null>(null)
  const close = () => setAsked(null)
  const { withdraw, isPending, count } = useWithdrawing(undefined, close)
  const { bringBack, isPending: isComingBack } = useBringingBack()
  const isJob = count > AT_ONCE
  return (
    <>
      <Button size="small" onClick={() => setAsked('release')}>
        {translate('release.release')}
      </Button>
      <Button size="small" disabled={isPending} onClick={isJob ? () => setAsked('withdraw') : withdraw}>
        {translate('release.withdraw')}
      </Button>
      {/* The contract brings back by ids alone: "all that match" is no list of them. */}
      {selection?.isAll === false && (
        <Button size="small" disabled={isComingBack} onClick={bringBack}>
          {translate('release.bringBack')}
        </Button>
      )}
      {asked === 'release' && <ReleaseDialog onMail={onMail} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={translate('release.withdrawMany')}
          confirmLabel={translate('release.withdrawMany.confirm', { count })}
          isDangerous
          isBusy={isPending}
          onConfirm={withdraw}
          onClose={close}
        >
          <p>{translate('release.withdrawMany.text', { count })}</p>
          <p>{translate('release.withdrawMany.back', { most: AT_ONCE })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
