import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListRecord } from '../shape.ts'
import type { Column } from './columns.tsx'

interface RecordCardProps {
  record: ListRecord
  title: ReactNode
  /** Where the title leads, if anywhere. */
  to: string | undefined
  columns: readonly Pick<Column, 'name' | 'label' | 'render'>[]
  /** Before the title, such as the box by which it is chosen. */
  mark?: ReactNode
  actions?: ReactNode
}

/** A row on a phone: its title, then its columns below one another. */
export function RecordCard({ record, title, to, columns, mark, actions }: RecordCardProps) {
  return (
    <li className="rv-card">
      <header>
        {mark}
        {to === undefined ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        {actions && <span className="rv-list-actions">{actions}</span>}
      </header>
      <dl>
        {columns.map(({ name, label, render }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{render(record)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
