import { useRecordContext, useTranslate } from 'react-admin'
import { useOpenRounds } from './useOpenRounds.ts'

/** Below the address of a person: what changing it closes. */
export function AddressHint() {
  const translate = useTranslate()
  const count = useOpenRounds(Number(useRecordContext()?.id))
  return (
    <>
      {translate('directory.hint.emailChange')}
      {count > 0 && (
        <>
          <br />
          {translate('directory.hint.emailShuts', { count })}
        </>
      )}
    </>
  )
}
