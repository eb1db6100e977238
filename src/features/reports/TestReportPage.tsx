import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { madeUpReport } from '../../../report/madeUp/report.ts'
import { ArithmeticPanel } from '../../../report/views/ArithmeticPanel.tsx'
import { PersonalReportView } from '../../../report/views/PersonalReportView.tsx'
import { useLanguage } from '../../providers/useLanguage.ts'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

const KINDS = [
  { kind: 2, label: 'reports.test.anonymous' },
  { kind: 1, label: 'reports.test.named' },
] as const

/** `/questionnaire/reports/test`: a made-up person's report; it names no questionnaire and loads no status (spec §2). */
export function TestReportPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const [kind, setKind] = useState<1 | 2>(2)
  const report = useMemo(() => madeUpReport(kind, language), [kind, language])
  return (
    <>
      <PageHeader
        title={translate('title.questionnaire.reports.test')}
        subtitle={translate('reports.test.intro')}
        actions={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={kind}
            onChange={(_event, chosen: 1 | 2 | null) => chosen !== null && setKind(chosen)}
            aria-label={translate('reports.test.kind')}
          >
            {KINDS.map((one) => (
              <ToggleButton key={one.kind} value={one.kind}>
                {translate(one.label)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      />
      <div className="rv-body">
        <PersonalReportView
          report={report}
          language={language}
          headingLevel="h2"
          arithmetic={<ArithmeticPanel report={report} />}
        />
      </div>
    </>
  )
}
