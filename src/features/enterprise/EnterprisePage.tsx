import { useNotify, useTranslate } from 'react-admin'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useTimeText } from '../../providers/useLanguage.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { AreaInput } from './AreaInput.tsx'
import { EnterpriseTabs } from './EnterpriseTabs.tsx'
import { LicenceCard } from './LicenceCard.tsx'
import './enterprise.css'

/** The enterprise: its name, logo and seat, and its licence. */
export function EnterprisePage() {
  const translate = useTranslate()
  const notify = useNotify()
  const dayText = useTimeText()
  const { data, error, refetch } = useQuestion('getEnterprise', {}, IN_PLACE)
  if (error && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const date = dayText(data.createdAt)
  return (
    <>
      <PageHeader title={data.enterpriseName} subtitle={translate('enterprise.since', { date })} />
      <EnterpriseTabs />
      <PageBody isNarrow>
        <LicenceCard />
        <SchemaForm
          operation="updateEnterprise"
          record={data}
          inputs={{ areaCode: <AreaInput source="areaCode" label={translate('enterprise.area')} /> }}
          hints={{ enterpriseName: translate('enterprise.name.hint') }}
          reload={async () => (await refetch()).data}
          onSaved={() => notify(translate('action.saved'), { type: 'info' })}
        />
        <p className="rv-sub">
          {translate('enterprise.uid')} <code>{data.enterpriseUid}</code>
        </p>
      </PageBody>
    </>
  )
}
