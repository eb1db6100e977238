import { useTranslate } from 'react-admin'
import { agreementFloor } from '../../../../domain/scoring/statistics/agreement.ts'
import { EVALUATEES_FLOOR, FORMS_FLOOR } from '../../../../domain/scoring/statistics/statisticFloors.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatReliability } from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

const FLOORS = { evaluatees: EVALUATEES_FLOOR, forms: FORMS_FLOOR, floor: agreementFloor(true) }

/** How far these figures can be trusted: reliability and consistency, each with what it means. */
export function TrustPanel({ data: { dimensions }, anonymous }: { data: Statistics; anonymous: boolean }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const told = (value: number | null) => formatReliability(value, language)
  const hasAny = dimensions.some(({ single, consistency }) => single !== null || consistency !== null)
  const noTrust = anonymous ? 'reports.stats.noTrustAnonymous' : 'reports.stats.noTrust'
  return (
    <Panel title={translate('reports.stats.trust')}>
      <ul style={{ margin: 0, paddingInlineStart: 'var(--space-4)' }}>
        {['reports.stats.singleIs', 'reports.stats.reliabilityIs', 'reports.stats.alphaIs'].map((key) => (
          <li key={key}>{translate(key, FLOORS)}</li>
        ))}
      </ul>
      {!hasAny && <p className="rv-sub">{translate(noTrust, FLOORS)}</p>}
      {hasAny && (
        <FigureTable
          label={translate('reports.stats.trustOf')}
          columns={[
            translate('reports.stats.single'),
            translate('reports.stats.reliability'),
            say('report.team.consistency'),
            say('report.team.formsCounted'),
          ]}
          rows={dimensions.map(({ dimensionId, name, single, reliability, consistency }) => ({
            key: dimensionId,
            name,
            cells: [
              told(single),
              told(reliability),
              told(consistency?.alpha ?? null),
              consistency === null ? told(null) : `${consistency.complete} / ${consistency.forms}`,
            ],
          }))}
        />
      )}
    </Panel>
  )
}
