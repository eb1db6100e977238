import { useTranslate } from 'react-admin'
import { LevelMark, levelColour, useLevelName } from '../../ui/LevelMark.tsx'
import { Meter } from '../../ui/marks.tsx'
import type { Summary } from './model.ts'

/** Sent forms by relation level. */
export function LevelMeters({ levels }: { levels: Summary['byLevel'] }) {
  const translate = useTranslate()
  const nameOf = useLevelName()
  return (
    <section className="rv-card rv-pad" aria-labelledby="levels-title">
      <h2 id="levels-title">{translate('collection.byLevel')}</h2>
      <ul className="rv-level-meters">
        {levels.map((level) => (
          <li key={level.levelId} style={levelColour(level.levelType)}>
            <LevelMark level={level} />
            <Meter done={level.submittedCount} total={level.relationCount} label={nameOf(level)} />
            <span>
              {level.submittedCount} / {level.relationCount}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
