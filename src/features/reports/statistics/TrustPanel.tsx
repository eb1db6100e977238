import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatExact } from '../../../../report/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']

/** How far these figures can be trusted: reliability and consistency, each with what it means. */
export function TrustPanel({ data: { dimensions } }: { data: Statistics }) {
  const translate = useTranslate()
  const told = (value: number | null) => (value === 0 ? translate('reports.stats.atMostNone') : formatExact(value))
  const hasAny = dimensions.some(({ single, consistency }) => single !== null || consistency !== null)
  return (
    <Panel title={translate('reports.stats.trust')}>
      <ul style={{ margin: 0, paddingInlineStart: 'var(--space-4)' }}>
        {['reports.stats.singleIs', 'reports.stats.reliabilityIs', 'reports.stats.alphaIs'].map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
      </ul>
      {!hasAny && <p className="rv-sub">{translate('reports.stats.noTrust')}</p>}
      {hasAny && (
        <FigureTable
          label={translate('reports.stats.trustOf')}
          columns={[
            translate('reports.stats.single'),
            translate('reports.stats.reliability'),
            translate('reports.stats.alpha'),
            translate('reports.stats.forms'),
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
