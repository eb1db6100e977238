import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import type { Quadrant } from '../../../../domain/scoring/statistics/johari.ts'
import { type ChartScale, placeOn } from '../../../../report/charts/scale.ts'
import { formatPercent } from '../../../../report/format.ts'
import { windowsFinding } from '../../../../report/teamFindings.ts'
import { MOST_DRAWN, type ShownTeamDimension, type ShownTeamReport } from '../../../../report/teamReport.ts'
import { SCREEN_PALETTE as palette } from '../../../../report/theme/tokens.ts'
import { useSentence } from '../../../../report/views/reportLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { usePages } from '../../../ui/usePages.tsx'
import { FigureTable } from '../statistics/FigureTable.tsx'

type Windows = NonNullable<ShownTeamDimension['windows']>

const QUADRANTS: readonly (Quadrant | null)[] = ['open', 'hidden', 'blind', 'unseen', null]
const keyOf = (quadrant: Quadrant | null) => `report.window.${quadrant ?? 'none'}`
const SIDE = 280
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
  const at = (percent: number) => placeOn(scale, percent) * SIDE
  const [low, high] = [at(line.mean - line.margin), at(line.mean + line.margin)]
  return (
    <Box component="svg" viewBox={`-6 -24 ${SIDE + 12} ${SIDE + 48}`} sx={PLOT} aria-hidden="true">
      <rect width={SIDE} height={SIDE} fill="none" stroke={palette.line} />
      <rect x={low} width={high - low} height={SIDE} fill={palette.line} opacity={0.6} />
      <rect y={SIDE - high} width={SIDE} height={high - low} fill={palette.line} opacity={0.6} />
      <line x1={at(line.mean)} x2={at(line.mean)} y2={SIDE} stroke={palette['ink-3']} />
      <line x2={SIDE} y1={SIDE - at(line.mean)} y2={SIDE - at(line.mean)} stroke={palette['ink-3']} />
      {places.slice(0, MOST_DRAWN).map(({ employeeId, others, self }) => (
        <circle key={employeeId} cx={at(others)} cy={SIDE - at(self)} r={4} fill={palette.accent} fillOpacity={0.7} />
      ))}
      <text x={0} y={-6} fontSize={12} fill={palette['ink-2']}>
        {say('report.team.axisSelf')}
      </text>
      <text x={SIDE} y={SIDE + 16} fontSize={12} textAnchor="end" fill={palette['ink-2']}>
        {say('report.team.axisOthers')}
      </text>
    </Box>
  )
}

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
        rows={shown.map(({ employeeId, others, self, quadrant, ...person }) => ({
          ...{ key: employeeId, name: namedApart(person.name, person.nameMark) },
          cells: [formatPercent(others), formatPercent(self), say(keyOf(quadrant))],
        }))}
      />
      {turner}
    </>
  )
}
