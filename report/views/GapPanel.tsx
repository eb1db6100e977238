import type { ShownReport } from '../../domain/scoring/report.ts'
import { gapCaption } from '../beside.ts'
import { GapTrack } from '../charts/GapTrack.tsx'
import { scaleOf } from '../charts/scale.ts'
import { gapFinding, gapText, gapTone, isMarkedGap } from '../findings.ts'
import { formatPercent, gapOf } from '../format.ts'
import { SCREEN_PALETTE } from '../theme/tokens.ts'
import { NumberHead } from './NumberHead.tsx'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'
import { ScrollBox } from './ScrollBox.tsx'

/** Others against self, dimension by dimension. */
export function GapPanel({ report }: { report: ShownReport }) {
  const say = useSentence()
  const scale = scaleOf(report)
  const { key, params } = gapFinding(report)
  return (
    <Panel title={say(key, params)} caption={gapCaption(report, useLanguage())}>
      <ScrollBox label={say('report.difference')} className={classes.fills}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('report.dimension')}</th>
              <td className={classes.track} />
              <NumberHead label={say('report.others')} />
              <NumberHead label={say('report.self')} />
              <NumberHead label={say('report.difference')} />
            </tr>
          </thead>
          <tbody>
            {report.dimensions.map(({ dimensionId, name, othersPercent, selfPercent }) => {
              const gap = gapOf(othersPercent, selfPercent)
              const isMarked = isMarkedGap(report, dimensionId)
              return (
                <tr key={dimensionId}>
                  <th scope="row">{name}</th>
                  <td className={classes.track}>
                    <GapTrack others={othersPercent} self={selfPercent} scale={scale} palette={SCREEN_PALETTE} />
                  </td>
                  <td className={classes.number}>{formatPercent(othersPercent)}</td>
                  <td className={classes.number}>{formatPercent(selfPercent)}</td>
                  <td className={`${classes.number} ${classes[gapTone(gap, isMarked)]}`}>{gapText(gap, isMarked)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollBox>
    </Panel>
  )
}
