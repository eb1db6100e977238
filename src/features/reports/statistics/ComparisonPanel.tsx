import { useTranslate } from 'react-admin'
import { NORM_FLOOR } from '../../../../domain/scoring/rule.ts'
import { BAND_FLOOR } from '../../../../domain/scoring/statistics/bands.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import {
  formatBand,
  formatDay,
  formatGap,
  formatPercent,
  gapOf,
  joinList,
  joinSentences,
  levelName,
} from '../../../../report/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useReportWords } from '../useReportWords.ts'
import { FigureTable } from './FigureTable.tsx'

type Statistics = components['schemas']['PersonalStatistics']
type Dimension = Statistics['dimensions'][number]

/** Each dimension beside the mean of the evaluatees and beside the round before. */
export function ComparisonPanel({ data }: { data: Statistics }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const { previous, evaluatees, norm, band, percent, dimensions } = data
  const caption = [
    norm === null
      ? translate('reports.stats.noNorm', { floor: NORM_FLOOR })
      : translate('reports.stats.normOf', { count: evaluatees }),
    previous === null
      ? translate('reports.stats.noPrevious')
      : translate('reports.stats.previousIs', {
          title: previous.title,
          day: formatDay(previous.finishedAt, language),
        }),
    translate('reports.stats.bandIs', { floor: BAND_FLOOR }),
  ]
  return (
    <Panel title={useFinding(data)} hint={joinSentences(caption, language)}>
      <FigureTable
        label={say('report.dimension')}
        columns={[
          translate('reports.percent'),
          say('report.team.bandHead'),
          say('report.norm'),
          translate('reports.stats.toNorm'),
          say('report.before'),
          say('report.change'),
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
            name: say('report.overall'),
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
  const say = useReportWords()
  if (change === null) return formatGap(null)
  const { isMarked } = change
  const judged =
    isMarked === null
      ? translate('reports.stats.unjudged')
      : say(isMarked ? 'report.beyondChance' : 'report.maybeChance')
  return translate('reports.stats.judgedChange', { change: formatGap(change.difference), judged })
}
