/** What can be done to the release of a report, one by one and many at once. */
import { Button, Stack } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../../domain/selection.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { SelectionContext } from '../../../resource/list/bulk/selection.ts'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { isOpen, isWithdrawn, nameOf, type Released } from './model.ts'
import { ReleaseDialog, type ReleaseDialogProps } from './ReleaseDialog.tsx'

type ActsProps = Pick<ReleaseDialogProps, 'onMail'>

/** Each is what takes the other back; brought back is the same version, open to the same readers. */
const ACTS = {
  withdraw: { act: 'bulkWithdrawReports', back: 'bulkRestoreReports', doneKey: 'release.withdrawn' },
  bringBack: { act: 'bulkRestoreReports', back: 'bulkWithdrawReports', doneKey: 'release.broughtBack' },
} as const

/** Done at once, since it can be taken back. */
function useRevocable(name: keyof typeof ACTS, { rowId }: { rowId?: number } = {}) {
  const path = { id: useQuestionnaireId() }
  const { act, back, doneKey } = ACTS[name]
  const { run, isPending, count } = useBulkAct({
    ...{ act, doneKey },
    inverse: { act: back, input: ({ changed }) => ({ path, body: { ids: changed } }) },
    ...(rowId !== undefined && { rowId }),
  })
  return { doIt: () => run({ path }), isPending, count }
}

interface RowActProps {
  label: string
  /** With whose report it is. */
  fullLabel: string
  act: ReturnType<typeof useRevocable>
}

const RowAct = ({ label, fullLabel, act: { doIt, isPending } }: RowActProps) => (
  <Button size="small" aria-label={fullLabel} disabled={isPending} onClick={doIt}>
    {label}
  </Button>
)

export function RowActs({ row, onMail }: ActsProps & { row: Released }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useRevocable('withdraw', { rowId: row.employeeId })
  const bringingBack = useRevocable('bringBack', { rowId: row.employeeId })
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
        <RowAct
          label={translate('release.withdraw')}
          fullLabel={translate('release.withdraw.of', { name })}
          act={withdrawing}
        />
      )}
      {isWithdrawn(row) && (
        <RowAct
          label={translate('release.bringBack')}
          fullLabel={translate('release.bringBack.of', { name })}
          act={bringingBack}
        />
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
  const { doIt: withdraw, isPending, count } = useRevocable('withdraw')
  const { doIt: bringBack, isPending: isComingBack } = useRevocable('bringBack')
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
