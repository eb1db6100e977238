import { useTranslate } from 'react-admin'
import { LevelMark } from '../../ui/LevelMark.tsx'
import { type AutobindResult, type Evaluatee, evaluateeName, type Level } from './model.ts'

interface AutobindSummaryProps {
  result: AutobindResult
  rows: Evaluatee[]
  levels: Level[]
}

/** Names beyond this many are only counted. */
const NAMES = 40

/** Per level: how many were added, and for whom the organisation gives nobody. */
export function AutobindSummary({ result, rows, levels }: AutobindSummaryProps) {
  const translate = useTranslate()
  const nameOf = new Map(rows.map((row) => [row.id, evaluateeName(row)]))
  return (
    <ul className="rv-autobind-result">
      {result.perLevel.map(({ levelId, levelType, added }) => {
        const level = levels.find((each) => each.levelId === levelId) ?? { levelType, levelName: '' }
        const missing = result.missing.filter((each) => each.levelType === levelType)
        const names = missing.slice(0, NAMES).map(({ evaluateeId }) => nameOf.get(evaluateeId) ?? '')
        return (
          <li key={levelId}>
            <LevelMark level={level} />
            <b>{translate('relations.autoBind.added', { count: added })}</b>
            {missing.length > 0 && (
              <details>
                <summary>{translate('relations.autoBind.missing', { count: missing.length })}</summary>
                {names.join(translate('relations.comma'))}
                {missing.length > NAMES && ` ${translate('relations.andMore', { count: missing.length - NAMES })}`}
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
