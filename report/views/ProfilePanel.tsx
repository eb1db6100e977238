import { lazy, Suspense, useMemo, useState } from 'react'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { SeriesKey } from '../charts/Marker.tsx'
import { scaleOf } from '../charts/scale.ts'
import { byLevel, FEWEST_RADAR_AXES, othersAndSelf } from '../charts/series.ts'
import { levelsFinding, profileFinding } from '../findings.ts'
import { SCREEN_PALETTE } from '../theme/tokens.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'

/** nivo is most of a report's weight; figures and tables need not wait for it. */
const LevelRadar = lazy(async () => ({ default: (await import('../charts/LevelRadar.tsx')).LevelRadar }))

/** The radar of others and self, or of every relation; the tables below hold its figures. */
export function ProfilePanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const [isByLevel, setIsByLevel] = useState(false)
  const series = useMemo(
    () => (isByLevel ? byLevel(report, language) : othersAndSelf(report, language)),
    [isByLevel, report, language],
  )
  const dimensions = useMemo(() => report.dimensions.map((dimension) => dimension.name), [report])
  const scale = useMemo(() => scaleOf(report), [report])
  const { key, params } = isByLevel ? levelsFinding(report, language) : profileFinding(report)
  const finding = say(key, params)
  if (dimensions.length < FEWEST_RADAR_AXES || series.length === 0) return null
  return (
    <Panel title={finding} caption={say(isByLevel ? 'report.levels.caption' : 'report.profile.caption')}>
      <div className={classes.chart}>
        <Suspense fallback={null}>
          <LevelRadar
            dimensions={dimensions}
            series={series}
            scale={scale}
            palette={SCREEN_PALETTE}
            label={finding}
            fontFamily="inherit"
          />
        </Suspense>
      </div>
      <ul className={classes.legend}>
        {series.map((each) => (
          <li key={each.key}>
            <SeriesKey style={each.style} palette={SCREEN_PALETTE} />
            {each.label}
          </li>
        ))}
      </ul>
      <label className={classes.toggle}>
        <input type="checkbox" checked={isByLevel} onChange={(event) => setIsByLevel(event.target.checked)} />
        {say('report.profile.byLevel')}
      </label>
    </Panel>
  )
}
