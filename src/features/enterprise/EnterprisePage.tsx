import { useLocaleState, useTranslate } from 'react-admin'
import { useQuestion } from '../../providers/useQuestion.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { LicenceCard } from './LicenceCard.tsx'
import './enterprise.css'

/** The enterprise and its licence. */
export function EnterprisePage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error, refetch } = useQuestion('getEnterprise')
  if (error) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const since = new Date(data.createdAt).toLocaleDateString(locale === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'long' })
  return (
    <>
      <PageHeader title={data.enterpriseName} subtitle={translate('enterprise.since', { date: since })} />
      <div className="rv-body rv-narrow">
        <LicenceCard />
        <section className="rv-card rv-pad">
          <h2>{translate('enterprise.details')}</h2>
          <dl className="rv-facts">
            <dt>{translate('enterprise.name')}</dt>
            <dd>{data.enterpriseName}</dd>
            <dt>{translate('enterprise.uid')}</dt>
            <dd>
              <code>{data.enterpriseUid}</code>
            </dd>
          </dl>
        </section>
      </div>
    </>
  )
}
