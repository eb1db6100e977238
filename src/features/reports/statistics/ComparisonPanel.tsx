import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import {
  formatBand,
  formatDay,
  formatGap,
  formatPercent,
  gapOf,
  joinList,
  levelName,
} from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']
type Dimension = Statistics['dimensions'][number]

/** Each dimension beside the mean of the evaluatees and beside the round before. */
export function ComparisonPanel({ data }: { data: Statistics }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { previous, evaluatees, norm, band, percent, dimensions } = data
  const caption = [
    norm === null ? translate('reports.stats.noNorm') : translate('reports.stats.normOf', { count: evaluatees }),
    previous === null
      ? translate('reports.stats.noPrevious')
      : translate('reports.stats.previousIs', {
          title: previous.title,
          day: formatDay(previous.finishedAt, language),
        }),
    translate('reports.stats.bandIs'),
  ]
  return (
    <Panel title={useFinding(data)} hint={caption.join(' ')}>
      <FigureTable
        label={translate('reports.dimension')}
        columns={[
          translate('reports.percent'),
          translate('reports.stats.band'),
          translate('reports.stats.norm'),
          translate('reports.stats.toNorm'),
          translate('reports.stats.previous'),
          translate('reports.stats.change'),
        ]}
        rows={[
          ...dimensions.map((dimension) => ({
            key: dimension.dimensionId,
            name: <Name data={data} dimension={dimension} />,
            cells: [
              formatPercent(dimension.percent),
              formatBand(dimension.band),
              formatPercent(dimension.norm),
              formatGap(gapOf(dimension.percent, dimension.norm)),
              formatPercent(dimension.change?.before ?? null),
              <Change key="change" change={dimension.change} />,
            ],
          })),
          {
            key: 'overall',
            name: translate('reports.overall'),
            cells: [
              formatPercent(percent),
              formatBand(band),
              formatPercent(norm),
              formatGap(gapOf(percent, norm)),
              formatPercent(null),
              formatPercent(null),
            ],
          },
        ]}
      />
    </Panel>
  )
}

/** Which dimension stands furthest above or below the mean of the evaluatees. */
function useFinding({ dimensions }: Statistics): string {
  const translate = useTranslate()
  const apart = dimensions.flatMap(({ name, percent, norm }) => {
    const gap = gapOf(percent, norm)
    return gap === null ? [] : [{ name, gap }]
  })
  const widest = [...apart].sort((one, other) => Math.abs(other.gap) - Math.abs(one.gap))[0]
  if (widest === undefined) return translate('reports.stats.comparison')
  if (widest.gap === 0) return translate('reports.stats.atNorm')
  const key = widest.gap > 0 ? 'reports.stats.aboveNorm' : 'reports.stats.belowNorm'
  return translate(key, { name: widest.name, size: formatPercent(Math.abs(widest.gap)) })
}

/** The dimension, and which levels its change is of where they are not all. */
function Name({ data: { levels }, dimension: { name, change } }: { data: Statistics; dimension: Dimension }) {
  const translate = useTranslate()
  const language = useLanguage()
  const keys = change?.levelKeys ?? null
  const names = levels.filter(({ key }) => keys?.includes(key)).map((level) => levelName(level, language))
  return (
    <>
      {name}
      {change !== null && keys !== null && (
        <small className="rv-report-count">
          <br />
          {translate('reports.stats.changeOf', {
            levels: joinList(names, language),
            before: formatPercent(change.before),
            now: formatPercent(change.now),
          })}
        </small>
      )}
    </>
  )
}

function Change({ change }: Pick<Dimension, 'change'>) {
  const translate = useTranslate()
  if (change === null) return formatGap(null)
  const word = { true: 'reports.stats.marked', false: 'reports.stats.chance', null: 'reports.stats.unjudged' } as const
  return `${formatGap(change.difference)} ${translate(word[`${change.isMarked}`])}`
}
