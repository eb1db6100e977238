import { useTranslate } from 'react-admin'
import { LevelMark } from '../../ui/marks/LevelMark.tsx'
import { type Bound, type Evaluatee, evaluateeName, type Level } from './model.ts'

interface AddedPerLevelProps {
  bound: Bound
  rows: Evaluatee[]
  levels: Level[]
}

/** Names beyond this many are only counted. */
const NAMES = 40

/** Per level: how many were added, and for whom the organisation gives nobody. */
export function AddedPerLevel({ bound, rows, levels }: AddedPerLevelProps) {
  const translate = useTranslate()
  const nameOf = new Map(rows.map((row) => [row.id, evaluateeName(row)]))
  return (
    <ul className="rv-autobind-result">
      {bound.perLevel.map(({ levelId, levelType, added, missing }) => {
        const level = levels.find((each) => each.levelId === levelId) ?? { levelType, levelName: '' }
        const told = bound.missing.filter((each) => each.levelType === levelType).slice(0, NAMES)
        const names = told.map(({ evaluateeId }) => nameOf.get(evaluateeId) ?? '')
        const count = missing ?? 0
        return (
          <li key={levelId}>
            <LevelMark level={level} />
            <b>{translate('relations.autoBind.added', { count: added })}</b>
            {count > 0 && (
              <details>
                <summary>{translate('relations.autoBind.missing', { count })}</summary>
                {names.join(translate('relations.comma'))}
                {count > told.length && ` ${translate('relations.andMore', { count: count - told.length })}`}
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
