import { useTranslate } from 'react-admin'
import { useIdle } from '../../providers/session/useIdle.ts'
import { useLicence } from '../../providers/session/useLicence.ts'

/** The licence and how much of it is used, in one line. */
export function LicenceLine() {
  const translate = useTranslate()
  const { data } = useLicence(useIdle())
  if (data === undefined) return null
  const { productPricingVersion, permitUserCount: permitted, totalUserCount: used } = data
  const limit =
    permitted === null ? translate('enterprise.unlimited') : translate('enterprise.used', { used, permitted })
  return (
    <div>
      {translate(`enterprise.version.${productPricingVersion}`)} · {limit}
    </div>
  )
}
