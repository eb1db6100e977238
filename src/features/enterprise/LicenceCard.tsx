import { useTranslate } from 'react-admin'
import { useLicence } from '../../providers/useLicence.ts'
import { Meter, Note } from '../../ui/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** From here on the page says that the licence is nearly used up (design §5.5). */
const NEAR_LIMIT_PERCENT = 90

/** The licence: which one, how many people it covers, how many are counted now. */
export function LicenceCard() {
  const translate = useTranslate()
  const { data } = useLicence()
  if (data === undefined) return null
  const { productPricingVersion, permitUserCount: permitted, totalUserCount: used, chargingType } = data
  const percent = permitted === null || permitted === 0 ? 0 : Math.round((used / permitted) * 100)
  const usedText = permitted === null ? String(used) : translate('enterprise.used', { used, permitted })
  const isBeyond = permitted !== null && used > permitted
  return (
    <Panel title={translate('enterprise.licence')}>
      {isBeyond && <Note>{translate('enterprise.beyondLimit', { used, permitted })}</Note>}
      {!isBeyond && percent >= NEAR_LIMIT_PERCENT && <Note>{translate('enterprise.nearLimit', { percent })}</Note>}
      <dl className="rv-facts">
        <dt>{translate('enterprise.version')}</dt>
        <dd>{translate(`enterprise.version.${productPricingVersion}`)}</dd>
        <dt>{translate('enterprise.people')}</dt>
        <dd>
          {permitted !== null && <Meter done={used} total={permitted} label={usedText} />}
          {usedText}
          {permitted === null && ` · ${translate('enterprise.unlimited')}`}
          <p className="rv-sub">{translate('enterprise.countHint')}</p>
        </dd>
        <dt>{translate('enterprise.chargingType')}</dt>
        <dd>
          {chargingType === 0
            ? translate('enterprise.notCharged')
            : translate('enterprise.chargedAs', { type: chargingType })}
        </dd>
      </dl>
    </Panel>
  )
}
