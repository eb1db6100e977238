import { useTranslate } from 'react-admin'
import { licenceUse } from '../../../domain/evaluation/licence.ts'
import { useLicence } from '../../providers/session/useLicence.ts'
import { Meter, Note } from '../../ui/marks/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** The licence: which one, how many people it covers, how many are counted now. */
export function LicenceCard() {
  const translate = useTranslate()
  const { data } = useLicence()
  if (data === undefined) return null
  const { productPricingVersion, permitUserCount: permitted, totalUserCount: used, chargingType } = data
  const usedText = permitted === null ? String(used) : translate('enterprise.used', { used, permitted })
  const use = licenceUse(used, permitted)
  return (
    <Panel title={translate('enterprise.licence')}>
      {use.stage === 'beyond' && <Note>{translate('enterprise.beyondLimit', { used, permitted })}</Note>}
      {use.stage === 'near' && <Note>{translate('enterprise.nearLimit', { percent: use.percent })}</Note>}
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
