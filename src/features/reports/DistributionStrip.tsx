/** How the overall scores lie: a bar for each range, the finding as its title, and its numbers for those who do not see it. */
import { useTranslate } from 'react-admin'
import { distributionOf, type Range } from '../../../domain/scoring/team/distribution.ts'
import { formatPercent } from '../../../report/format.ts'
import { Panel } from '../../ui/Panel.tsx'

export function DistributionStrip({ percents }: { percents: number[] }) {
  const translate = useTranslate()
  const found = distributionOf(percents)
  if (found === null) return null
  const { ranges, lowest, highest, median } = found
  const finding = translate('reports.distribution.finding', {
    ...{ low: formatPercent(lowest), high: formatPercent(highest), middle: formatPercent(median) },
  })
  const most = Math.max(...ranges.map(({ count }) => count))
  return (
    <Panel title={finding} hint={translate('reports.distribution.hint')}>
      <div className="rv-strip" aria-hidden="true">
        {ranges.map(({ from, to, count }) => (
          <span key={from}>
            <i>{count > 0 && count}</i>
            <b style={{ height: `${(100 * count) / most}%` }} />
            <em>{`${from}–${to}`}</em>
          </span>
        ))}
      </div>
      <RangeTable ranges={ranges} label={finding} />
    </Panel>
  )
}

function RangeTable({ ranges, label }: { ranges: Range[]; label: string }) {
  const translate = useTranslate()
  return (
    <table className="rv-hidden" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{translate('reports.score')}</th>
          <th scope="col">{translate('reports.distribution.people')}</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ from, to, count }) => (
          <tr key={from}>
            <th scope="row">{`${from}–${to}`}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
