import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { levelShares } from '../../../../domain/evaluation/weights.ts'
import { shareText } from '../../../ui/inputs/weightDraft.ts'
import { LevelMark } from '../../../ui/marks/LevelMark.tsx'
import { EvaluateeName } from '../EvaluateeName.tsx'
import type { Evaluatee, Level } from '../model.ts'
import { type FloorRule, isWithoutRaters } from './matrix.ts'
import { RaterCell } from './RaterCell.tsx'

interface MatrixTableProps {
  rows: Evaluatee[]
  /** The open ones. */
  levels: Level[]
  rule: FloorRule
  canEdit: boolean
}

export function MatrixTable({ rows, levels, rule, canEdit }: MatrixTableProps) {
  const translate = useTranslate()
  const shares = levelShares(levels)
  return (
    <table className="rv-table rv-matrix">
      <thead>
        <tr>
          <th scope="col">{translate('relations.evaluatee')}</th>
          {levels.map((level, index) => (
            <th key={level.levelId} scope="col">
              <LevelMark level={level}>
                <span className="rv-muted">{percent(shares[index] ?? 0)}</span>
              </LevelMark>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MatrixRow key={row.id} row={row} levels={levels} rule={rule} canEdit={canEdit} />
        ))}
      </tbody>
    </table>
  )
}

/** A level that counts nothing shows no figure. */
const percent = (share: number) => (share === 0 ? '' : `${shareText(share)}%`)

const MatrixRow = memo(function MatrixRow({
  row,
  levels,
  rule,
  canEdit,
}: Omit<MatrixTableProps, 'rows'> & { row: Evaluatee }) {
  return (
    <tr className={isWithoutRaters(row, levels) ? 'rv-matrix-missing' : undefined}>
      <EvaluateeName row={row} canEdit={canEdit} />
      {levels.map((level) => (
        <td key={level.levelId}>
          <RaterCell row={row} level={level} rule={rule} canEdit={canEdit} />
        </td>
      ))}
    </tr>
  )
})
