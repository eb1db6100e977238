import { Box, TextField, Typography } from '@mui/material'
import { Fragment, useState } from 'react'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { Quadrant } from '../../../../domain/scoring/statistics/johari.ts'
import { BAND_FLOOR } from '../../../../domain/scoring/statistics/statisticFloors.ts'
import { type ChartScale, placeWithin } from '../../../../report/charts/scale.ts'
import { formatPercent, formatTick } from '../../../../report/format.ts'
import { windowsFinding } from '../../../../report/teamFindings.ts'
import { MOST_DRAWN, type ShownTeamDimension, type ShownTeamReport } from '../../../../report/teamReport.ts'
import { SCREEN_PALETTE as palette } from '../../../../report/theme/tokens.ts'
import { useSentence } from '../../../../report/views/reportLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { usePages } from '../../../ui/page/usePages.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'

type Windows = NonNullable<ShownTeamDimension['windows']>

const QUADRANTS: readonly (Quadrant | null)[] = ['open', 'hidden', 'blind', 'unseen', null]
const keyOf = (quadrant: Quadrant | null) => `report.window.${quadrant ?? 'none'}`
const SIDE = 280
/** Of a point, and of the rim that keeps it off the frame's line. */
const POINT = 4
const RIM = POINT + 1
/** Left of the frame for its figures, above and below it for figures and words, right of it for half a figure. */
const EDGE = { left: 34, above: 24, below: 24, right: 12 }
const VIEW = [-EDGE.left, -EDGE.above, EDGE.left + SIDE + EDGE.right, EDGE.above + SIDE + EDGE.below].join(' ')
const LEGEND = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' },
  typography: 'caption',
}
const PLOT = { display: 'block', width: '100%', maxWidth: 420, mx: 'auto' }

/** Others against oneself, a dimension at a time: a point a person, its numbers in a table. */
export function WindowsPanel({ report, scale }: { report: ShownTeamReport; scale: ChartScale }) {
  const say = useSentence()
  const [chosen, setChosen] = useState<number | null>(null)
  const drawn = report.dimensions.filter(({ windows }) => windows !== null && windows.places.length > 0)
  const dimension = drawn.find(({ dimensionId }) => dimensionId === chosen) ?? drawn[0]
  if (dimension?.windows == null) return null
  const { places } = dimension.windows
  const counts = QUADRANTS.map((quadrant) =>
    say('report.windowCount', {
      window: say(keyOf(quadrant)),
      count: places.filter((place) => place.quadrant === quadrant).length,
    }),
  )
  const { key, params } = windowsFinding(dimension)
  return (
    <Panel title={say(key, params)} hint={say('report.team.windowsCaption')}>
      <TextField
        select
        sx={{ maxWidth: 320 }}
        value={dimension.dimensionId}
        onChange={({ target }) => setChosen(Number(target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': say('report.dimension') } }}
      >
        {drawn.map(({ dimensionId, name }) => (
          <option key={dimensionId} value={dimensionId}>
            {name}
          </option>
        ))}
      </TextField>
      <Plot windows={dimension.windows} scale={scale} />
      <Typography variant="caption">
        {say('report.team.windowsLine', {
          mean: formatPercent(dimension.windows.line.mean),
          margin: formatPercent(dimension.windows.line.margin),
        })}
      </Typography>
      {places.length > MOST_DRAWN && (
        <Typography variant="caption">{say('report.team.windowsDrawn', { most: MOST_DRAWN })}</Typography>
      )}
      <Box component="ul" sx={LEGEND}>
        {counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <details>
        <summary>{say('report.team.windowsTable')}</summary>
        <PlaceTable key={dimension.dimensionId} name={dimension.name} places={places} />
      </details>
    </Panel>
  )
}

/** Nothing is drawn outside its frame. */
function Plot({ windows: { line, places }, scale }: { windows: Windows; scale: ChartScale }) {
  const say = useSentence()
  const at = (percent: number) => placeWithin(scale, percent, { side: SIDE, radius: RIM })
  const [low, high] = [at(line.mean - line.margin), at(line.mean + line.margin)]
  return (
    <Box component="svg" viewBox={VIEW} sx={PLOT} aria-hidden="true">
      <rect width={SIDE} height={SIDE} fill="none" stroke={palette.line} />
      <rect x={low} width={high - low} height={SIDE} fill={palette.line} opacity={0.6} />
      <rect y={SIDE - high} width={SIDE} height={high - low} fill={palette.line} opacity={0.6} />
      <line x1={at(line.mean)} x2={at(line.mean)} y2={SIDE} stroke={palette['ink-3']} />
      <line x2={SIDE} y1={SIDE - at(line.mean)} y2={SIDE - at(line.mean)} stroke={palette['ink-3']} />
      {places.slice(0, MOST_DRAWN).map(({ employeeId, others, self }) => (
        <circle
          key={employeeId}
          cx={at(others)}
          cy={SIDE - at(self)}
          r={POINT}
          fill={palette.accent}
          fillOpacity={0.7}
        />
      ))}
      <g fontSize={12} fill={palette['ink-2']}>
        <text y={-8}>{say('report.team.axisSelf')}</text>
        <text x={SIDE / 2} y={SIDE + 16} textAnchor="middle">
          {say('report.team.axisOthers')}
        </text>
        {[scale.from, scale.to].map((percent) => (
          <Fragment key={percent}>
            <text x={-6} y={SIDE - at(percent)} textAnchor="end" dominantBaseline="middle">
              {formatTick(percent)}
            </text>
            <text x={at(percent)} y={SIDE + 16} textAnchor="middle">
              {formatTick(percent)}
            </text>
          </Fragment>
        ))}
      </g>
    </Box>
  )
}

/** In a window by the band of the line alone. */
const isBandless = ({ quadrant, hasBand }: Pick<Windows['places'][number], 'quadrant' | 'hasBand'>) =>
  quadrant !== null && !hasBand

function PlaceTable({ name, places }: { name: string; places: Windows['places'] }) {
  const say = useSentence()
  const { shown, turner } = usePages(places)
  return (
    <>
      <FigureTable
        label={name}
        head={say('report.team.person')}
        columns={[
          { key: 'others', label: say('report.others') },
          { key: 'self', label: say('report.self') },
          { key: 'window', label: say('report.window'), isText: true },
        ]}
        rows={shown.map(({ employeeId, others, self, quadrant, hasBand, ...person }) => ({
          ...{ key: employeeId, name: namedApart(person.name, person.nameMark) },
          cells: [
            formatPercent(others),
            formatPercent(self),
            `${say(keyOf(quadrant))}${isBandless({ quadrant, hasBand }) ? ' *' : ''}`,
          ],
        }))}
      />
      {places.some(isBandless) && (
        <Typography variant="caption">* {say('report.team.windowsSome', { floor: BAND_FLOOR })}</Typography>
      )}
      {turner}
    </>
  )
}
