import { useRecordContext, useTranslate } from 'react-admin'
import { useOpenRounds } from './useOpenRounds.ts'

/** Below the address of a person: what changing it closes. */
export function AddressHint() {
  const translate = useTranslate()
  const count = useOpenRounds(Number(useRecordContext()?.id))
  const shuts = count > 0 ? translate('directory.hint.emailShuts', { count }) : ''
  return (
    <span>
      {translate('directory.hint.emailChange')} {shuts}
    </span>
  )
}
