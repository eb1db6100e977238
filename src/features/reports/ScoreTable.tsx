import { useTranslate } from 'react-admin'
import { LEVEL_LOOKS } from '../../../domain/evaluation/levels.ts'
import type { ReportLevel } from '../../../domain/scoring/report.ts'
import './reports.css'

export interface ScoreRow {
  key: number
  name: string
  /** A heading row has no figures of its own below it and stands out. */
  isHeading: boolean
  total: number | null
  others: number | null
  self: number | null
  byLevel: (number | null)[]
}

interface ScoreTableProps {
  caption: string
  totalName: string
  levels: ReportLevel[]
  rows: ScoreRow[]
}

/** Scores by relation level; a hidden or empty cell is a dash, and its level says why. */
export function ScoreTable({ caption, totalName, levels, rows }: ScoreTableProps) {
  const translate = useTranslate()
  const nameOf = ({ kind, name }: ReportLevel) =>
    name || translate(kind === 'pool' ? 'reports.pool' : LEVEL_LOOKS[kind].nameKey)
  const show = (value: number | null) => value?.toFixed(1) ?? '—'
  // Self has a column of its own already.
  const shown = levels.flatMap((level, index) => (level.kind === 'self' ? [] : [{ level, index }]))
  return (
    <section
      className="rv-card rv-scroll"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="rv-table rv-scores" aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col" className="n">
              {totalName}
            </th>
            <th scope="col" className="n">
              {translate('reports.others')}
            </th>
            <th scope="col" className="n">
              {translate('reports.self')}
            </th>
            {shown.map(({ level }) => (
              <th key={level.key} scope="col" className="n">
                {nameOf(level)} <span className="rv-report-count">{level.raterCount}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.isHeading ? 'rv-scores-heading' : ''}>
              <td>{row.name}</td>
              <td className="n">{show(row.total)}</td>
              <td className="n">{show(row.others)}</td>
              <td className="n">{show(row.self)}</td>
              {shown.map(({ level, index }) => (
                <td key={level.key} className="n">
                  {show(row.byLevel[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
