/** Says whom releasing would reach, asks who of the superiors reads along, then releases. */
import { Typography } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AT_ONCE } from '../../../../domain/selection.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useNameList } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { type Chosen, SelectionContext } from '../../../resource/list/bulk/selection.ts'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Tick } from '../../../ui/inputs/Tick.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { nameOf, type Plan, type Reach, type Released, UNKEPT } from './model.ts'
import { SuperiorChoice } from './SuperiorChoice.tsx'

const NAMES = 20

type Unmailable = Plan['withoutMail'][number]['reason']
const REASONS: readonly Unmailable[] = ['noDoor', 'noAddress', 'disabled']

export interface ReleaseDialogProps {
  /** One report instead of the chosen ones. */
  row?: Released
  /** While it is not known yet which are chosen. */
  coming?: { error: Error | null; refetch: () => Promise<unknown> }
  /** Asks whether the readers of what was released are mailed. */
  onMail: (evaluateeIds: number[]) => void
  onClose: () => void
}

/** What is chosen when the dialog opens is what it is about. */
function useMeant(row: Released | undefined): Chosen {
  const selection = useContext(SelectionContext)
  return row === undefined ? (selection?.body ?? { ids: [] }) : { ids: [row.employeeId as never] }
}

export function ReleaseDialog({ row, coming, onMail, onClose }: ReleaseDialogProps) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId() }
  const meant = useMeant(row)
  const question = useQuestion('planReleases', { path, body: meant }, { ...UNKEPT, enabled: coming === undefined })
  const { data: plan } = question
  const { error, refetch } = coming ?? question
  const [toSuperior, setToSuperior] = useState(false)
  const [except, setExcept] = useState<readonly number[]>([])
  const [isLeavingOut, setLeavingOut] = useState(false)
  const [mails, setMails] = useState(false)
  const { run, isPending } = useBulkAct({
    act: 'bulkReleaseReports',
    doneKey: 'release.done',
    ...(row !== undefined && { rowId: row.employeeId }),
    onDone(changed) {
      onClose()
      if (mails && changed.length > 0) onMail(changed.map(Number))
    },
  })
  const reach = isLeavingOut ? plan?.withFigures : plan
  const count = reach?.count ?? 0
  const body = {
    toSuperior,
    ...(toSuperior && except.length > 0 && { exceptSuperiorIds: [...except] }),
    ...(isLeavingOut && { onlyWithFigures: true }),
  }
  return (
    <ConfirmDialog
      title={row === undefined ? translate('release.title') : translate('release.title.of', { name: nameOf(row) })}
      confirmLabel={translate('release.confirm', { count })}
      isBusy={isPending}
      canConfirm={count > 0}
      onConfirm={() => run({ path, body })}
      onClose={onClose}
      fields={
        plan &&
        reach && (
          <>
            <LeavingOut plan={plan} isLeavingOut={isLeavingOut} onLeaveOut={setLeavingOut} />
            <SuperiorChoice
              isPromised={plan.superiorPromised}
              superiors={reach.superiors}
              chosen={toSuperior ? { except } : null}
              onChoose={(chosen) => {
                setToSuperior(chosen !== null)
                setExcept(chosen?.except ?? [])
              }}
            />
            {plan.count > AT_ONCE ? (
              <Typography color="textSecondary">{translate('release.mailLater')}</Typography>
            ) : (
              <Tick checked={mails} onChange={setMails}>
                {translate('release.mailThem')}
              </Tick>
            )}
          </>
        )
      }
    >
      {error && <FailurePage error={error} retry={() => void refetch()} />}
      {plan === undefined && !error && <Waiting />}
      {plan && reach && (
        <>
          <WhatHappens reach={reach} />
          <Figureless people={plan.withoutFigures} />
        </>
      )}
    </ConfirmDialog>
  )
}

function WhatHappens({ reach: { count, replaced, withoutMail } }: { reach: Reach }) {
  const translate = useTranslate()
  return (
    <>
      <p>{translate('release.ask', { count })}</p>
      {replaced > 0 && (
        <p>{count === 1 ? translate('release.replacesIt') : translate('release.replaces', { count: replaced })}</p>
      )}
      {REASONS.map((reason) => (
        <Named
          key={reason}
          words={`release.withoutMail.${reason}`}
          more={`release.withoutMail.${reason}.more`}
          people={withoutMail.filter((one) => one.reason === reason)}
        />
      ))}
    </>
  )
}

/** Whose reports would tell them no score of others. */
function Figureless({ people }: { people: Plan['withoutFigures'] }) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <>
      <Named words="release.withoutFigures" more="release.withoutFigures.more" people={people} />
      <p>{translate('release.withoutFigures.tell')}</p>
    </>
  )
}

interface LeavingOutProps {
  plan: Plan
  isLeavingOut: boolean
  onLeaveOut: (isLeavingOut: boolean) => void
}

/** They can be left out where others are left. */
function LeavingOut({ plan: { count, withoutFigures }, isLeavingOut, onLeaveOut }: LeavingOutProps) {
  const translate = useTranslate()
  if (withoutFigures.length === 0 || withoutFigures.length === count) return null
  return (
    <Tick checked={isLeavingOut} onChange={onLeaveOut}>
      {translate('release.withoutFigures.leaveOut', { count: withoutFigures.length })}
    </Tick>
  )
}

interface NamedProps {
  /** The keys of what is said, and of what is said where the first ones of many are named. */
  words: string
  more: string
  people: Plan['withoutFigures']
}

/** What is said of some of them, if there are any. */
function Named({ words, more, people }: NamedProps) {
  const translate = useTranslate()
  const listed = useNameList()
  if (people.length === 0) return null
  const names = people.slice(0, NAMES).map(nameOf)
  return (
    <p>
      {translate(people.length > NAMES ? more : words, {
        count: people.length,
        names: listed(names),
      })}
    </p>
  )
}
